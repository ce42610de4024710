import { describe, expect, test } from 'vitest'
import { kinds } from '../../desk.ts'
import { inWords, problemsOf } from './check-value.ts'

test.each([
  ['required', {}, 'is missing'],
  ['minLength', { limit: 1 }, 'is missing'],
  ['maxLength', { limit: 200 }, 'is longer than 200 characters'],
  ['maximum', { limit: 12 }, 'is more than 12'],
  ['enum', {}, 'is none of the choices'],
  ['format', { format: 'date' }, 'is not a day'],
  ['pattern', {}, 'is not written as it should be'],
])('%s %j is told as: %s', (keyword, params, words) => {
  expect(inWords({ keyword, params })).toBe(words)
})

describe('what is wrong is told with where it is', () => {
  const template = { id: 1, name: 'a', theme: 'b', sections: ['leaders', 'promotion:side'] }
  const footer = { title: '', url: '', logo: null }
  test.each([
    [
      'home-template',
      { ...template, options: { leaders: { count: 99 } } },
      'sections',
      'Season leaders, How many is more than 24.',
    ],
    [
      'home-template',
      { ...template, options: { 'promotion:side': { theme: 'red' } } },
      'sections',
      'Promotion is none of the choices.',
    ],
    [
      'site-settings',
      {
        footer: {
          school: footer,
          fund: footer,
          association: footer,
          conference: footer,
          apparel: footer,
          systemLine: '',
          links: [{ title: 'A' }],
        },
      },
      'footer',
      'Logos and links, Links, entry 1, Leads to is missing.',
    ],
    [
      'stories',
      {
        blocks: [
          { kind: 'text', html: '' },
          { kind: 'quote', text: 'So' },
        ],
      },
      'blocks',
      'Blocks, Quote 2, Who said it is missing.',
    ],
    ['stories', { blocks: [{ kind: 'dance' }] }, 'blocks', 'Blocks, entry 1 is not written as it should be.'],
  ])('%s %j', (name, value, field, message) => {
    expect(problemsOf(kinds.named(name), value)).toContainEqual({ field, message })
  })
})

test.each([
  ['', '', []],
  ['halcyon/og.jpg', 'A heron over the harbor', []],
  [
    'halcyon/og.jpg',
    ' ',
    ['When a page is shared, Alt text is missing: say what can be seen on the picture.'],
  ],
])('the picture %j of a shared page with the words %j', (ogImage, ogImageAlt, messages) => {
  const title = { siteName: 'A', schoolName: 'A', delimiter: '|', mascotSingular: 'B', mascotPlural: 'C' }
  const meta = { ogImage, ogImageAlt, ogDeterminer: 'the', ogLocale: 'en_US' }
  const problems = problemsOf(kinds.named('search-engine-settings'), { title, meta })
  expect(problems.map(({ message }) => message)).toEqual(messages)
})
