import { Island } from '#site/lateness/Island.tsx'
import type { LiveRow } from './live-row.ts'
import ScheduleLiveIsland from './ScheduleLive.island.tsx'

/** Keeps the rows of games that are on up to date, in place, and says aloud what happens. */
export function ScheduleLive({ rows }: { rows: LiveRow[] }) {
  if (rows.length === 0) return null
  return (
    <Island defer="idle">
      <ScheduleLiveIsland rows={rows} />
    </Island>
  )
}
