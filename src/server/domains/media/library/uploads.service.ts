import { createHash, randomUUID } from 'node:crypto'
import type { AssetType, DocumentGap } from '#contract/editing/kinds/asset-types.ts'
import { ApiProblem, notFound, rejected, roleTooLow } from '#contract/shapes/problem.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import { bucketOf } from '../../../adapters/bucket.ts'
import { contentTypeOf, type Storage } from '../../../adapters/storage.ts'
import { beginWork, nameRows } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { isWorkUndone } from '../../../editing/pieces/history.queries.ts'
import { refuseUnseen, refuseWriter } from '../../../editing/pieces/rights.ts'
import { createFairQueue } from '../../../limits/fair-queue.ts'
import { makeProblem } from '../../../plugins/errors.ts'
import { storedAt, titleOfName } from './asset-address.ts'
import {
  type AssetRow,
  assetByHash,
  assetById,
  holdFile,
  insertAsset,
  type NewAsset,
  updateAsset,
  waitForHash,
} from './assets.queries.ts'
import { gapsOfPdf, mostExamined } from './examine-pdf.ts'
import { createMp4Cleaner } from './mp4-cleaner.ts'
import { sniff } from './sniff.ts'
import { takeInPicture } from './take-in.ts'
import { partsIn } from './upload-parts.ts'
import {
  advanceUpload,
  deleteUpload,
  finishUpload,
  insertUpload,
  type UploadRow,
  uploadByKey,
} from './uploads.queries.ts'

/** How many megabytes a file of each type may have. */
export type Limits = Readonly<Record<AssetType, number>>

export interface UploadDeps {
  storage: Storage
  limits: Limits
}

/** One unit of work of whoever uploads. */
export type Unit = <T>(work: (hand: Hand) => Promise<T>) => Promise<T>

const megabyte = 1024 * 1024
const kindName = 'media-assets'
const largest = (limits: Limits) => Math.max(...Object.values(limits))
const tooLarge = (detail: string) => new ApiProblem(makeProblem(413, detail))
const elsewhere = (received: number) =>
  new ApiProblem(makeProblem(409, `The upload goes on from byte ${received}.`))

export async function beginUpload(
  { tx, visitor, now }: Hand,
  { limits }: UploadDeps,
  { name, bytes }: { name: string; bytes: number },
): Promise<UploadRow> {
  if (bytes > largest(limits) * megabyte)
    throw tooLarge(`${name} is larger than ${largest(limits)} MB, which is the most that is taken.`)
  return insertUpload(tx, { key: randomUUID(), name, bytes, userId: visitor.userId, beganAt: now })
}

/** An upload is its uploader's alone. */
export async function ownUpload({ tx, visitor }: Hand, key: string, lock = false): Promise<UploadRow> {
  const upload = await uploadByKey(tx, key, lock)
  if (upload?.userId !== visitor.userId) throw notFound('There is no such upload.')
  return upload
}

function typeOf(bytes: Uint8Array, upload: Pick<UploadRow, 'bytes'>, limits: Limits) {
  const found = sniff(bytes)
  if ('refusal' in found) throw rejected(found.refusal)
  if (upload.bytes > limits[found.type] * megabyte)
    throw tooLarge(`A ${found.type} may have at most ${limits[found.type]} MB.`)
  return found
}

/**
 * Takes the next part. One that breaks off on its way is not taken at all, and one that is sent again changes nothing;
 * the answer says from where it goes on.
 */
export async function takePart(
  unit: Unit,
  { storage, limits }: UploadDeps,
  school: Tenant,
  { key, offset, bytes }: { key: string; offset: number; bytes: Uint8Array },
): Promise<number> {
  const upload = await unit((hand) => ownUpload(hand, key))
  const end = offset + bytes.length
  if (end <= upload.received) return upload.received
  if (offset !== upload.received) throw elsewhere(upload.received)
  if (end > upload.bytes) throw rejected('The file is longer than was said when its upload began.')
  // What is refused in the end is refused at the beginning, before an hour of uploading.
  if (offset === 0) typeOf(bytes, upload, limits)
  await partsIn(storage, school, key).write(offset, bytes)
  if (await unit(({ tx }) => advanceUpload(tx, upload, end))) return end
  throw elsewhere((await unit((hand) => ownUpload(hand, key))).received)
}

