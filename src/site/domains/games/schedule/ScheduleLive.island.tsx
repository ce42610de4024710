import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import { useLiveNews } from '#site/domains/live/use-live-news.ts'
import { LiveOutcome } from './GameOutcome.tsx'
import { type LiveRow, outcomeId } from './live-row.ts'

export default function ScheduleLive({ rows }: { rows: LiveRow[] }) {
  const news = useLiveNews(rows)
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {rows.map((row) => (
        <LiveCell key={row.id} row={row} />
      ))}
    </>
  )
}

const never = () => () => {}

/**
 * The rows are the server's HTML and stay it; only the cell of a game that moves is drawn anew, beside what stood
 * there, which its style then hides.
 */
function LiveCell({ row }: { row: LiveRow }) {
  const now = useLiveGame(row, row.live)
  const cell = useSyncExternalStore(
    never,
    () => document.getElementById(outcomeId(row.id)),
    () => null,
  )
  return cell && now && now !== row.live ? createPortal(<LiveOutcome row={row} now={now} />, cell) : null
}
