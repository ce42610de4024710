import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { type HandAct, type HandSide, handSides, periodWords } from '#contract/editing/hand-score.ts'
import { useSchool } from '../api/queries.ts'
import { pictureAt } from '../media/asset-looks.ts'
import { Button, ButtonLink, OutLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Problem } from '../parts/Problem.tsx'
import { agoWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { counted } from '../words/plural.ts'
import { AfterGame } from './AfterGame.tsx'
import { CorrectPanel } from './CorrectPanel.tsx'
import styles from './game.module.css'
import { actWords, gameTitle, standWords } from './game-words.ts'
import type { HandQueue, Waiting } from './hand-queue.ts'
import { type GameSaid, useGame } from './use-game.ts'

/** A game as it is kept by hand: under each side its own keys, in its own color and with its name. */
export function ScorePane({ gameId }: { gameId: number }) {
  const { game, error, queue, waiting } = useGame(gameId)
  if (!game) return <Problem>{error?.message ?? null}</Problem>
  const isOpen = game.refusal === null && game.mayWrite && game.keptBy !== 'file'
  return (
    <section className={styles.pane} aria-label={gameTitle(game)}>
      <header className={styles.head}>
        <h2>{gameTitle(game)}</h2>
        <p>
          {game.keptBy === 'file' ? 'By a stat file' : standWords(game.said, game.rules, game.regulation)}
        </p>
      </header>
      <div className={styles.sides}>
        {handSides.map((side) => (
          <Side key={side} game={game} side={side} onSay={isOpen && !game.said.isOver ? queue.say : null} />
        ))}
      </div>
      <Standing game={game} />
      {game.refusal ? <p className={styles.note}>{game.refusal}</p> : null}
      {game.mayWrite ? null : <p className={styles.note}>You may look at this game.</p>}
      <Line waiting={waiting} onLetGo={queue.letGo} />
      {isOpen ? <Ways game={game} onSay={queue.say} /> : null}
      <AfterGame game={game} />
      <Said game={game} />
      <p className={styles.ways}>
        <ButtonLink look="quiet" icon="form" to={`/content/games/${game.id}`}>
          All of this game
        </ButtonLink>
        <OutLink look="quiet" icon="open" href={`/game-center/${game.id}`}>
          Game center
        </OutLink>
      </p>
    </section>
  )
}

type Say = HandQueue['say']

/** What a file has says more than anybody can press: what is said by hand gives way. */
function Standing({ game: { file } }: { game: GameSaid }) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  if (!file) return null
  return (
    <p className={styles.note}>
      {file.program ?? 'A scoring program'} keeps this score: its file came{' '}
      {agoWords(file.receivedAt, now, timeZone)}, and what is said by hand is not shown.{' '}
      <Link to={`/stat-files?q=${encodeURIComponent(file.name ?? '')}`}>Stat files</Link>
      {file.strangers > 0 ? ` · ${counted(file.strangers, 'player', 'players')} not found on the roster` : ''}
    </p>
  )
}

const numberOf = ({ keptBy, acts, score, said }: GameSaid, side: HandSide): string =>
  keptBy === 'file' || acts.length === 0 ? (score?.[side] ?? '0') : String(said.score[side])

function Side({ game, side, onSay }: { game: GameSaid; side: HandSide; onSay: Say | null }) {
  const { name, color, textColor, logo } = game[side]
  const { rules, said } = game
  const colors = { '--side': color ?? undefined, '--side-text': textColor ?? undefined } as CSSProperties
  return (
    <div className={styles.side} style={colors}>
      <p className={styles.team}>
        {logo ? <img src={pictureAt(logo, 88)} alt="" className={styles.crest} /> : null}
        <span>{name}</span>
      </p>
      <p className={styles.score} aria-label={`Score of ${name}`}>
        {numberOf(game, side)}
      </p>
      {rules.isSets && said.period > 0 ? (
        <p className={styles.part}>
          {said.periods[side][said.period - 1] ?? 0} in the {periodWords(rules, said.period, game.regulation)}
        </p>
      ) : null}
      {onSay
        ? rules.keys.map(({ points, label }) => (
            <button
              key={points}
              type="button"
              className={styles.key}
              aria-label={`+${points} ${label}, ${name}`}
              onClick={() => onSay({ act: 'points', side, points })}
            >
              <b>+{points}</b> <span>{label}</span>
            </button>
          ))
        : null}
    </div>
  )
}

