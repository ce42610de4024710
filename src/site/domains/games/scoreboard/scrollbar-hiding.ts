import { type RefObject, useEffect } from 'react'

/** Milliseconds after the last scroll in which a scrollbar is still to be seen. */
export const hideDelay = 1_000

/** Marks an element as scrolling until it has rested for the delay. Returns what stops it. */
export function markScrolling(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    element.dataset.scrolling = ''
    clearTimeout(timer)
    timer = setTimeout(() => delete element.dataset.scrolling, hideDelay)
  }
  element.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    element.removeEventListener('scroll', onScroll)
  }
}

export function useScrollbarHiding(row: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => (isWanted && row.current ? markScrolling(row.current) : undefined), [row, isWanted])
}
