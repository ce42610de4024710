import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Names the stay on a page. A new navigation is a new stay; a sort, a filter or a jump within the page is not, and
 * going back to where an ad was closed finds it closed.
 */
export function useStay(): string {
  const { pathname, key } = useLocation()
  const [stay, setStay] = useState({ pathname, key })
  if (stay.pathname !== pathname) setStay({ pathname, key })
  return stay.key
}

const closed = new Set<string>()

/** Whether an ad was closed, remembered only within the page. */
export function useClosed(name: string): [isClosed: boolean, close: () => void] {
  const [isClosed, setClosed] = useState(() => closed.has(name))
  const close = () => {
    closed.add(name)
    setClosed(true)
  }
  return [isClosed, close]
}
