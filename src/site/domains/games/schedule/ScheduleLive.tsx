import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { LiveRow } from './live-row.ts'

const ScheduleLiveIsland = islandComponent(() => import('./ScheduleLive.island.tsx'))

/** Keeps the rows of games that are on up to date, in place, and says aloud what happens. */
export function ScheduleLive({ rows }: { rows: LiveRow[] }) {
  if (rows.length === 0) return null
  return (
    <Island defer="idle">
      <ScheduleLiveIsland rows={rows} />
    </Island>
  )
}
