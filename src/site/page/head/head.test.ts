import { describe, expect, test } from 'vitest'
import { fill, headTags, pageTitle } from './head.ts'
import { pageNames } from './page-names.ts'

const seo = {
  title: {
    siteName: 'Halcyon State Athletics',
    schoolName: 'Halcyon State',
    delimiter: ' | ',
    mascotSingular: 'Kingfisher',
    mascotPlural: 'Kingfishers',
  },
  meta: {
    ogImage: '/files/halcyon/og.svg',
    ogImageAlt: 'Halcyon State',
    ogDeterminer: 'the',
    ogLocale: 'en_US',
  },
}

describe('SEO titles are built from tokens', () => {
  test.each([
    ['{season} {sport} Roster', { season: '2026', sport: 'Football' }, '2026 Football Roster'],
    ['{season} {sport} Roster', { sport: 'Football' }, 'Football Roster'],
    ['{tagline}', {}, ''],
  ])('%s with %o is %s', (template, tokens, expected) => {
    expect(fill(template, tokens as Record<string, string>)).toBe(expected)
  })

  test('and fall back to the site name when empty', () => {
    expect(pageTitle('', 'Halcyon State Athletics', ' | ')).toBe('Halcyon State Athletics')
  })

  test('the delimiter of the settings stands between the page and the site', () => {
    const tags = headTags(
      {
        key: 'roster_list',
        words: pageNames.roster_list,
        tokens: { sport: 'Football', season: '2026' },
        canonical: '/x',
      },
      seo,
      'https://a.example',
      'Halcyon State University',
    )
    expect(tags.title).toBe('2026 Football Roster | Halcyon State Athletics')
    expect(tags.canonical).toBe('https://a.example/x')
  })

  test('a page without a key of its own has the words it gives itself', () => {
    const { title, description } = headTags(
      {
        key: 'schedule',
        words: { title: '{sport} Results', description: 'Every result of {school_name} {sport}.' },
        tokens: { sport: 'Football' },
        canonical: '/x',
      },
      seo,
      'https://a.example',
      'Halcyon State University',
    )
    expect(title).toBe('Football Results | Halcyon State Athletics')
    expect(description).toBe('Every result of Halcyon State Football.')
  })

  test.each([
    ["the page's own", 'halcyon/stories/12.svg', 'halcyon/stories/12.svg'],
    ["the site's, where the page has none", null, 'halcyon/og.svg'],
  ])('the picture of a shared page is a jpeg 1600 wide: %s', (_which, image, url) => {
    const tags = headTags(
      { key: 'story', canonical: '/x', image },
      seo,
      'https://a.example',
      'Halcyon State University',
    )
    const { pathname, searchParams } = new URL(tags.image)
    expect(pathname).toBe('/images/resize')
    expect(Object.fromEntries(searchParams)).toEqual({ url, width: '1600', type: 'jpeg' })
    expect(tags.imageType).toBe('image/jpeg')
  })

  test.each([
    ['where the settings name none', { ...seo, meta: { ...seo.meta, ogImage: '' } }],
    ['where there are no settings', null],
  ])('the default picture is /images/logos/site/site.png, %s', (_when, settings) => {
    const tags = headTags(
      { key: 'story', canonical: '/x' },
      settings,
      'https://a.example',
      'Halcyon State University',
    )
    expect(tags).toMatchObject({
      image: 'https://a.example/images/logos/site/site.png',
      imageType: 'image/png',
    })
  })

  test('a page goes on without settings', () => {
    expect(
      headTags(
        { key: 'tickets', words: pageNames.tickets, canonical: '/tickets' },
        null,
        'https://a.example',
        'Halcyon State University',
      ).title,
    ).toBe('Tickets - Halcyon State University')
  })
})