export async function cancelUpload(unit: Unit, { storage }: UploadDeps, school: Tenant, key: string) {
  await unit(async (hand) => deleteUpload(hand.tx, (await ownUpload(hand, key, true)).id))
  await partsIn(storage, school, key).clear()
}

interface Ending {
  key: string
  sportId: number | null
  /** The asset whose file it takes the place of. */
  replaces: number | null
  /** What the files have in common that were dropped together. */
  drop: string | null
}

/** Pictures are drawn anew one after the other: each takes as much memory as it has pixels. */
const turns = createFairQueue({ running: 1, waiting: 500 })

/** Makes an asset of a file that has come whole; the same file again is the same asset. */
export async function endUpload(
  unit: Unit,
  deps: UploadDeps,
  school: Tenant,
  ending: Ending,
): Promise<{ asset: AssetRow; isNew: boolean; work: string | null }> {
  const { key, replaces } = ending
  const upload = await unit(async (hand) => {
    const own = await ownUpload(hand, key)
    await refuseEnding(hand, ending)
    return own
  })
  if (upload.assetId === null && upload.received < upload.bytes) throw elsewhere(upload.received)
  const taken = upload.assetId === null ? await takeIn(deps, school, upload) : null
  const done = await unit(async (hand) => {
    const { assetId, id } = await ownUpload(hand, key, true)
    const known = await knownAsset(hand, assetId, taken?.sentHash ?? null, replaces)
    if (known) {
      await finishUpload(hand.tx, id, known.id)
      return { asset: known, isNew: false, work: null }
    }
    if (!taken) throw notFound('The asset is gone.')
    await holdFile(hand.tx, taken.file)
    // It lay there from before, named by nothing, and was swept away a moment ago.
    if ((await deps.storage.stat(taken.file)) === null) return null
    const { asset, work } = await (replaces === null ? added : replaced)(hand, taken, ending, upload)
    await finishUpload(hand.tx, id, asset.id)
    return { asset, isNew: replaces === null, work }
  })
  if (!done) return endUpload(unit, deps, school, ending)
  await partsIn(deps.storage, school, key).clear()
  return done
}

/** What a second end of the same upload, or the same file again, is answered with. */
async function knownAsset(
  { tx }: Hand,
  assetId: number | null,
  hash: string | null,
  replaces: number | null,
) {
  if (assetId !== null) return assetById(tx, assetId)
  if (hash === null || replaces !== null) return null
  await waitForHash(tx, hash)
  return assetByHash(tx, hash)
}

/** Whoever may write for the team may add a file; one that pages already show is a publisher's to replace. */
async function refuseEnding(hand: Hand, { sportId, replaces }: Ending): Promise<void> {
  const kind = hand.kinds.named(kindName)
  if (replaces === null) return refuseWriter(hand, kind, 0, { sportId })
  const asset = await assetById(hand.tx, replaces)
  if (!asset) throw notFound('There is no such file in the library.')
  refuseUnseen(hand.visitor, kind, asset.sportId)
  if (!roleAtLeast(hand.visitor, 'publisher')) throw roleTooLow()
  await refuseWriter(hand, kind, asset.id, { sportId: asset.sportId })
}

type Taken = Pick<NewAsset, 'file' | 'bytes'> & {
  type: AssetType
  sentHash: string
  width: number | null
  height: number | null
  durationSeconds: number | null
  gaps: DocumentGap[]
}

/** The files of one drop are one line of the history and one undo. What comes after that undo is work of its own. */
async function beginUploaded(hand: Hand, title: string, { sportId, drop }: Ending): Promise<string> {
  const one = { what: 'upload', subject: kindName, title, sportId } as const
  const work = drop === null ? null : workOfDrop(hand.visitor.userId, sportId, drop)
  if (work === null || (await isWorkUndone(hand.tx, work))) return beginWork(hand, one)
  await beginWork(hand, { ...one, title: 'Uploaded files', work })
  await nameRows(hand, title)
  return work
}

