import { rejected } from '#contract/shapes/problem.ts'

/** What a movie or a sound recording says of itself. */
export interface MovieFacts {
  durationSeconds: number | null
  width: number | null
  height: number | null
}

/** Files for the web have a few hundred kilobytes of this; what is larger is no file that a phone could play. */
const mostDescription = 32 * 1024 * 1024

/** What whoever recorded it, or the camera, wrote into it: where it was taken above all. No player needs any of it. */
const userData = new Set(['udta', 'meta', 'uuid'])

/**
 * Goes through an MP4 as it comes, part by part, and answers with the same bytes, in which the user data is empty: its
 * boxes become free space, so that nothing else moves.
 */
export function createMp4Cleaner(): { push(part: Buffer): Buffer[]; facts: MovieFacts } {
  const facts: MovieFacts = { durationSeconds: null, width: null, height: null }
  /** What has come of a box that is not known yet. */
  let held: Buffer = Buffer.alloc(0)
  /** So many bytes go by as they are, or empty. */
  let passing = 0
  let isEmptied = false

  function passed(): Buffer {
    const part = held.subarray(0, Math.min(held.length, passing))
    held = held.subarray(part.length)
    passing -= part.length
    return isEmptied ? part.fill(0) : part
  }

  /** The next bytes that are settled; none where more has to come first. */
  function next(): Buffer | null {
    if (passing > 0) return held.length > 0 ? passed() : null
    const box = boxAt(held, 0)
    if (!box) return null
    if (box.type === 'moov') {
      if (box.size > mostDescription) throw rejected('The movie cannot be read. Save it anew as MP4.')
      if (held.length < box.size) return null
      const description = held.subarray(0, box.size)
      held = held.subarray(box.size)
      readDescription(description, box.head, facts)
      return description
    }
    isEmptied = userData.has(box.type)
    passing = box.size - box.head
    if (isEmptied) held.write('free', 4, 'latin1')
    const head = held.subarray(0, box.head)
    held = held.subarray(box.head)
    return head
  }

  return {
    facts,
    push(part) {
      held = held.length === 0 ? part : Buffer.concat([held, part])
      const settled: Buffer[] = []
      for (let piece = next(); piece; piece = next()) settled.push(piece)
      return settled
    },
  }
}

interface Box {
  type: string
  size: number
  /** How many of its bytes say what it is. */
  head: number
}

/** The box that begins here, as far as its first bytes have come. One that says nonsense, or nothing, goes on to the end. */
function boxAt(bytes: Buffer, at: number): Box | null {
  if (bytes.length < at + 8) return null
  const said = bytes.readUInt32BE(at)
  if (said === 1 && bytes.length < at + 16) return null
  const head = said === 1 ? 16 : 8
  const size = said === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : said
  return {
    type: bytes.toString('latin1', at + 4, at + 8),
    head,
    size: size < head ? Number.POSITIVE_INFINITY : size,
  }
}

function readDescription(description: Buffer, head: number, facts: MovieFacts): void {
  for (const { box, bytes } of boxesIn(description, head)) {
    if (userData.has(box.type)) empty(bytes, box.head)
    else if (box.type === 'mvhd') facts.durationSeconds = durationIn(bytes)
    else if (box.type === 'trak') readTrack(bytes, box.head, facts)
  }
}

/** No deeper: a file could have tracks within tracks without end. */
function readTrack(track: Buffer, head: number, facts: MovieFacts): void {
  for (const { box, bytes } of boxesIn(track, head)) {
    if (userData.has(box.type)) empty(bytes, box.head)
    else if (box.type === 'tkhd') readSize(bytes, facts)
  }
}

function* boxesIn(bytes: Buffer, from: number): Generator<{ box: Box; bytes: Buffer }> {
  for (let at = from; at < bytes.length; ) {
    const box = boxAt(bytes, at)
    if (!box) return
    const end = Math.min(bytes.length, at + box.size)
    yield { box, bytes: bytes.subarray(at, end) }
    at = end
  }
}

function empty(box: Buffer, head: number): void {
  box.write('free', 4, 'latin1')
  box.fill(0, head)
}

/** Written with long numbers where the ninth byte says so. */
const isLong = (box: Buffer) => box[8] === 1

function durationIn(box: Buffer): number | null {
  if (box.length < (isLong(box) ? 40 : 28)) return null
  const [scale, duration] = isLong(box)
    ? [box.readUInt32BE(28), Number(box.readBigUInt64BE(32))]
    : [box.readUInt32BE(20), box.readUInt32BE(24)]
  const seconds = Math.round(duration / scale)
  return Number.isFinite(seconds) && seconds > 0 && seconds < 2_147_483_647 ? seconds : null
}

/** Of the first track that has one: a sound's has none. */
function readSize(box: Buffer, facts: MovieFacts): void {
  const at = isLong(box) ? 96 : 84
  if (facts.width !== null || box.length < at + 8) return
  const [width, height] = [box.readUInt16BE(at), box.readUInt16BE(at + 4)]
  if (width > 0 && height > 0) Object.assign(facts, { width, height })
}
