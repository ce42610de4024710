import type { Game, GameResult, Schedule } from '#contract/games.ts'
import type { LiveGame } from '#site/domains/live/live-game.ts'
import { classNames } from '#ui/class-names.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { gameTime } from '../parts/game-dates.ts'
import { gameStanding, scoreText } from '../parts/game-standing.ts'
import { zoneWords } from '../parts/game-words.ts'
import type { CardResult } from '../scoreboard/scoreboard-card.ts'
import { cardStanding } from '../scoreboard/scoreboard-standing.ts'
import styles from './GameOutcome.module.css'
import { type LiveRow, outcomeId } from './live-row.ts'

export type ScoreDisplay = Schedule['settings']['scoreDisplay']

interface GameOutcomeProps {
  game: Game
  scoreDisplay: ScoreDisplay
  /** How the game stands, if it may be on. */
  live: LiveRow | undefined
}

/** The figure a fan looks for: the result, or when it starts. The live score takes its place. */
export function GameOutcome({ game, scoreDisplay, live }: GameOutcomeProps) {
  return (
    <div id={live ? outcomeId(game.id) : undefined} className={styles.outcome}>
      {live?.live && live.live.phase !== 'ahead' ? (
        <LiveOutcome row={live} now={live.live} />
      ) : (
        <Still game={game} scoreDisplay={scoreDisplay} />
      )}
    </div>
  )
}

function Still({ game, scoreDisplay }: Pick<GameOutcomeProps, 'game' | 'scoreDisplay'>) {
  const standing = gameStanding(game)
  switch (standing.kind) {
    case 'called-off':
      return (
        <p className={`u-cluster u-gap-1-2 u-text-end ${styles.line}`}>
          <Stamp tone="brand">{standing.word}</Stamp>
        </p>
      )
    case 'over':
      return <Result result={standing.result} scoreDisplay={scoreDisplay} />
    case 'live':
      return (
        <p className={`u-cluster u-gap-1-2 u-text-end ${styles.line}`}>
          <Stamp tone="live">Live</Stamp>
        </p>
      )
    case 'ahead':
      return (
        <p className={`u-cluster u-gap-1-2 u-text-end ${styles.line}`}>
          <b className={`u-number u-figures u-nowrap ${styles.words}`}>{gameTime(game)}</b>
          {game.isTbd || game.isAllDay ? null : (
            <span className={`u-note u-figures ${styles.note}`}> {zoneWords(game)}</span>
          )}
        </p>
      )
  }
}

/** A game as the feed tells it. */
export function LiveOutcome({ row, now }: { row: LiveRow; now: LiveGame }) {
  const standing = cardStanding({ ...row, isLive: now.phase === 'live' }, now)
  if (standing.kind === 'over') return <Result result={standing.result} scoreDisplay="team-first" />
  if (standing.kind !== 'live') return null
  const { score, moment } = standing
  return (
    <p className={classNames('u-cluster u-gap-1-2 u-text-end', styles.line, styles.result, styles.live)}>
      <Stamp tone={standing.word === 'Live' ? 'live' : 'brand'} size="regular">
        {standing.word}
      </Stamp>{' '}
      {score ? (
        <b className={`u-number u-figures u-nowrap ${styles.score}`}>
          {score.team}-{score.opponent}
        </b>
      ) : null}
      {moment ? <span className={`u-note u-figures ${styles.note}`}> {moment}</span> : null}
    </p>
  )
}

const decisions = {
  W: { word: 'Win', tone: 'win' },
  L: { word: 'Loss', tone: 'loss' },
  T: { word: 'Tie', tone: 'draw' },
} as const

function Result({ result, scoreDisplay }: { result: GameResult | CardResult; scoreDisplay: ScoreDisplay }) {
  const { status, prescore, postscore } = result
  const decision = status === 'N' ? null : decisions[status]
  const score = scoreText(result, scoreDisplay)
  // A place in a field of schools is told in words alone, and the first of them are the result.
  const main = score ?? prescore ?? postscore ?? 'Final'
  const notes = [prescore, postscore].filter((note) => note && note !== main)
  return (
    <p className={classNames('u-cluster u-gap-1-2 u-text-end', styles.line, styles.result)}>
      {decision ? (
        <Stamp tone={decision.tone} size="regular">
          <span aria-hidden="true">{status}</span>
          <span className="visually-hidden">{decision.word}</span>
        </Stamp>
      ) : null}{' '}
      <b
        className={
          score
            ? `u-number u-figures u-nowrap ${styles.score}`
            : `u-number u-figures u-nowrap ${styles.words}`
        }
      >
        {main}
      </b>
      {notes.length > 0 ? (
        <span className={`u-note u-figures ${styles.note}`}> {notes.join(' · ')}</span>
      ) : null}
    </p>
  )
}