/** Whether all of it has arrived: nobody at the field wonders. */
function Line({ waiting: { acts, refusal }, onLetGo }: { waiting: Waiting; onLetGo(): void }) {
  return (
    <div className={styles.waiting} role="status" data-waiting={acts.length > 0 || undefined}>
      {refusal ? (
        <>
          <Icon name="warn" />
          <span>
            {refusal} {counted(acts.length, 'entry', 'entries')} not taken.
          </span>
          <Button look="danger" onPress={onLetGo}>
            Let go
          </Button>
        </>
      ) : acts.length > 0 ? (
        <>
          <Icon name="offline" />
          <span>{counted(acts.length, 'entry', 'entries')} waiting to be sent</span>
        </>
      ) : (
        <span>Everything is sent.</span>
      )}
    </div>
  )
}

/** What is not a score: the periods, a slip, the end. */
function Ways({ game, onSay }: { game: GameSaid; onSay: Say }) {
  const [isEnding, setEnding] = useState(false)
  const [isCorrecting, correct] = useState(false)
  const { said, rules, last, acts, regulation } = game
  const end = ended(acts, last)
  if (said.isOver)
    return (
      <div className={styles.ways}>
        <Button icon="edit" onPress={() => correct(true)}>
          Correct
        </Button>
        {end ? <Button onPress={() => onSay({ act: 'undo', undoes: end.key })}>Not over yet</Button> : null}
        {isCorrecting ? <CorrectPanel game={game} onSay={onSay} onClose={() => correct(false)} /> : null}
      </div>
    )
  const next = said.period + 1
  return (
    <div className={styles.ways}>
      {said.hasStarted ? null : <Button onPress={() => onSay({ act: 'start' })}>Start the game</Button>}
      {said.hasStarted && rules.period ? (
        <Button icon="chevron-right" onPress={() => onSay({ act: 'period', period: next })}>
          {periodWords(rules, next, regulation)}
        </Button>
      ) : null}
      <Button icon="edit" onPress={() => correct(true)}>
        Correct
      </Button>
      {last ? (
        <Button icon="history" onPress={() => onSay({ act: 'undo', undoes: last.key })}>
          Undo: {actWords(last, rules, game)}
        </Button>
      ) : null}
      {isEnding ? (
        <span className={styles.ending}>
          <Button
            look="main"
            onPress={() => {
              onSay({ act: 'end' })
              setEnding(false)
            }}
          >
            Publish {said.score.us}–{said.score.them} as final
          </Button>
          <Button look="quiet" onPress={() => setEnding(false)}>
            Play on
          </Button>
        </span>
      ) : said.hasStarted ? (
        <Button icon="check" onPress={() => setEnding(true)}>
          End of the game
        </Button>
      ) : null}
      {isCorrecting ? <CorrectPanel game={game} onSay={onSay} onClose={() => correct(false)} /> : null}
    </div>
  )
}

/** The act that ended it and was not taken back. */
function ended(acts: readonly HandAct[], last: HandAct | null): HandAct | null {
  if (last?.act === 'end') return last
  const undone = new Set(acts.map(({ undoes }) => undoes))
  return acts.findLast(({ act, key }) => act === 'end' && !undone.has(key)) ?? null
}

/** All that was said, the last first; what was taken back is struck through. */
function Said({ game }: { game: GameSaid }) {
  const { acts, rules } = game
  const undone = new Set(acts.map(({ undoes }) => undoes))
  const told = acts.filter(({ act }) => act !== 'undo').toReversed()
  return told.length === 0 ? null : (
    <details className={styles.said}>
      <summary>{counted(told.length, 'entry', 'entries')}</summary>
      <ol>
        {told.map((act) => (
          <li key={act.key}>
            {undone.has(act.key) ? <s>{actWords(act, rules, game)} (undone)</s> : actWords(act, rules, game)}
          </li>
        ))}
      </ol>
    </details>
  )
}
