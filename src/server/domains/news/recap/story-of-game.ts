import type { Values } from '../../../editing/kind/kind.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { recapOf } from '../../recaps/recaps.service.ts'
import { gameToTell } from './recap.read-model.ts'

/** The story of a game as a draft has it; null where there is nothing to tell yet. */
export async function storyOf(hand: Pick<Hand, 'tx' | 'tenant'>, gameId: number): Promise<Values | null> {
  const game = await gameToTell(hand.tx, gameId)
  const recap = game && (await recapOf(hand, gameId))
  if (!recap) return null
  const { headlines, subHeadlines, teaser, html } = recap
  return {
    sportId: game.sportId,
    type: 'recap',
    title: headlines[0]?.text ?? '',
    subHeadline: subHeadlines[0]?.text ?? null,
    teaser: teaser.text,
    content: html,
    games: [{ gameId, role: 'recap' }],
  }
}
