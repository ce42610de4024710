import { lateModule } from '#site/lateness/late-code.ts'
import type { ShownBlock } from './shown-block.ts'

/** What a story with cards in its text needs, and no other: whom they are about, and how they look. */
export const cardBlocks = lateModule(() => import('./text-card-parts.ts'))

const cards: readonly ShownBlock['kind'][] = ['boxscore', 'player', 'leaders', 'post']

/** A page whose data came ready is drawn with what its cards need. */
export async function withCards(blocks: readonly ShownBlock[]): Promise<void> {
  if (blocks.some(({ kind }) => cards.includes(kind))) await cardBlocks.load()
}
