import { type RefObject, useEffect } from 'react'

/** Says how high the keyboard of a phone stands, so that the bar can stand above it. */
export function useAboveKeyboard(whole: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const view = visualViewport
    const box = whole.current
    if (!view || !box || !isWanted) return undefined
    const follow = () => {
      const hidden = Math.max(0, innerHeight - view.height - view.offsetTop)
      box.style.setProperty('--keyboard', `${Math.round(hidden)}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [whole, isWanted])
}
