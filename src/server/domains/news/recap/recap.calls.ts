import { randomUUID } from 'node:crypto'
import type { deskRecaps } from '#contract/editing/desk.recaps.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import { beginDraft } from '../../../editing/pieces/drafts.ts'
import { conflict } from '../../../editing/pieces/refusals.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { recapOf } from '../../recaps/recaps.service.ts'
import { gameToTell, recapOfGame } from './recap.read-model.ts'

/** A first version of a game's story, for somebody to read, change and publish. */
export function recapCalls(deps: WorkDeps): AllHandlers<typeof deskRecaps> {
  const work = openWork(deps)
  return {
    recap: (call, { gameId }) =>
      work.writeKind(call, 'stories', async (hand, kind) => {
        const game = await gameToTell(hand.tx, gameId)
        if (!game) throw notFound('There is no such game.')
        const known = await recapOfGame(hand.tx, gameId)
        if (known) return { ...known, isNew: false }
        if (!game.result) throw conflict('This game has no result yet. Its recap can be written when it has.')
        const { headlines, subHeadlines, teaser, html } = await recapOf(hand, gameId)
        const title = headlines[0]?.text ?? ''
        const { contentId } = await beginDraft(hand, kind, randomUUID(), {
          sportId: game.sportId,
          type: 'recap',
          title,
          subHeadline: subHeadlines[0]?.text ?? null,
          teaser: teaser.text,
          content: html,
          games: [{ gameId, role: 'recap' }],
        })
        return { id: contentId, title, isNew: true }
      }),
  }
}
