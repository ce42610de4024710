import type { Play, Side } from '#contract/shapes/stats-shapes.ts'
import type { Names } from './play-words.ts'
import styles from './RallyStrip.module.css'

/** Who won each rally of a set, the visitors' above and the home side's below. */
export function RallyStrip({ plays, names }: { plays: readonly Play[]; names: Names }) {
  const winners = plays.flatMap(({ side, homeScore }) => (side && homeScore !== null ? [side] : []))
  if (winners.length === 0) return null
  const path = (side: Side, y: number) =>
    winners.map((winner, index) => (winner === side ? `M${index * 4},${y}h3v7h-3z` : '')).join('')
  const won = (side: Side) => winners.filter((winner) => winner === side).length
  const label = `Rally by rally: ${names.away.name} won ${won('away')}, ${names.home.name} ${won('home')}`
  return (
    <svg viewBox={`0 0 ${winners.length * 4} 16`} className={styles.strip} role="img" aria-label={label}>
      <path d={path('away', 0)} className={styles.away} />
      <path d={path('home', 9)} className={styles.home} />
    </svg>
  )
}
