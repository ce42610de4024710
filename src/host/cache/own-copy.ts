/**
 * A text of its own. One that was cut out of a document keeps the whole document in memory for as long as it lives.
 * Headers have no letters beyond Latin-1.
 */
export const ownText = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

/** Bytes of their own: what a compressor wrote is a part of the larger piece of memory that it wrote into. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
