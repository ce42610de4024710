import type { ReactNode } from 'react'
import type { Game } from '#contract/games.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import { classNames } from '#ui/class-names.ts'
import { Recap } from './after/Recap.tsx'
import { Preview } from './before/Preview.tsx'
import { colorStyle } from './board/board-props.ts'
import styles from './GameCenterParts.module.css'
import { InfoPanel } from './InfoPanel.tsx'
import type { GameCenterParts as Parts } from './load-game-center.ts'
import { OtherGames } from './OtherGames.tsx'
import { BoxPanel } from './panels/BoxPanel.tsx'
import { FeedPanel } from './panels/FeedPanel.tsx'
import type { TabId } from './panels/game-tabs.ts'
import { PlaysPanel } from './panels/PlaysPanel.tsx'
import { Stories } from './panels/Stories.tsx'
import { TeamPanel } from './panels/TeamPanel.tsx'
import { SeriesSummary } from './SeriesSummary.tsx'

interface GameCenterPartsProps {
  parts: Parts
  game: Game
  /** The school keeps a column for overtime while a game goes on. */
  showOvertime: boolean
}

/** Everything under the head, by tab. A phone shows one at a time, the first until another is chosen; no script does it. */
export function GameCenterParts({ parts, game, showOvertime }: GameCenterPartsProps) {
  return (
    <div style={colorStyle(parts.colors)}>
      <div className={styles.panels}>
        {parts.tabs.map(({ id, title }, index) => (
          <section
            key={id}
            id={id}
            aria-label={title}
            tabIndex={-1}
            className={classNames(styles.panel, index > 1 && 'u-far')}
          >
            <Panel id={id} parts={parts} game={game} showOvertime={showOvertime} />
          </section>
        ))}
      </div>
      {parts.others.length > 0 ? (
        <Section title="Also on now">
          <OtherGames games={parts.others} />
        </Section>
      ) : null}
      {parts.box ? (
        <p className="no-print u-page-6">
          <a className="u-target" href={`/game-center/${game.id}/listen`}>
            This game for listening: one summary a period, in order
          </a>
        </p>
      ) : null}
    </div>
  )
}

function Panel({ id, parts, game, showOvertime }: GameCenterPartsProps & { id: TabId }): ReactNode {
  const { box, preview, stories, gallery, series, names } = parts
  switch (id) {
    case 'feed':
      return box ? <FeedPanel box={box} game={game} showOvertime={showOvertime} /> : null
    case 'box':
      return box ? <BoxPanel box={box} game={game} showOvertime={showOvertime} /> : null
    case 'team':
      return box ? <TeamPanel box={box} rows={parts.comparison} isOver={parts.phase === 'after'} /> : null
    case 'plays':
      return box ? <PlaysPanel box={box} /> : null
    case 'preview':
      return (
        <>
          <Stories stories={stories} first="preview" title="Preview" />
          {preview ? <Preview preview={preview} {...names} /> : null}
        </>
      )
    case 'recap':
      return (
        <Recap
          box={box}
          stars={parts.stars}
          colors={parts.colors}
          highlights={parts.highlights}
          stories={stories}
          gallery={gallery}
          game={game}
        />
      )
    case 'series':
      return series ? (
        <Section title="The Series">
          <SeriesSummary
            series={series}
            hasPage={parts.hasHistory}
            isConference={game.isConference}
            conference={game.conference?.title ?? null}
          />
        </Section>
      ) : null
    case 'info':
      return <InfoPanel parts={parts} game={game} hasStories={parts.phase === 'during'} />
  }
}
