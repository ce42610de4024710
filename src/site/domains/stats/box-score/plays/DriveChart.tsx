import type { BoxScore } from '#contract/stats.ts'
import styles from './DriveChart.module.css'
import { type DriveShape, driveShapes } from './drive-shapes.ts'

const row = 4
/** End zones, ten yards deep, on both ends of a hundred. */
const ends = 10
const yardLines = [10, 20, 30, 40, 50, 60, 70, 80, 90]

/** The possessions on a field, one below the other: the visitors to the right, the home side to the left. */
export function DriveChart({ box }: { box: Pick<BoxScore, 'drives' | 'away' | 'home'> }) {
  const shapes = driveShapes(box.drives)
  if (shapes.length === 0) return null
  const height = shapes.length * row + 2
  const scores = (side: DriveShape['side']) =>
    shapes.filter((each) => each.side === side && each.isScore).length
  const label = `${shapes.length} drives on a field. ${box.away.name} plays to the right and scored on ${scores('away')}, ${box.home.name} plays to the left and scored on ${scores('home')}. The table tells each.`
  return (
    <figure className={styles.figure}>
      <p className={styles.heads}>
        <span data-side="away">{box.away.name} →</span>
        <span data-side="home">← {box.home.name}</span>
      </p>
      <svg viewBox={`0 0 ${100 + 2 * ends} ${height}`} className={styles.field} role="img" aria-label={label}>
        <rect x="0" y="0" width={ends} height={height} className={styles.away} opacity="0.85" />
        <rect x={100 + ends} y="0" width={ends} height={height} className={styles.home} opacity="0.85" />
        {yardLines.map((yard) => (
          <path
            key={yard}
            d={`M${yard + ends},0V${height}`}
            className={yard === 50 ? styles.middle : styles.yards}
          />
        ))}
        {shapes.map(({ side, from, to, isScore }, index) => {
          const y = index * row + 1 + row / 2
          const tip = side === 'away' ? -1.6 : 1.6
          return (
            <g key={index} className={styles[side]}>
              <path d={`M${from + ends},${y - 1.1}V${y + 1.1}`} className={styles.start} />
              <path d={`M${from + ends},${y}H${to + ends}`} className={styles.bar} />
              {isScore ? (
                <circle cx={to + ends} cy={y} r="1.5" />
              ) : (
                <path d={`M${to + ends},${y}l${tip},-1.3v2.6z`} />
              )}
            </g>
          )
        })}
      </svg>
      <figcaption className="u-note-xs">
        A dot is a score; an arrow shows where a drive ended without one.
      </figcaption>
    </figure>
  )
}
