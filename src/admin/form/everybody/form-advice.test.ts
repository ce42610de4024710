import { expect, test } from 'vitest'
import { formAdvice } from './form-advice.ts'

type Fields = Parameters<typeof formAdvice>[0]

const plain = { file: null, fields: [] }
const block = (name: string, fields: Fields): Fields[number] => ({
  name,
  label: name,
  type: 'object',
  file: null,
  fields,
})
const text = (html: string) => ({ kind: 'text', html })
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
  {
    name: 'pictures',
    label: 'Pictures',
    type: 'pictures',
    file: null,
    fields: [
      { name: 'url', label: 'Address', type: 'line', ...plain },
      { name: 'alt', label: 'Alt text', type: 'line', ...plain },
    ],
  },
  { name: 'transcript', label: 'Transcript', type: 'text', ...plain },
  {
    name: 'blocks',
    label: 'Blocks',
    type: 'blocks',
    file: null,
    fields: [
      block('text', [{ name: 'html', label: 'Text', type: 'html', ...plain }]),
      block('image', [
        { name: 'url', label: 'Address', type: 'line', ...plain },
        { name: 'alt', label: 'Alt text', type: 'line', ...plain },
        { name: 'caption', label: 'Caption', type: 'line', ...plain },
      ]),
    ],
  },
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
  [{ pictures: [{ url: '/a.webp', alt: '' }] }, ['pictures']],
  [{ pictures: [{ url: '/a.webp', alt: 'IMG_2044' }] }, ['pictures']],
  [{ blocks: [text('<p>They won.</p>'), { kind: 'image', url: '/a.webp', alt: 'The huddle' }] }, []],
  [{ blocks: [text('<a href="/a">here</a>')] }, ['blocks']],
  [{ blocks: [{ kind: 'image', url: '/a.webp', alt: ' ' }] }, ['blocks']],
  [{ blocks: [{ kind: 'image', url: '/a.webp', alt: 'IMG_2044' }] }, ['blocks']],
  [{ blocks: [{ kind: 'image', url: '', alt: '' }, { kind: 'dance' }] }, []],
  [{ blocks: [text('<h2>A</h2>'), text('<h3>B</h3>')] }, []],
  [{ blocks: [text('<h2>A</h2>'), text('<h4>B</h4>')] }, ['blocks']],
  [{ blocks: [text('<a href="/a">Box score</a>'), text('<a href="/b">Box score</a>')] }, ['blocks']],
  [{ pictures: [{ alt: 'Play' }, { alt: 'Play ' }, { alt: 'Play' }] }, ['pictures']],
])('%j asks for changes in %j', (values, expected) => {
  expect(formAdvice(fields, values).map(({ field }) => field)).toEqual(expected)
})
