import { type RefObject, useEffect } from 'react'

const throttleMs = 200

/**
 * Calls back once the page was scrolled past the element, looking at most every 200 ms. By then the element is out of
 * view, so that it can go without anything moving: browsers hold on to what is being read, and for the one that does
 * not the page is scrolled by what it lost.
 */
export function useHiddenPast(element: RefObject<HTMLElement | null>, hide: () => void, isHidden: boolean) {
  useEffect(() => {
    if (isHidden) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      waiting = undefined
      const { height = 0, bottom = 0 } = element.current?.getBoundingClientRect() ?? {}
      // It has no height where the other layout's ad is shown, and whoever stands in it with the keyboard may stay.
      if (height === 0 || bottom >= 0 || element.current?.contains(document.activeElement)) return
      hide()
      if (!CSS.supports('overflow-anchor', 'auto')) requestAnimationFrame(() => scrollBy(0, -height))
    }
    const onScroll = () => {
      waiting ??= setTimeout(look, throttleMs)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      clearTimeout(waiting)
    }
  }, [element, hide, isHidden])
}
