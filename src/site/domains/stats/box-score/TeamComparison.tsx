import type { CSSProperties } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { Comparison } from './comparison.ts'
import styles from './TeamComparison.module.css'

interface TeamComparisonProps {
  away: string
  home: string
  rows: Comparison[]
}

/** Two teams side by side: bars for the eye, a table for everybody. */
export function TeamComparison({ away, home, rows }: TeamComparisonProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {away} and {home} compared
      </caption>
      <thead>
        <tr>
          <th scope="col">{away}</th>
          <th scope="col">
            <span className="visually-hidden">Number</span>
          </th>
          <th scope="col">{home}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, away: left, home: right, awayShare, leader }) => (
          <tr key={label} style={{ '--share': awayShare } as CSSProperties}>
            <td data-leads={leader === 'away' || undefined}>
              {left}
              {leader === 'away' ? <Better /> : null}
            </td>
            <th scope="row">{label}</th>
            <td data-leads={leader === 'home' || undefined}>
              {leader === 'home' ? <Better /> : null}
              {right}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Better = () => (
  <>
    <Icon name="check" size="x-small" />
    <span className="visually-hidden"> better</span>
  </>
)
