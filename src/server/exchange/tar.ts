/** A file of an archive: its size is known before its bytes are. */
export interface TarEntry {
  path: string
  size: number
  pieces: AsyncIterable<Uint8Array>
}

const block = 512
/** What eleven octal digits hold. */
const largest = 8 ** 11 - 1

/** The files as a tar archive, which every system opens, made while it is sent. */
export async function* tarOf(entries: AsyncIterable<TarEntry>, modified: Date): AsyncGenerator<Uint8Array> {
  for await (const { path, size, pieces } of entries) {
    const more = extended(path, size)
    if (more.length > 0) {
      yield header({ path: 'pax', size: more.length, type: 'x', modified })
      yield padded(more)
    }
    yield header({ path, size, type: '0', modified })
    let sent = 0
    for await (const piece of pieces) {
      sent += piece.length
      yield piece
    }
    if (sent !== size) throw new Error(`${path} has ${sent} bytes instead of ${size}`)
    yield new Uint8Array(missing(size))
  }
  yield new Uint8Array(2 * block)
}

const missing = (size: number): number => (block - (size % block)) % block

const padded = (bytes: Uint8Array): Uint8Array => Buffer.concat([bytes, Buffer.alloc(missing(bytes.length))])

/** What has no room in a header stands before it, in the way of POSIX: 'length name=value', its own length included. */
function extended(path: string, size: number): Uint8Array {
  const records = [
    ...(Buffer.byteLength(path) > 100 || /[^\x20-\x7e]/.test(path) ? [` path=${path}\n`] : []),
    ...(size > largest ? [` size=${size}\n`] : []),
  ]
  return Buffer.from(records.map(recordOf).join(''))
}

function recordOf(rest: string): string {
  const bytes = Buffer.byteLength(rest)
  const digits = String(bytes + String(bytes).length).length
  return `${bytes + digits}${rest}`
}

interface Header {
  path: string
  size: number
  type: '0' | 'x'
  modified: Date
}

function header({ path, size, type, modified }: Header): Uint8Array {
  const bytes = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number) =>
    bytes.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1')
  bytes.write(path, 0, 100)
  octal(0o644, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(Math.min(size, largest), 124, 12)
  octal(Math.floor(modified.getTime() / 1000), 136, 12)
  bytes.write('        ', 148)
  bytes.write(type, 156)
  bytes.write('ustar\u000000', 257, 'latin1')
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148, 'latin1')
  return bytes
}
