import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { openAllGates } from '#site/lateness/gate.ts'
import { mark } from './live-markers.ts'

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
}

/**
 * A link has been followed: the menu that held it has done its work and closes at once, not when the page has come.
 * Islands open too, because a router that waits for shut ones could not even say that it is under way.
 */
export function beginNavigation(): void {
  closeMenus()
  openAllGates()
  mark({ isNavigating: true })
}

/** Whichever way a visitor comes to another page, the menus are closed there. */
export function useMenus(): void {
  const { key } = useLocation()
  const isNavigating = useNavigation().state !== 'idle'
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page ends the navigation that led to it
  useEffect(() => {
    if (isNavigating) return beginNavigation()
    // What somebody opened before the code came stays open.
    if (!isFirst.current) closeMenus()
    isFirst.current = false
    mark({ isNavigating: false })
  }, [key, isNavigating])
}
