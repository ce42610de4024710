import { describe, expect, test } from 'vitest'
import { assetAddress, assetIn, titleOfName } from './asset-address.ts'

const key = '0123456789abcdef0123456789abcdef'

describe('the address of an asset', () => {
  test('names its school and its key, and is read back from any name', () => {
    const address = assetAddress('halcyon', { key, title: 'Opening Day!', file: 'halcyon/stored/ab/ab.jpg' })
    expect(address).toBe(`halcyon/library/${key}/opening-day.jpg`)
    expect(assetIn(address)).toEqual({ bucket: 'halcyon', key })
    expect(assetIn(`halcyon/library/${key}/renamed.png`)).toEqual({ bucket: 'halcyon', key })
  })

  test.each([
    'halcyon/stories/1.jpg',
    `halcyon/library/${key}`,
    `halcyon/library/12/a.jpg`,
    `a/b/library/${key}/a.jpg`,
  ])('%s is none', (path) => expect(assetIn(path)).toBeNull())
})

test.each([
  ['IMG_2034-opening_day.jpg', 'IMG 2034 opening day'],
  ['C:\\Photos\\Media Guide 2026.pdf', 'Media Guide 2026'],
  ['.png', 'Untitled'],
])('%s is called %s at first', (name, title) => {
  expect(titleOfName(name)).toBe(title)
})
