import type { Game } from '#contract/games.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { BoxLeaders } from '#site/domains/stats/box-score/BoxLeaders.tsx'
import { BoxLineScore } from '#site/domains/stats/box-score/BoxLineScore.tsx'
import { PlayList } from '../plays/PlayList.tsx'
import { latestPlays, periodWord } from '../plays/period-plays.ts'
import type { ShownBox } from '../told/live-box.ts'
import styles from './Panels.module.css'

const count = 12

interface FeedPanelProps {
  box: ShownBox
  game: Game
  showOvertime: boolean
}

/** What is happening: the last plays, the newest on top, beside the score by period and who leads. */
export function FeedPanel({ box, game, showOvertime }: FeedPanelProps) {
  const latest = latestPlays(box, count)
  return (
    <div className={`u-frame ${styles.feed}`}>
      <div className="u-part">
        <h2 className={`u-headline u-display-md ${styles.title}`}>Latest</h2>
        {latest.length > 0 ? (
          <PlayList
            plays={latest}
            box={box}
            list="latest"
            periodOf={(period) => periodWord(box.sport.globalSportNameSlug, period)}
          />
        ) : (
          <p className="u-note">The plays are told here as soon as the first one is.</p>
        )}
        {box.plays.length > count ? (
          <p>
            <a className="u-target u-bold" href="#plays">
              Every play of this game
            </a>
          </p>
        ) : null}
      </div>
      <div className="u-part">
        <h2 className={`u-headline u-display-md ${styles.title}`}>Line Score</h2>
        <BoxLineScore box={box} showOvertime={showOvertime && gameStateOf(game.gameState) === 'Live'} />
        {box.away.leaders.length + box.home.leaders.length > 0 ? (
          <>
            <h2 className={`u-headline u-display-md ${styles.title}`}>Leaders</h2>
            <BoxLeaders box={box} />
          </>
        ) : null}
      </div>
    </div>
  )
}
