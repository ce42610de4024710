import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 45em)')

/** Whether there is no room for columns. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => narrow.matches,
  )
