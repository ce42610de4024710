import type { GameCenterHero, GameCenterLayout } from '#contract/game-center.ts'

export interface Layout extends Pick<GameCenterLayout, 'sections' | 'promoGroupId'> {
  phase: NonNullable<GameCenterLayout['phase']>
}

const during = [2, 3]
const after = [4, 7, 8]

/** Where the layout of a game center cannot be had: every part in its usual place. One without content is left out there. */
export const usualLayout = ({ gameState }: Pick<GameCenterHero, 'gameState'>): Layout => ({
  phase: after.includes(gameState) ? 'after' : during.includes(gameState) ? 'during' : 'before',
  sections: [
    'box-score',
    'leaders',
    'team-comparison',
    'play-by-play',
    'game-info',
    'stories',
    'gallery',
    'opponent-history',
    'next-game',
  ],
  promoGroupId: null,
})
