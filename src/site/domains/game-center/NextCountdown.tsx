import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { NextClock } from './next-clock.ts'

const NextCountdownIsland = islandComponent(() => import('./NextCountdown.island.tsx'))

/** Lets the clock of the next game run. */
export function NextCountdown({ clock }: { clock: NextClock | null }) {
  if (!clock) return null
  return (
    <Island defer="idle">
      <NextCountdownIsland clock={clock} />
    </Island>
  )
}
