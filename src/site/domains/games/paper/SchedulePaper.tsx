import { classNames } from '#ui/class-names.ts'
import { PaperTable } from '#ui/PaperTable.tsx'
import styles from './SchedulePaper.module.css'
import type { ScheduleLine } from './schedule-lines.ts'

interface SchedulePaperProps {
  caption: string
  lines: readonly ScheduleLine[]
  /** As a typewriter would, to be copied into a story. */
  isPlain?: boolean
}

/** A season as one table of words. */
export function SchedulePaper({ caption, lines, isPlain = false }: SchedulePaperProps) {
  return (
    <PaperTable caption={caption} hideCaption className={classNames(styles.table, isPlain && styles.plain)}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Opponent</th>
          <th scope="col">Place</th>
          <th scope="col">Time or Result</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, date, opponent, place, outcome, notes, stations }) => (
          <tr key={id}>
            <td>{date}</td>
            <th scope="row">
              {opponent}
              {notes ? <span className={`u-note-xs ${styles.notes}`}>{notes}</span> : null}
            </th>
            <td>{place}</td>
            <td>
              {outcome}
              {stations ? <span className={`u-note-xs ${styles.notes}`}>{stations}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </PaperTable>
  )
}
