import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { Crest } from '#site/domains/games/parts/Crest.tsx'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './Board.module.css'
import { type BoardSide, boardState } from './board-state.ts'

export interface BoardTeam {
  name: string
  abbreviation: string
  icon: string | null
  score: string | null
}

export interface LiveBoardProps {
  game: ClockedGame
  away: BoardTeam
  home: BoardTeam
  /** What stands there when no feed says more. */
  word: string
  isOver: boolean
  /** What a side that has the ball is said to do. */
  ballWords: string
  /** 'bar' repeats the score for the eye while the page is read. */
  look: 'large' | 'bar'
}

/** The score in the two teams' colours; while the game is on it follows the feed. */
export default function LiveBoardIsland({ game, away, home, word, isOver, ballWords, look }: LiveBoardProps) {
  const now = useLiveGame(game, game.live)
  const state = boardState({ away: away.score, home: home.score, word, isOver }, now)
  return (
    <div className={classNames(styles.sides, styles[look])} aria-hidden={look === 'bar' || undefined}>
      <Side team={away} state={state.away} ballWords={ballWords} look={look} className={styles.away} />
      <div className={styles.middle}>
        <p className={`u-title ${styles.moment}`}>{state.moment}</p>
        {state.situation ? <p className={styles.situation}>{state.situation}</p> : null}
      </div>
      <Side team={home} state={state.home} ballWords={ballWords} look={look} className={styles.home} />
    </div>
  )
}

interface SideProps extends Pick<LiveBoardProps, 'ballWords' | 'look'> {
  team: BoardTeam
  state: BoardSide
  className: string | undefined
}

function Side({ team, state, ballWords, look, className }: SideProps) {
  return (
    <p className={classNames(styles.side, className)} data-won={state.isWinner || undefined}>
      <span className={`u-center ${styles.crest}`}>
        <Crest src={team.icon} abbreviation={team.abbreviation} size={look === 'bar' ? 'small' : 'large'} />
      </span>
      <span className={`u-title ${styles.name}`}>
        <span className={styles.long}>{team.name}</span>
        <span className={styles.short} aria-hidden="true">
          {team.abbreviation}
        </span>
        {state.hasBall ? (
          <span className={styles.ball}>
            <span className="visually-hidden"> {ballWords}</span>
          </span>
        ) : null}
      </span>{' '}
      <span className={`u-headline u-figures u-tight ${styles.score}`}>{state.score ?? '–'}</span>
    </p>
  )
}
