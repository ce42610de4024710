import type { BoxScore } from '#contract/stats.ts'
import { grouped } from '#site/format/number.ts'
import styles from './BoxNotes.module.css'

type Noted = Pick<
  BoxScore,
  'stadium' | 'location' | 'attendance' | 'duration' | 'rules' | 'weather' | 'notes' | 'officials'
>

/** What a reporter's last paragraph needs: where, how many came, how long it took, who judged. */
export function BoxNotes({ box }: { box: Noted }) {
  const facts = [
    ['Venue', box.stadium],
    ['Place', box.location],
    ['Attendance', box.attendance === null ? undefined : grouped(box.attendance)],
    ['Length of game', box.duration],
    ['Rules', box.rules],
    ['Weather', box.weather],
    ...box.officials.map(({ title, name }) => [title, name]),
    ...(box.notes ?? []).map((note) => ['Note', note]),
  ].filter(([, value]) => value)
  return (
    <dl className={styles.notes}>
      {facts.map(([name, value]) => (
        <div key={`${name}${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
