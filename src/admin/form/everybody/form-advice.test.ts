import { expect, test } from 'vitest'
import { formAdvice } from './form-advice.ts'

type Fields = Parameters<typeof formAdvice>[0]

const plain = { file: null, fields: [] }
const fields: Fields = [
  { name: 'content', label: 'Text', type: 'html', ...plain },
  { name: 'image', label: 'Picture', type: 'picture', ...plain },
  { name: 'ogImageAlt', label: 'Alt text', type: 'line', ...plain },
  {
    name: 'images',
    label: 'Pictures',
    type: 'rows',
    file: null,
    fields: [{ name: 'image', label: 'Picture', type: 'picture', ...plain }],
  },
  {
    name: 'film',
    label: 'Film',
    type: 'file',
    file: { type: 'video', isAddress: true, fills: [] },
    fields: [],
  },
  { name: 'captions', label: 'Captions', type: 'rows', ...plain },
  { name: 'pictures', label: 'Pictures', type: 'pictures', ...plain },
  { name: 'transcript', label: 'Transcript', type: 'text', ...plain },
]

test.each<[Record<string, unknown>, string[]]>([
  [{}, []],
  [{ content: '<a href="/a">here</a>' }, ['content']],
  [{ image: { url: '/a.webp', alt: '' } }, ['image']],
  [{ image: { url: '', alt: '' } }, []],
  [{ image: { url: '/a.webp', alt: 'The team' }, ogImageAlt: 'image of a crest' }, ['ogImageAlt']],
  [{ images: [{ image: { url: '/a.webp', alt: '' } }, { image: { url: '/b.webp', alt: 'B' } }] }, ['images']],
  [{ film: '/a.mp4' }, ['captions', 'transcript']],
  [{ film: '/a.mp4', captions: [{}], transcript: 'They run.' }, []],
  [{ transcript: '' }, []],
  [{ pictures: [{ alt: 'The huddle' }, { alt: 'The stands' }] }, []],
  [{ pictures: [{ alt: 'Play' }, { alt: 'Play ' }, { alt: 'Play' }] }, ['pictures']],
])('%j asks for changes in %j', (values, expected) => {
  expect(formAdvice(fields, values).map(({ field }) => field)).toEqual(expected)
})
