import { notFound } from '#contract/shapes/problem.ts'
import type { Sign } from '../../signing/sign.ts'
import { type DraftRow, lockedDrafts } from '../pieces/drafts.queries.ts'
import { addressOf } from '../pieces/drafts.ts'
import type { Hand } from '../pieces/hand.ts'
import { changeContents, lookAtChange, orderContents } from '../pieces/many.ts'
import { makePreviewPass } from '../pieces/preview-pass.ts'
import { completeValue } from '../pieces/publish.ts'
import { releaseRow } from '../pieces/releases.ts'
import { removeContent } from '../pieces/remove.ts'
import { sportsOf } from '../rows/sport-of.ts'
import type { DeskHandlers, Work } from './work.ts'

type Names = 'remove' | 'order' | 'bulk' | 'lookAtBulk' | 'preview'

const previewMs = 86_400_000

/** The page that shows the first of what is previewed, or the home page. */
async function pathOf(hand: Hand, [first]: readonly DraftRow[]): Promise<string> {
  if (!first) return '/'
  const kind = hand.kinds.named(first.kind)
  const value = completeValue(kind, first.value, hand)
  const address = await addressOf(hand, kind, first.contentId, value)
  return address?.startsWith('/') ? address : '/'
}

export const manyCalls = (work: Work, sign: Sign): Pick<DeskHandlers, Names> => ({
  remove: (call, { kind: name, id, confirmed = false }) =>
    work.writeKind(call, name, (hand, kind) => removeContent(hand, kind, id, confirmed)),
  order: (call, { kind: name, body: { ids } }) =>
    work.writeKind(call, name, (hand, kind) => orderContents(hand, kind, ids)),
  bulk: (call, { kind: name, body: { ids, values } }) =>
    work.writeKind(call, name, (hand, kind) => changeContents(hand, kind, ids, values)),
  lookAtBulk: (call, { kind: name, body: { ids, values } }) =>
    work.readKind(call, name, (hand, kind) => lookAtChange(hand, kind, ids, values)),
  preview: (call, { body: { drafts = [], releaseId = null, at, path } }) =>
    work.write(call, async (hand) => {
      const own = sportsOf(hand.visitor)
      const chosen = await lockedDrafts(hand.tx, { ids: drafts })
      const seen = chosen.filter(({ sportId }) => own === null || (sportId !== null && own.includes(sportId)))
      if (seen.length < new Set(drafts).size) throw notFound('There is no such draft.')
      if (releaseId !== null) await releaseRow(hand, releaseId)
      const until = hand.now.getTime() + previewMs
      const word = makePreviewPass(sign, {
        school: hand.tenant.key,
        drafts: [...new Set(drafts)],
        releaseId,
        at: at === undefined ? null : Date.parse(at),
        until,
      })
      return {
        address: `/preview?pass=${word}&to=${encodeURIComponent(path ?? (await pathOf(hand, seen)))}`,
        expires: new Date(until).toISOString(),
      }
    }),
})
