import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file piece by piece and tells its size and hash. */
export async function writeHashed(
  path: string,
  pieces: AsyncIterable<string | Buffer>,
): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true })
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  let bytes = 0
  try {
    for await (const piece of pieces) {
      const buffer = Buffer.from(piece as string)
      hash.update(buffer)
      bytes += buffer.length
      await file.writeFile(buffer)
    }
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const maxBatchLength = 2_000_000
const maxBatchLines = 2_000

/** By line feeds alone: `readline` also ends a line at U+2028, which a text may have in it. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

/** The lines of a file, a bounded number at a time. */
export async function* batchesOfLines(path: string): AsyncGenerator<string[]> {
  let [lines, length]: [string[], number] = [[], 0]
  for await (const line of linesOf(path)) {
    if (line.trim() === '') continue
    lines.push(line)
    length += line.length
    if (lines.length < maxBatchLines && length < maxBatchLength) continue
    yield lines
    ;[lines, length] = [[], 0]
  }
  if (lines.length > 0) yield lines
}
