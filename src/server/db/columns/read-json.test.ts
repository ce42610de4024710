import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { SiteSettings } from '#contract/settings.ts'
import { nullable, nullableText, object, oneOf, text } from '#contract/shapes/schema.ts'
import { Brand } from '#contract/tenants.ts'
import { readJson } from './read-json.ts'

const Link = object({ title: text(), url: text() })
const Block = Type.Union([
  object({ kind: Type.Literal('text'), html: text() }),
  object({ kind: Type.Literal('video'), videoId: Type.Integer({ minimum: 1 }), caption: nullableText() }),
])
const Page = object({
  title: text(),
  subtitle: nullableText(),
  count: Type.Integer(),
  isShown: Type.Boolean(),
  colour: Type.String({ pattern: '^#', default: '#000' }),
  links: Type.Array(Link),
  office: nullable(object({ phone: text() })),
  blocks: Type.Array(Block),
  theme: Type.Optional(oneOf(['dark', 'light'])),
  bySport: Type.Optional(Type.Record(Type.String(), Type.Array(text()))),
})
const page = {
  title: 'A',
  subtitle: 'B',
  count: 3,
  isShown: true,
  colour: '#fff',
  links: [{ title: 'Help', url: '/help' }],
  office: { phone: '1' },
  blocks: [{ kind: 'text', html: '<p>' }],
  theme: 'dark',
  bySport: { golf: ['a'] },
}
const without = (...names: (keyof typeof page)[]) =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !names.some((each) => each === name)))

describe('a stored value', () => {
  test('that is as the schema has it is given as it is', () => {
    expect(readJson(Page, page)).toEqual({ value: page, mended: [] })
    expect(readJson(Page, page).value).toBe(page)
  })

  test('that an earlier version wrote gets what has been added since, and no more', () => {
    const old = without('subtitle', 'count', 'isShown', 'colour', 'links', 'office', 'theme', 'bySport')
    expect(readJson(Page, old)).toEqual({
      value: {
        title: 'A',
        blocks: page.blocks,
        subtitle: null,
        count: 0,
        isShown: false,
        colour: '#000',
        links: [],
        office: null,
      },
      mended: ['/subtitle', '/count', '/isShown', '/colour', '/links', '/office'],
    })
  })

  test.each([
    ['a field of another type', { ...page, count: 'three' }, { ...page, count: 0 }, ['/count']],
    [
      'a field inside',
      { ...page, links: [{ title: 'Help' }] },
      { ...page, links: [{ title: 'Help', url: '' }] },
      ['/links/0/url'],
    ],
    ['a list that is none', { ...page, links: 'none' }, { ...page, links: [] }, ['/links']],
    ['an entry that is none', { ...page, links: [null, page.links[0]] }, page, ['/links/0']],
    ['a word that is no longer known', { ...page, theme: 'neon' }, without('theme'), ['/theme']],
    ['a value by name', { ...page, bySport: { golf: ['a'], track: 7 } }, page, ['/bySport/track']],
    [
      'a block with a new field',
      { ...page, blocks: [{ kind: 'video', videoId: 2 }] },
      { ...page, blocks: [{ kind: 'video', videoId: 2, caption: null }] },
      ['/blocks/0/caption'],
    ],
    [
      'a block of no known kind',
      { ...page, blocks: [{ kind: 'poll' }] },
      { ...page, blocks: [] },
      ['/blocks/0'],
    ],
  ])('mends %s', (_, stored, value, mended) => {
    expect(readJson(Page, stored)).toEqual({ value, mended })
  })

  test('makes nothing up that cannot be empty', () => {
    const stored = { ...page, blocks: [{ kind: 'video' }, page.blocks[0]] }
    expect(readJson(Page, stored).value).toEqual(page)
  })

  test.each([[null], ['words'], [[]], [7]])('%j in place of an object becomes the defaults', (stored) => {
    expect(readJson(Brand, stored).value).toEqual({ primary: '#1f2937', secondary: '#ffffff' })
    expect(readJson(object({ links: Type.Array(Link) }), stored).value).toEqual({ links: [] })
  })
})

test('a footer from before it had links has none', () => {
  const link = { title: '', url: '', logo: null }
  const footer = {
    school: link,
    fund: link,
    association: link,
    conference: link,
    apparel: link,
    systemLine: 'S',
  }
  const { value } = readJson(SiteSettings, { footer })
  expect(value.footer).toEqual({ ...footer, links: [] })
})
