/** A part of an MP4, with what is inside. */
export function box(type: string, ...inside: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + inside.reduce((sum, { length }) => sum + length, 0))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...inside])
}

/** Where the movie below was taken, as a telephone writes it. */
export const placeOfMovie = '+41.5868-093.6250/'

/** An MP4 of a minute and a half, 1280 by 720, as far as its boxes go; no two with other words are the same file. */
export function smallMovie(words: string): Buffer {
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(600, 12)
  mvhd.writeUInt32BE(90 * 600, 16)
  const tkhd = Buffer.alloc(84)
  tkhd.writeUInt16BE(1280, 76)
  tkhd.writeUInt16BE(720, 80)
  const place = box('udta', box('\xa9xyz', Buffer.from(placeOfMovie)))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', box('mvhd', mvhd), box('trak', box('tkhd', tkhd)), place),
    box('mdat', Buffer.from(words.repeat(40))),
  ])
}
