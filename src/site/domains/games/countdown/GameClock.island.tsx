import { livestatsOf } from '#site/domains/live/live-game.ts'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import { classNames } from '#ui/class-names.ts'
import CountdownIsland from './Countdown.island.tsx'
import styles from './Countdown.module.css'
import type { Cell } from './Countdown.tsx'
import type { ClockedGame } from './clocked-game.ts'

interface GameClockProps {
  game: ClockedGame
  /** What stands under the school's score. */
  team: string
  still: Cell[]
}

export default function GameClock({ game, team, still }: GameClockProps) {
  const now = useLiveGame(game, game.live)
  const isDelayed = now?.phase === 'delayed'
  if (!now?.play || !(isDelayed || now.phase === 'live')) {
    return <CountdownIsland startDateUtc={game.startDateUtc} still={still} />
  }
  const { team_score, opponent_score, ordinal_period } = livestatsOf(now.play, game.locationIndicator)
  const cells: Cell[] = [
    { value: String(team_score), label: team },
    { value: String(opponent_score), label: game.opponent },
    { value: ordinal_period || '–', label: 'Period' },
    { value: now.play.clock ?? '–', label: isDelayed ? 'Delayed' : 'Clock' },
  ]
  return (
    <div className={styles.countdown} role="group" aria-label="Score now">
      {cells.map(({ value, label }) => (
        <span key={label} className={`u-grid u-caps u-tight u-raised ${styles.cell}`}>
          <span className={classNames(styles.value, value.length > 4 && styles.long)}>{value}</span>{' '}
          <span className={styles.label}>{label}</span>
        </span>
      ))}
    </div>
  )
}
