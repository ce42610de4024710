/** One element of the Matroska format: its id, its length on eight bytes, its content. */
function element(id: number[], ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length))
  return Buffer.concat([Buffer.from(id), size, body])
}

function uint(value: number, bytes = 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleBE(value)
  return buffer
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1')

/** The key frame inside a lossy WebP picture: WebP is VP8 in another wrapper. */
export function vp8Frame(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new RangeError('the picture is not a lossy WebP')
}

export interface Film {
  width: number
  height: number
  secondsPerFrame: number
  frames: Buffer[]
}

/** A slide show as a WebM film that every browser plays, each picture a key frame of its own. */
export function webm({ width, height, secondsPerFrame, frames }: Film): Buffer {
  const step = secondsPerFrame * 1000
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x2a, 0xd7, 0xb1], uint(1_000_000)),
    element([0x44, 0x89], float(frames.length * step)),
    element([0x4d, 0x80], text('fieldhouse')),
    element([0x57, 0x41], text('fieldhouse')),
  )
  const tracks = element(
    [0x16, 0x54, 0xae, 0x6b],
    element(
      [0xae],
      element([0xd7], uint(1, 1)),
      element([0x73, 0xc5], uint(1, 1)),
      element([0x83], uint(1, 1)),
      element([0x23, 0xe3, 0x83], uint(step * 1_000_000, 6)),
      element([0x86], text('V_VP8')),
      element([0xe0], element([0xb0], uint(width, 2)), element([0xba], uint(height, 2))),
    ),
  )
  const clusters = frames.map((frame, index) =>
    element(
      [0x1f, 0x43, 0xb6, 0x75],
      element([0xe7], uint(index * step)),
      // Track 1, no offset within the cluster, a key frame.
      element([0xa3], Buffer.from([0x81, 0, 0, 0x80]), frame),
    ),
  )
  const cues = (positions: number[]) =>
    element(
      [0x1c, 0x53, 0xbb, 0x6b],
      ...positions.map((position, index) =>
        element(
          [0xbb],
          element([0xb3], uint(index * step)),
          element([0xb7], element([0xf7], uint(1, 1)), element([0xf1], uint(position))),
        ),
      ),
    )
  // Positions have a fixed width, so the length of the cues is known before their content.
  let position = info.length + tracks.length + cues(frames.map(() => 0)).length
  const positions = clusters.map(({ length }) => {
    const start = position
    position += length
    return start
  })
  const header = element(
    [0x1a, 0x45, 0xdf, 0xa3],
    element([0x42, 0x86], uint(1, 1)),
    element([0x42, 0xf7], uint(1, 1)),
    element([0x42, 0xf2], uint(4, 1)),
    element([0x42, 0xf3], uint(8, 1)),
    element([0x42, 0x82], text('webm')),
    element([0x42, 0x87], uint(2, 1)),
    element([0x42, 0x85], uint(2, 1)),
  )
  return Buffer.concat([
    header,
    element([0x18, 0x53, 0x80, 0x67], info, tracks, cues(positions), ...clusters),
  ])
}
