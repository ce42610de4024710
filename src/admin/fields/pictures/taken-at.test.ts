import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inOrderTaken, takenAt } from './taken-at.ts'

const photograph = async (taken: string | null, fraction?: string): Promise<ArrayBuffer> => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } }).jpeg()
  const said = {
    ...(taken === null ? {} : { DateTimeOriginal: taken }),
    ...(fraction ? { SubSecTimeOriginal: fraction } : {}),
  }
  const bytes = await (taken === null ? picture : picture.withExif({ IFD2: said })).toBuffer()
  return new Uint8Array(bytes).buffer
}

describe('when a photograph was taken', () => {
  test('is what its camera says', async () => {
    expect(takenAt(await photograph('2026:11:14 13:05:09'))).toBe('2026:11:14 13:05:09')
    expect(takenAt(await photograph('2026:11:14 13:05:09', '50'))).toBe('2026:11:14 13:05:09.50')
  })

  test.each([
    ['no facts at all', () => photograph(null)],
    ['no moment', () => photograph('some day')],
    ['no picture', async () => new TextEncoder().encode('<svg/>').buffer as ArrayBuffer],
    ['nothing', async () => new ArrayBuffer(0)],
    [
      'a file that ends in the middle of its facts',
      async () => (await photograph('2026:11:14 13:05:09')).slice(0, 60),
    ],
  ])('is not known of %s', async (_, made) => {
    expect(takenAt(await made())).toBeNull()
  })

  test('is never beyond what a broken file holds', async () => {
    const whole = new Uint8Array(await photograph('2026:11:14 13:05:09'))
    for (let at = 12; at < 120; at += 1) {
      const broken = whole.slice()
      broken[at] = 0xff
      expect(() => takenAt(broken.buffer)).not.toThrow()
    }
  })
})

test('photographs are put in the order in which they were taken, whatever they are called', async () => {
  const file = async (name: string, taken: string | null, lastModified = 0) =>
    new File([await photograph(taken)], name, { lastModified })
  const files = await Promise.all([
    file('a.jpg', '2026:11:14 15:00:00'),
    file('b.jpg', '2026:11:14 13:00:00'),
    file('IMG_10.jpg', '2026:11:14 14:00:00'),
    file('IMG_9.jpg', '2026:11:14 14:00:00'),
    file('told-by-its-file.jpg', null, new Date(2026, 10, 14, 13, 30).getTime()),
  ])
  expect((await inOrderTaken(files)).map(({ name }) => name)).toEqual([
    'b.jpg',
    'told-by-its-file.jpg',
    'IMG_9.jpg',
    'IMG_10.jpg',
    'a.jpg',
  ])
})
