import { useSyncExternalStore } from 'react'

/** Which of the header's two menus is open; they share this state, so opening one closes the other. */
export type HeaderState = 'navigation' | 'sport-navigation'

/** What only the browser knows about the page: told by behaviour that loads late, shown by the html element. */
export interface LiveMarkers {
  isMenuOpen: boolean
  isHeaderStuck: boolean
  isScrollingSmoothly: boolean
  isReading: boolean
  isNavigating: boolean
  headerState: HeaderState | null
}

export const quiet: LiveMarkers = {
  isMenuOpen: false,
  isHeaderStuck: false,
  isScrollingSmoothly: false,
  isReading: false,
  isNavigating: false,
  headerState: null,
}

let markers = quiet
const listeners = new Set<() => void>()

export function mark(change: Partial<LiveMarkers>): void {
  const names = Object.keys(change) as (keyof LiveMarkers)[]
  if (names.every((name) => markers[name] === change[name])) return
  markers = { ...markers, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A store and no context: a change of context would pass through islands that are still shut. */
export const useLiveMarkers = (): LiveMarkers =>
  useSyncExternalStore(
    subscribe,
    () => markers,
    () => quiet,
  )
