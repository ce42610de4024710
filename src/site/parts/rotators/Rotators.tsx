import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#site/lateness/when-idle.ts'

/** The specification's wait before it is looked whether a page has anything to pause. */
const checkAfterMs = 2_000

/** What turns by itself: rotators with more than one slide and a time for each, and a scoreboard that plays. */
const turning = '[data-delay]'

/** Gives the rotators of a page their behaviour, and the page their common control when it has something to control. */
export function Rotators({ page }: { page: unknown }) {
  const [Control, setControl] = useState<ComponentType>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rotators
  useEffect(() => {
    whenIdle(() => {
      if (document.querySelector('site-rotator')) void import('./rotator-element.ts')
    })
    const check = setTimeout(async () => {
      const isNeeded = document.querySelector(turning) !== null
      const { RotatorsControl } = isNeeded ? await import('./RotatorsControl.tsx') : {}
      setControl(() => RotatorsControl)
    }, checkAfterMs)
    return () => clearTimeout(check)
  }, [page])

  return Control ? <Control /> : null
}
