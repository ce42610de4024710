import { expect, test } from 'vitest'
import { wordlessIn } from './wordless-pictures.ts'

const bare = { url: 'halcyon/a.jpg', alt: ' ' }
const said = { url: 'halcyon/b.jpg', alt: 'A boat' }

test.each([
  ['a picture with words', { image: said }, []],
  ['no picture', { image: null, other: { url: '', alt: '' } }, []],
  ['a picture without', { image: bare }, ['image']],
  ['one of a gallery', { images: [said, { ...bare, caption: null }] }, ['images']],
  ['one within a block', { blocks: [{ kind: 'image', image: bare }] }, ['blocks']],
  ['an address that is no picture', { links: [{ url: '/a', title: 'A' }] }, []],
])('%s', (_, value, fields) => {
  expect(wordlessIn(value).map(({ field }) => field)).toEqual(fields)
})