/** Nobody adds to the work of somebody else, whatever they call their drop. */
function workOfDrop(userId: string, sportId: number | null, drop: string): string {
  const digest = createHash('sha256').update(`${userId} ${sportId} ${drop}`).digest('hex')
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

async function added(hand: Hand, taken: Taken, ending: Ending, { name }: UploadRow) {
  const { sportId } = ending
  const title = titleOfName(name)
  const work = await beginUploaded(hand, title, ending)
  const { visitor, now } = hand
  const asset = await insertAsset(hand.tx, {
    ...taken,
    title,
    sportId,
    createdBy: visitor.name,
    createdAt: now,
  })
  return { asset, work }
}

async function replaced(hand: Hand, taken: Taken, { replaces }: Ending) {
  const asset = await assetById(hand.tx, replaces ?? 0, true)
  if (!asset) throw notFound('There is no such file in the library.')
  if (asset.type !== taken.type) throw rejected(`A ${asset.type} is replaced by a ${asset.type}.`)
  const { id, title, sportId } = asset
  const work = await beginWork(hand, { what: 'publish', subject: `${kindName}/${id}`, title, sportId })
  return { asset: await updateAsset(hand.tx, id, taken), work }
}

/** The endings of files that are boxes within boxes. */
const inBoxes = new Set(['mp4', 'm4a'])

/** Without anything that says who recorded it, and where. */
async function* cleaned(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const cleaner = createMp4Cleaner()
  for await (const part of parts) yield* cleaner.push(part)
}

/** Puts what was sent into the storage, cleaned where it is a picture or a movie. */
async function takeIn({ storage, limits }: UploadDeps, school: Tenant, upload: UploadRow): Promise<Taken> {
  const parts = partsIn(storage, school, upload.key)
  const hash = createHash('sha256')
  const reader = createMp4Cleaner()
  let found: ReturnType<typeof typeOf> | null = null
  let size = 0
  let settled = 0
  for await (const part of parts.read()) {
    found ??= typeOf(part, upload, limits)
    hash.update(part)
    size += part.length
    if (inBoxes.has(found.extension)) for (const piece of reader.push(part)) settled += piece.length
  }
  if (!found || size !== upload.bytes) throw rejected('Parts of the file are missing. Upload it again.')
  const sentHash = hash.digest('hex')
  const { type, extension } = found
  const keep = async (bytes: Uint8Array | AsyncIterable<Uint8Array>, digest: string, ending: string) => {
    const file = storedAt(bucketOf(school), digest, ending)
    const contentType = contentTypeOf(file)
    if (contentType === null) throw new Error(`Files of the type ${ending} are not stored`)
    if ((await storage.stat(file)) === null) await storage.write(file, bytes, contentType)
    return file
  }
  if (inBoxes.has(extension)) {
    if (settled !== size) throw rejected('The file cannot be read: it is damaged, or not whole.')
    const file = await keep(cleaned(parts.read()), sentHash, extension)
    return { file, type, sentHash, bytes: size, gaps: [], ...reader.facts }
  }
  if (type !== 'picture') {
    const file = await keep(parts.read(), sentHash, extension)
    const gaps =
      extension === 'pdf' && size <= mostExamined
        ? await turns('', async () => gapsOfPdf(Buffer.concat(await Array.fromAsync(parts.read()))))
        : []
    return { file, type, sentHash, bytes: size, width: null, height: null, durationSeconds: null, gaps }
  }
  const picture = await turns('', async () =>
    takeInPicture(Buffer.concat(await Array.fromAsync(parts.read())), extension),
  )
  const digest = createHash('sha256').update(picture.bytes).digest('hex')
  const file = await keep(picture.bytes, digest, picture.extension)
  const { width, height } = picture
  return { file, type, sentHash, bytes: picture.bytes.length, width, height, durationSeconds: null, gaps: [] }
}
