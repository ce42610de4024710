import { useEffect, useState } from 'react'
import { RotatorsControl } from './RotatorsControl.tsx'

/** The specification's wait before it is looked whether a page has anything to pause. */
const checkAfterMs = 2_000

/** What turns by itself: rotators with more than one slide and a time for each, and a scoreboard that plays. */
const turning = '[data-delay]'

/** Gives a page the common control of its rotators when it has something to control. */
export function Rotators({ page }: { page: unknown }) {
  const [isNeeded, setNeeded] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rotators
  useEffect(() => {
    const look = () => setNeeded(document.querySelector(turning) !== null)
    const check = setTimeout(look, checkAfterMs)
    return () => clearTimeout(check)
  }, [page])

  return isNeeded ? <RotatorsControl /> : null
}
