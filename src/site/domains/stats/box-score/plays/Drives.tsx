import type { BoxScore } from '#contract/stats.ts'
import { DriveChart } from './DriveChart.tsx'
import styles from './Drives.module.css'
import { DriveTable } from './DriveTable.tsx'

/** The possessions on a field, and beside it in a table. */
export function Drives({ box }: { box: Pick<BoxScore, 'drives' | 'away' | 'home'> }) {
  return (
    <div className={`u-shrink-items ${styles.drives}`}>
      <DriveChart box={box} />
      <DriveTable box={box} />
    </div>
  )
}
