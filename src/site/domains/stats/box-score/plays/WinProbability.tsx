import type { BoxScore } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { ToneButton } from '#site/parts/tones/ToneButton.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { wordsOf } from './play-words.ts'
import styles from './WinProbability.module.css'
import type { WinChances } from './win-probability.ts'

const [width, height] = [800, 220]

type Told = Pick<BoxScore, 'sport' | 'periods' | 'away' | 'home'>

const percent = (share: number): string => `${Math.round(100 * share)}%`

/** How likely each side was to win, from margin and time left: an estimate, and said to be one. */
export function WinProbability({ box, chances }: { box: Told; chances: WinChances }) {
  const { points, turn, isOver } = chances
  const { away, home, periods, sport } = box
  const heads = periodHeads(sport.globalSportNameSlug, periods.length)
  const x = (at: number) => (at * width).toFixed(1)
  const y = (chance: number) => ((1 - chance) * height).toFixed(1)
  const line = points
    .map(({ at, chance }, index) => `${index === 0 ? 'M' : 'L'}${x(at)},${y(chance)}`)
    .join('')
  // What the play before a period said is where the one before it ended.
  const ends = periods.flatMap((_, index) => {
    const point = points.findLast(({ period, at }) => period === index + 1 && at <= 1)
    return point ? [{ head: heads[index]?.full ?? `${index + 1}`, chance: point.chance }] : []
  })
  const summary = `Chance to win, estimated. ${ends.map(({ head, chance }) => `After ${head}: ${home.name} ${percent(chance)}, ${away.name} ${percent(1 - chance)}`).join('. ')}.`
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <span className={`u-note-xs u-semibold ${styles.up}`}>{home.name}</span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          <path d={`${line}V${height}H0Z`} className={styles.home} />
          <path d={`${line}V0H0Z`} className={styles.away} />
          <path d={`M0,${height / 2}H${width}`} className={styles.even} />
          <path d={line} className={styles.line} />
        </svg>
        <span className={`u-note-xs u-semibold ${styles.down}`}>{away.name}</span>
      </div>
      <ToneButton
        what="the chance to win"
        values={points.map(({ chance }) => Math.round(100 * chance) - 50)}
        help={`A tone for each moment: the higher, the likelier ${home.name} was to win; the lower, ${away.name}.`}
      />
      <TableFrame caption="Estimated chance to win" size="small" maxHeight="none">
        <thead>
          <tr>
            <th scope="col">After</th>
            <th scope="col" data-align="end">
              {away.abbreviation}
            </th>
            <th scope="col" data-align="end">
              {home.abbreviation}
            </th>
          </tr>
        </thead>
        <tbody>
          {ends.map(({ head, chance }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td data-align="end">{percent(1 - chance)}</td>
              <td data-align="end">{percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <figcaption className={`u-note ${styles.words}`}>
        {turn && Math.abs(turn.by) >= 0.05 ? (
          <>
            The score that moved it most: {wordsOf(turn.play)} ({turn.by > 0 ? home.name : away.name} +
            {Math.round(100 * Math.abs(turn.by))} points).{' '}
          </>
        ) : null}
        An estimate from the margin and the time left, fitted on simulated games: it knows nothing of who
        plays
        {isOver ? '.' : ', and the game is not over.'}
      </figcaption>
    </figure>
  )
}
