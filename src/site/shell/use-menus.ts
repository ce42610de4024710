import { useEffect } from 'react'
import { useLocation } from 'react-router'

const closeMenus = (isOver: (menu: HTMLElement) => boolean = () => true) => {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    if (isOver(menu)) menu.hidePopover()
}

const hasLeft = (menu: HTMLElement, target: Element) =>
  !menu.contains(target) && target.getAttribute('popovertarget') !== menu.id

/**
 * Menus are popovers: the browser opens them, keeps one open at a time, and closes them on Escape with the focus back
 * on the button, all without a script. This adds what it leaves out: they close when the page changes, when the
 * keyboard moves on, and when the screen grows from one layout of the menu into the other.
 */
export function useMenus() {
  const { key } = useLocation()
  useEffect(() => closeMenus(), [key])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) closeMenus((menu) => hasLeft(menu, target))
    }
    document.addEventListener('focusin', onFocus, { signal })
    matchMedia('(min-width: 1280px)').addEventListener('change', () => closeMenus(), { signal })
    return () => stop.abort()
  }, [])
}
