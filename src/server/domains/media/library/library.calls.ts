import type { Asset, deskMedia } from '#contract/editing/media.ts'
import type { Answer, Input } from '#contract/endpoint.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { bucketOf } from '../../../adapters/bucket.ts'
import { contentTypeOf } from '../../../adapters/storage.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { refuseUnseen } from '../../../editing/pieces/rights.ts'
import { keysIn, mentionsOf } from '../../../editing/rows/mentions.ts'
import { mayWriteSport, sportsOf } from '../../../editing/rows/sport-of.ts'
import type { Call } from '../../../writes/call.ts'
import { altSuggestions } from './alt-suggestions.ts'
import { assetAddress, assetMention } from './asset-address.ts'
import { factsOf } from './asset-facts.read-model.ts'
import { type AssetRow, assetByHash, assetById, listAssets } from './assets.queries.ts'
import {
  beginUpload,
  cancelUpload,
  endUpload,
  ownUpload,
  takePart,
  type Unit,
  type UploadDeps,
} from './uploads.service.ts'

type Table = typeof deskMedia
/** One function for each call of the library. */
export type LibraryHandlers = {
  [Name in keyof Table]: (call: Call, input: Input<Table[Name]>) => Promise<Answer<Table[Name]>>
}

const kindName = 'media-assets'
/** As it stands in every address of the library. */
const mention = 'library/([0-9a-f]{32})/'

function tell({ kinds, tenant, visitor }: Hand, row: AssetRow): Asset {
  const { key: _key, tenantId: _tenant, sentHash: _hash, file, createdAt, ...rest } = row
  return {
    ...rest,
    address: assetAddress(bucketOf(tenant), row),
    contentType: contentTypeOf(file) ?? '',
    createdAt: createdAt.toISOString(),
    mayWrite: mayWriteSport(kinds.named(kindName), visitor, row.sportId),
  }
}

async function seenAsset(hand: Hand, id: number): Promise<AssetRow> {
  const row = await assetById(hand.tx, id)
  if (!row) throw notFound('There is no such file in the library.')
  refuseUnseen(hand.visitor, hand.kinds.named(kindName), row.sportId)
  return row
}

/** The media library at the desk. */
export function libraryCalls(deps: WorkDeps & UploadDeps): LibraryHandlers {
  const work = openWork(deps)
  const unitOf =
    (call: Call): Unit =>
    (unit) =>
      work.write(call, unit)
  return {
    library: (call, { search, type, sportId, lacks, key, after, limit = 60 }) =>
      work.read(call, async (hand) => {
        const { rows, total, wordless } = await listAssets(hand.tx, {
          search,
          type,
          sportId,
          key,
          lacks,
          except: lacks === 'use' || lacks === 'both' ? await keysIn(hand.tx, hand.kinds, mention) : null,
          sportIds: sportsOf(hand.visitor),
          before: after,
          limit,
        })
        const page = rows.slice(0, limit)
        return {
          assets: page.map((row) => tell(hand, row)),
          next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
          total,
          wordless,
        }
      }),
    asset: (call, { id }) => work.read(call, async (hand) => tell(hand, await seenAsset(hand, id))),
    assetUses: (call, { id }) =>
      work.read(call, async (hand) => {
        const { key } = await seenAsset(hand, id)
        return { uses: await mentionsOf(hand, assetMention(key)) }
      }),
    altSuggestions: (call, { id }) =>
      work.read(call, async (hand) => ({
        suggestions: altSuggestions(await factsOf(hand.tx, await seenAsset(hand, id))),
      })),
    beginUpload: (call, { body: { name, bytes, hash } }) =>
      work.write(call, async (hand) => {
        const known = hash ? await assetByHash(hand.tx, hash) : null
        if (known) return { upload: null, received: bytes, asset: tell(hand, known) }
        const { key, received } = await beginUpload(hand, deps, { name, bytes })
        return { upload: key, received, asset: null }
      }),
    upload: (call, { upload: key }) =>
      work.read(call, async (hand) => {
        const { name, bytes, received } = await ownUpload(hand, key)
        return { name, bytes, received }
      }),
    sendPart: async (call, { upload: key, offset, bytes }) => ({
      received: await takePart(unitOf(call), deps, call.tenant, { key, offset, bytes }),
    }),
    finishUpload: async (call, { upload: key, body: { sportId = null, replaces = null, drop = null } }) => {
      const done = await endUpload(unitOf(call), deps, call.tenant, { key, sportId, replaces, drop })
      const asset = await work.read(call, async (hand) => tell(hand, done.asset))
      return { asset, isNew: done.isNew, work: done.work }
    },
    cancelUpload: async (call, { upload: key }) => {
      await cancelUpload(unitOf(call), deps, call.tenant, key)
      return { work: null, ids: [] }
    },
  }
}
