import type { Game } from '#contract/games.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import { Venue } from './before/Venue.tsx'
import { GameInfo } from './GameInfo.tsx'
import type { GameCenterParts as Parts } from './load-game-center.ts'
import { NextUp } from './NextUp.tsx'
import { PromoShelf } from './PromoShelf.tsx'
import styles from './panels/Panels.module.css'
import { Stories } from './panels/Stories.tsx'

interface InfoPanelProps {
  parts: Parts
  game: Game
  /** While it is played what was written of it stands here, and the plays above. */
  hasStories: boolean
}

/** Everything around the game: the place and the way there, what comes next, what to wear. */
export function InfoPanel({ parts, game, hasStories }: InfoPanelProps) {
  const { info, venue, stories, next, promo, sections } = parts
  return (
    <>
      {info ? (
        <Section title="Game Information">
          <div className={styles.info}>
            <GameInfo info={info} game={game} />
            {venue ? <Venue venue={venue} /> : null}
          </div>
        </Section>
      ) : null}
      {hasStories ? <Stories stories={stories} first="preview" title="Stories" /> : null}
      {next && sections.includes('next-game') ? (
        <Section title="Next Game" theme="dark-theme">
          <NextUp next={next} />
        </Section>
      ) : null}
      {promo.length > 0 && sections.includes('promo-group') ? (
        <Section title="Wear it to the game">
          <PromoShelf items={promo} />
        </Section>
      ) : null}
    </>
  )
}
