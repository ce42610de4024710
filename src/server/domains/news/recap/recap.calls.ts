import { randomUUID } from 'node:crypto'
import type { deskRecaps } from '#contract/editing/desk.recaps.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import { type Kind, wordsOf } from '../../../editing/kind/kind.ts'
import type { DraftRow } from '../../../editing/pieces/drafts.queries.ts'
import { beginDraft, seenDraft } from '../../../editing/pieces/drafts.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { conflict } from '../../../editing/pieces/refusals.ts'
import { changedByHand, isFollowing, rewriteDraft } from '../../../editing/pieces/written.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { previewOf, weekNotesOf } from '../../recaps/ahead.service.ts'
import { gameToTell, recapOfGame, untoldGames } from './recap.read-model.ts'
import { storyOf } from './story-of-game.ts'

/** Nobody writes of a game that is older. */
const toldWithinDays = 3
const mostToTell = 8

/** A first version of a game's story, for somebody to read, change and publish. */
export function recapCalls(deps: WorkDeps): AllHandlers<typeof deskRecaps> {
  const work = openWork(deps)
  return {
    gamesToTell: (call) =>
      work.readKind(call, 'stories', async ({ tx, tenant, now, visitor }) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(tenant.timeZone)
          .toPlainDate()
        const rows = await untoldGames(tx, {
          from: today.subtract({ days: toldWithinDays }).toString(),
          to: today.toString(),
          sportIds: visitor.isOperator ? null : (visitor.sportIds ?? null),
          limit: mostToTell,
        })
        return {
          games: rows.map(({ result, teamScore, opponentScore, ...game }) => ({
            ...game,
            result: [result, teamScore && opponentScore ? `${teamScore}-${opponentScore}` : null]
              .filter(Boolean)
              .join(', '),
          })),
        }
      }),
    gamePreview: (call, { gameId }) =>
      work.writeKind(call, 'stories', async (hand, kind) => {
        if (!(await gameToTell(hand.tx, gameId, true))) throw notFound('There is no such game.')
        const known = await recapOfGame(hand.tx, gameId, 'preview')
        if (known) return { id: known.id, title: known.title, outcome: 'taken', kept: [] }
        const story = await previewOf(hand, gameId)
        if (!story) throw conflict('There is nothing to look ahead to: this game is over or called off.')
        const { html, ...values } = story
        const { contentId, value } = await beginDraft(hand, kind, randomUUID(), {
          ...values,
          type: 'preview',
          content: html,
          games: [{ gameId, role: 'preview' }],
        })
        return { id: contentId, title: titleIn(value), outcome: 'begun', kept: [] }
      }),
    weekNotes: (call, { seasonId, body: { until } }) =>
      work.writeKind(call, 'stories', async (hand, kind) => {
        const { html, ...values } = await weekNotesOf(hand, seasonId, until)
        const { contentId, value } = await beginDraft(hand, kind, randomUUID(), {
          ...values,
          type: 'news',
          content: html,
        })
        return { id: contentId, title: titleIn(value), outcome: 'begun', kept: [] }
      }),
    recap: (call, { gameId }) =>
      work.writeKind(call, 'stories', async (hand, kind) => {
        // Locked, so that two who ask at once get one story.
        const game = await gameToTell(hand.tx, gameId, true)
        if (!game) throw notFound('There is no such game.')
        const known = await recapOfGame(hand.tx, gameId)
        if (known?.isDraft) return writtenAnew(hand, kind, gameId, known.id)
        if (known) return { id: known.id, title: known.title, outcome: 'taken', kept: [] }
        const story = await storyOf(hand, gameId)
        if (!story) throw conflict('There is nothing to tell yet: this game has no box score and no result.')
        const { contentId, value } = await beginDraft(hand, kind, randomUUID(), story, 'rules')
        return { id: contentId, title: titleIn(value), outcome: 'begun', kept: [] }
      }),
  }
}

const titleIn = ({ title }: DraftRow['value']): string => String(title ?? '')

async function writtenAnew(hand: Hand, kind: Kind, gameId: number, id: number) {
  const draft = await seenDraft(hand, kind, id, null)
  const kept = changedByHand(draft).map((field) => wordsOf(kind, field).label)
  if (!isFollowing(draft)) return { id, title: titleIn(draft.value), outcome: 'taken' as const, kept }
  const story = await storyOf(hand, gameId)
  const anew = story && (await rewriteDraft(hand, kind, draft, story))
  return {
    id,
    title: titleIn((anew ?? draft).value),
    outcome: anew ? ('rewritten' as const) : ('unchanged' as const),
    kept,
  }
}
