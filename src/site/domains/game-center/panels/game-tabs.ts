import type { GameCenterLayout } from '#contract/game-center.ts'
import type { Layout } from '../told/usual-layout.ts'

type Section = GameCenterLayout['sections'][number]
export type TabId = 'preview' | 'feed' | 'recap' | 'box' | 'team' | 'plays' | 'series' | 'info'

export interface GameTab {
  id: TabId
  title: string
}

const titles: Record<TabId, string> = {
  preview: 'Preview',
  feed: 'Feed',
  recap: 'Recap',
  box: 'Box',
  team: 'Team',
  plays: 'Plays',
  series: 'Series',
  info: 'Info',
}

/** What stands together in each phase of a game. On a phone one of them is shown at a time, the first to begin with. */
const order: Record<Layout['phase'], TabId[]> = {
  before: ['preview', 'series', 'info'],
  during: ['feed', 'box', 'team', 'plays', 'series', 'info'],
  after: ['recap', 'box', 'team', 'plays', 'series', 'info'],
}

/** A tab stands where the layout names one of these. */
const sectionsOf: Record<TabId, readonly Section[]> = {
  preview: ['hero', 'countdown', 'stories', 'leaders', 'game-info'],
  feed: ['live', 'box-score', 'play-by-play'],
  recap: ['stories', 'gallery', 'leaders'],
  box: ['box-score', 'leaders', 'live'],
  team: ['team-comparison'],
  plays: ['play-by-play'],
  series: ['opponent-history'],
  info: ['game-info', 'next-game', 'promo-group'],
}

/** The tabs of a game: those that its layout has a place for and that have something in them. */
export const gameTabs = (
  phase: Layout['phase'],
  sections: readonly Section[],
  filled: Readonly<Record<TabId, boolean>>,
): GameTab[] =>
  order[phase]
    .filter((id) => filled[id] && sectionsOf[id].some((section) => sections.includes(section)))
    .map((id) => ({ id, title: titles[id] }))
