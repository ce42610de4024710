import type { ReactNode } from 'react'
import type { Game } from '#contract/games.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { StoryTile } from '#site/domains/news/parts/StoryTile.tsx'
import { BoxLeaders } from '#site/domains/stats/box-score/BoxLeaders.tsx'
import { BoxLineScore } from '#site/domains/stats/box-score/BoxLineScore.tsx'
import { compareTeams } from '#site/domains/stats/box-score/comparison.ts'
import { PlayByPlay } from '#site/domains/stats/box-score/PlayByPlay.tsx'
import { ScoreFlow } from '#site/domains/stats/box-score/ScoreFlow.tsx'
import { scoreFlow } from '#site/domains/stats/box-score/score-flow.ts'
import { TeamComparison } from '#site/domains/stats/box-score/TeamComparison.tsx'
import { toldApart } from '#site/parts/pictures/told-apart.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import { Button } from '#ui/Button.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './GameCenterParts.module.css'
import { GameInfo } from './GameInfo.tsx'
import type { GameCenterParts as Parts } from './load-game-center.ts'
import { NextUp } from './NextUp.tsx'
import { OtherGames } from './OtherGames.tsx'
import { PromoShelf } from './PromoShelf.tsx'
import { SeriesSummary } from './SeriesSummary.tsx'

interface GameCenterPartsProps {
  parts: Parts
  game: Game
  /** The school keeps a column for overtime while a game goes on. */
  showOvertime: boolean
}

/** Everything under the head, in the order that the layout gives; a part without content is left out. */
export function GameCenterParts({ parts, game, showOvertime }: GameCenterPartsProps) {
  return (
    <>
      {parts.box ? (
        <p className="no-print u-page-6">
          <a className="u-target" href={`/game-center/${game.id}/listen`}>
            This game for listening: one summary a period, in order
          </a>
        </p>
      ) : null}
      {parts.sections.map((section) => (
        <div key={section} className={`u-far ${styles.part}`}>
          {sectionOf(section, parts, game, showOvertime)}
        </div>
      ))}
      {parts.others.length > 0 ? (
        <Section title="Also on now">
          <OtherGames games={parts.others} />
        </Section>
      ) : null}
    </>
  )
}

function sectionOf(
  section: Parts['sections'][number],
  parts: Parts,
  game: Game,
  showOvertime: boolean,
): ReactNode {
  const { box, info, stories, gallery, series, next, promo } = parts
  const [visitors, hosts] = box?.teams ?? []
  switch (section) {
    case 'live':
    case 'box-score':
      return box ? (
        <Section
          title="Line Score"
          {...(game.result?.boxscore ? { more: { href: game.result.boxscore, title: 'Box score' } } : {})}
        >
          <BoxLineScore box={box} showOvertime={showOvertime && gameStateOf(game.gameState) === 'Live'} />
        </Section>
      ) : null
    case 'leaders':
      return box ? (
        <Section title="Leaders">
          <BoxLeaders box={box} />
        </Section>
      ) : null
    case 'team-comparison': {
      const rows =
        box && visitors && hosts
          ? compareTeams(box.columns, { away: visitors.totals, home: hosts.totals })
          : []
      const flow = box ? scoreFlow(box) : null
      return box && rows.length > 0 ? (
        <Section title="Team Comparison" raised>
          <div className={`u-shrink-items ${styles.comparison}`}>
            <TeamComparison away={box.away.name} home={box.home.name} rows={rows} />
            {flow ? <ScoreFlow flow={flow} away={box.away.name} home={box.home.name} /> : null}
          </div>
        </Section>
      ) : null
    }
    case 'play-by-play':
      return box && box.plays.length > 0 ? (
        <Section title="Play-by-Play">
          <PlayByPlay box={box} />
        </Section>
      ) : null
    case 'game-info':
      return info ? (
        <Section title="Game Information">
          <GameInfo info={info} game={game} />
        </Section>
      ) : null
    case 'stories':
      return stories.length > 0 ? (
        <Section title="Stories" raised>
          <div className={styles.stories}>
            {stories.slice(0, 3).map((story) => (
              <StoryTile key={story.id} story={story} sizes="(min-width: 64em) 30vw, 90vw" showTeaser />
            ))}
          </div>
        </Section>
      ) : null
    case 'gallery':
      return gallery && gallery.images.length > 0 ? (
        <Section title="Gallery">
          <ul className={styles.gallery}>
            {toldApart(gallery.images.slice(0, 6)).map(({ url, alt }) => (
              <li key={url}>
                <Image src={url} alt={alt} width={800} height={600} sizes="(min-width: 48em) 33vw, 50vw" />
              </li>
            ))}
          </ul>
          {game.galleries[0] ? (
            <Button kind="text" href={game.galleries[0].url} iconAfter="arrow-right">
              All pictures ({gallery.images.length})
            </Button>
          ) : null}
        </Section>
      ) : null
    case 'opponent-history':
      return series ? (
        <Section title="The Series">
          <SeriesSummary series={series} hasPage={parts.hasHistory} />
        </Section>
      ) : null
    case 'next-game':
      return next ? (
        <Section title="Next Game" theme="dark-theme">
          <NextUp next={next} />
        </Section>
      ) : null
    case 'promo-group':
      return promo.length > 0 ? (
        <Section title="Wear it to the game">
          <PromoShelf items={promo} />
        </Section>
      ) : null
    // Both stand in the head of the page.
    case 'hero':
    case 'countdown':
      return null
  }
}
