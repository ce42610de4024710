import type { Play } from '#contract/shapes/stats-shapes.ts'
import styles from './Bases.module.css'
import { basesWords } from './play-words.ts'

/** First to the right, second above, third to the left. */
const places = [
  [1, 17, 10],
  [2, 11, 4],
  [3, 5, 10],
] as const

/** Who is on, and how many are out, as a scoreboard shows it. */
export function Bases({ play }: { play: Pick<Play, 'outs' | 'on'> }) {
  const { outs = 0, on = [] } = play
  return (
    <svg viewBox="0 0 22 21" className={styles.bases} role="img" aria-label={basesWords(play)}>
      {places.map(([base, x, y]) => (
        <path
          key={base}
          d={`M${x},${y - 3.6}l3.6,3.6-3.6,3.6-3.6-3.6z`}
          data-on={on.includes(base) || undefined}
        />
      ))}
      {[0, 1].map((out) => (
        <circle key={out} cx={8.5 + out * 5} cy="18" r="1.7" data-on={outs > out || undefined} />
      ))}
    </svg>
  )
}
