import type { Game } from '#contract/games.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { BoxLeaders } from '#site/domains/stats/box-score/BoxLeaders.tsx'
import { BoxLineScore } from '#site/domains/stats/box-score/BoxLineScore.tsx'
import { BoxPlayers } from '#site/domains/stats/box-score/BoxPlayers.tsx'
import { Section } from '#site/parts/sections/Section.tsx'
import { isWhole, type ShownBox } from '../told/live-box.ts'
import styles from './Panels.module.css'

interface BoxPanelProps {
  box: ShownBox
  game: Game
  showOvertime: boolean
}

/** The score by period, who led, and what every player has. */
export function BoxPanel({ box, game, showOvertime }: BoxPanelProps) {
  const isLive = gameStateOf(game.gameState) === 'Live'
  const { boxscore } = game.result ?? {}
  return (
    <>
      <div className={isLive ? styles.again : undefined}>
        <Section title="Line Score" {...(boxscore ? { more: { href: boxscore, title: 'Box score' } } : {})}>
          <BoxLineScore box={box} showOvertime={showOvertime && isLive} />
        </Section>
      </div>
      {!isLive && box.away.leaders.length + box.home.leaders.length > 0 ? (
        <Section title="Leaders">
          <BoxLeaders box={box} />
        </Section>
      ) : null}
      {isWhole(box) && box.teams.some(({ players }) => players.length > 0) ? (
        <Section title="Players">
          <BoxPlayers box={box} />
        </Section>
      ) : null}
    </>
  )
}
