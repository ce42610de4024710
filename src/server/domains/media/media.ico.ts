const headerBytes = 6
const entryBytes = 16

/** An icon file with one picture, a PNG of at most 256 pixels a side. */
export function icoFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  // 256 is written as 0.
  head.writeUInt8(side % 256, 6)
  head.writeUInt8(side % 256, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
