import type { GameCenterTeam } from '#contract/game-center.ts'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import styles from './LiveScores.module.css'

export interface LiveScoresProps {
  game: ClockedGame
  away: Pick<GameCenterTeam, 'name' | 'Score'>
  home: Pick<GameCenterTeam, 'name' | 'Score'>
}

export default function LiveScoresIsland({ game, away, home }: LiveScoresProps) {
  const play = useLiveGame(game, game.live)?.play
  const scores = [
    { name: away.name, score: play ? String(play.away.score) : away.Score },
    { name: home.name, score: play ? String(play.home.score) : home.Score },
  ]
  if (scores.every(({ score }) => score === null))
    return <span className="u-headline u-block u-display-md u-caps u-text-center">at</span>
  const standing = play ? [play.period, play.clock].filter(Boolean).join(' · ') : null
  return (
    <div className={styles.scores}>
      {scores.map(({ name, score }) => (
        <p key={name} className={`u-headline u-figures u-tight u-text-center ${styles.score}`}>
          <span className="visually-hidden">{name} </span>
          {score}
        </p>
      ))}
      <p className={styles.standing}>{standing}</p>
    </div>
  )
}
