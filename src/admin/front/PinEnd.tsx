import { useSchool } from '../api/queries.ts'
import { clockOf, momentAt } from '../fields/zoned.ts'
import { shortMoment } from '../words/moments.ts'
import styles from './FrontList.module.css'

const dayMs = 24 * 60 * 60 * 1000
const ends = [
  { id: 'tonight', label: 'Until midnight', days: 1 },
  { id: 'three', label: 'For three days', days: 3 },
  { id: 'week', label: 'For a week', days: 7 },
  { id: 'none', label: 'Without an end', days: null },
] as const

/** The midnight that ends so many days, on the school's own clock. */
function midnightAfter(now: string, days: number, timeZone: string): string | null {
  const { day } = clockOf(new Date(Date.parse(now) + days * dayMs).toISOString(), timeZone)
  return momentAt(day, '00:00', timeZone)
}

interface PinEndProps {
  title: string
  now: string
  until: string | null
  onChange(until: string | null): void
}

/** Until when a story keeps its place. */
export function PinEnd({ title, now, until, onChange }: PinEndProps) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  return (
    <select
      className={styles.end}
      aria-label={`Until when ${title} stays here`}
      value=""
      onChange={({ target }) => {
        const end = ends.find(({ id }) => id === target.value)
        if (end) onChange(end.days === null ? null : midnightAfter(now, end.days, timeZone))
      }}
    >
      <option value="">{until ? `To ${shortMoment(until, timeZone)}` : 'No end'}</option>
      {ends.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
