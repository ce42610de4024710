import { expect, test } from 'vitest'
import { box } from '#tests/support/small-movie.ts'
import { createMp4Cleaner } from './mp4-cleaner.ts'

const words = (text: string) => Buffer.from(text, 'latin1')

/** A minute and a half, 1280 by 720. */
function description(...more: Buffer[]): Buffer {
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(600, 12)
  mvhd.writeUInt32BE(90 * 600, 16)
  const tkhd = Buffer.alloc(84)
  tkhd.writeUInt16BE(1280, 76)
  tkhd.writeUInt16BE(720, 80)
  const track = box('trak', box('tkhd', tkhd), box('udta', box('name', words('Phone of Maya'))))
  return box('moov', box('mvhd', mvhd), track, ...more)
}

const place = box('udta', box('\xa9xyz', words('+41.5000-093.6000/')))
const samples = box('mdat', words('what is seen and heard '.repeat(50)))

function cleaned(file: Buffer, partSize: number) {
  const cleaner = createMp4Cleaner()
  const out: Buffer[] = []
  for (let at = 0; at < file.length; at += partSize)
    out.push(...cleaner.push(Buffer.from(file.subarray(at, at + partSize))).map((part) => Buffer.from(part)))
  return { bytes: Buffer.concat(out), facts: cleaner.facts }
}

const start = box('ftyp', words('isom'))

test.each([1, 7, 64, 100_000])('where it was taken goes, whatever the parts (%i bytes each)', (size) => {
  const file = Buffer.concat([start, description(place), samples])
  const { bytes } = cleaned(file, size)
  expect(bytes.length).toBe(file.length)
  expect(bytes.toString('latin1')).not.toMatch(/\+41\.5|xyz|Maya/)
  expect(bytes.subarray(-samples.length)).toEqual(samples)
  expect(bytes.toString('latin1')).toContain('mvhd')
})

test('what is said outside of the description goes as well', () => {
  const file = Buffer.concat([start, samples, box('uuid', words('<x:xmpmeta>41.5N</x:xmpmeta>')), place])
  const { bytes } = cleaned(file, 16)
  expect(bytes.toString('latin1')).not.toMatch(/xmpmeta|41\.5/)
  expect(bytes.length).toBe(file.length)
})

test('a file without user data stays what it is', () => {
  const file = Buffer.concat([start, samples, box('moov', box('mvhd', Buffer.alloc(100)))])
  expect(cleaned(file, 50).bytes).toEqual(file)
})

test('how long it is and how large it is seen is read', () => {
  expect(cleaned(Buffer.concat([start, description(place)]), 10).facts).toEqual({
    durationSeconds: 90,
    width: 1280,
    height: 720,
  })
})

test.each([
  [
    'a box that says it is shorter than its own head',
    Buffer.concat([start, Buffer.from([0, 0, 0, 3]), words('mdatxyz')]),
  ],
  [
    'a box of 64 bits',
    Buffer.concat([
      Buffer.from([0, 0, 0, 1]),
      words('mdat'),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 20]),
      words('abcd'),
    ]),
  ],
  [
    'a box that goes on to the end',
    Buffer.concat([start, Buffer.from([0, 0, 0, 0]), words('mdat and so on')]),
  ],
])('%s passes as it is', (_, file) => {
  expect(cleaned(file, 5).bytes).toEqual(file)
})

test('a description that is cut off is not kept half: nothing of it comes', () => {
  const whole = description(place)
  const { bytes, facts } = cleaned(Buffer.concat([start, whole.subarray(0, whole.length - 5)]), 30)
  expect(bytes).toEqual(start)
  expect(facts.durationSeconds).toBeNull()
})

test('tracks within tracks without end are no way to stop the server', () => {
  const deep = Buffer.alloc(400_000)
  for (let at = 0; at + 8 <= deep.length; at += 8) {
    deep.writeUInt32BE(deep.length - at, at)
    deep.write('trak', at + 4, 'latin1')
  }
  const file = Buffer.concat([start, box('moov', deep)])
  expect(cleaned(file, 100_000).bytes).toEqual(file)
})
