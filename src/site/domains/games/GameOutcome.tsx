import type { Game, GameResult, Schedule } from '#contract/games.ts'
import { classNames } from '#ui/class-names.ts'
import { Stamp } from '#ui/Stamp.tsx'
import styles from './GameOutcome.module.css'
import { gameTime } from './game-dates.ts'
import { gameStanding, scoreText } from './game-standing.ts'
import { zoneWords } from './game-words.ts'

export type ScoreDisplay = Schedule['settings']['scoreDisplay']

/** The figure a fan looks for: the result, or when it starts. */
export function GameOutcome({ game, scoreDisplay }: { game: Game; scoreDisplay: ScoreDisplay }) {
  const standing = gameStanding(game)
  switch (standing.kind) {
    case 'called-off':
      return (
        <p className={styles.outcome}>
          <Stamp>{standing.word}</Stamp>
        </p>
      )
    case 'over':
      return <Result result={standing.result} scoreDisplay={scoreDisplay} />
    case 'live':
      return (
        <p className={styles.outcome}>
          <Stamp tone="live">Live</Stamp>
        </p>
      )
    case 'ahead':
      return (
        <p className={styles.outcome}>
          <b className={styles.words}>{gameTime(game)}</b>
          {game.isTbd || game.isAllDay ? null : <span className={styles.note}> {zoneWords(game)}</span>}
        </p>
      )
  }
}

const decisions = {
  W: { word: 'Win', tone: 'win' },
  L: { word: 'Loss', tone: 'loss' },
  T: { word: 'Tie', tone: 'draw' },
} as const

function Result({ result, scoreDisplay }: { result: GameResult; scoreDisplay: ScoreDisplay }) {
  const { status, prescore, postscore } = result
  const decision = status === 'N' ? null : decisions[status]
  const score = scoreText(result, scoreDisplay)
  // A place in a field of schools is told in words alone, and the first of them are the result.
  const main = score ?? prescore ?? postscore
  const notes = [prescore, postscore].filter((note) => note && note !== main)
  return (
    <p className={classNames(styles.outcome, styles.result)}>
      {decision ? (
        <Stamp tone={decision.tone} size="regular">
          <span aria-hidden="true">{status}</span>
          <span className="visually-hidden">{decision.word}</span>
        </Stamp>
      ) : null}{' '}
      <b className={score ? styles.score : styles.words}>{main}</b>
      {notes.length > 0 ? <span className={styles.note}> {notes.join(' · ')}</span> : null}
    </p>
  )
}
