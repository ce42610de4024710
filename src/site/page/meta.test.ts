import { expect, test } from 'vitest'
import { pageMeta } from './meta.ts'
import type { RootData } from './school/root-data.ts'

const seo = {
  title: {
    siteName: 'Halcyon State Athletics',
    schoolName: 'Halcyon State',
    delimiter: ' | ',
    mascotSingular: 'Kingfisher',
    mascotPlural: 'Kingfishers',
  },
  meta: { ogImage: 'halcyon/og.svg', ogImageAlt: 'A kingfisher', ogDeterminer: 'the', ogLocale: 'en_CA' },
}

function tagsWith(meta: Partial<(typeof seo)['meta']>): Record<string, unknown> {
  const shell = { seo: { ...seo, meta: { ...seo.meta, ...meta } } }
  const matches = [
    {
      id: 'root',
      loaderData: {
        origin: 'https://a.example',
        tenant: { name: 'Halcyon State University' },
        shell,
      } as unknown as RootData,
    },
  ]
  const tags = pageMeta({ loaderData: { head: { key: 'calendar', canonical: '/calendar' } }, matches })
  return Object.fromEntries(tags.map((tag) => Object.values(tag) as [string, unknown]))
}

test('share tags say what the SEO settings say', () => {
  expect(tagsWith({})).toMatchObject({
    'og:determiner': 'the',
    'og:locale': 'en_CA',
    'og:image:alt': 'A kingfisher',
    'og:image:type': 'image/jpeg',
    'og:site_name': 'Halcyon State Athletics',
    'og:url': 'https://a.example/calendar',
    'twitter:card': 'summary_large_image',
  })
})

test('a determiner that is not set is not given, and the locale falls back', () => {
  const tags = tagsWith({ ogDeterminer: '', ogLocale: '' })
  expect(tags).not.toHaveProperty('og:determiner')
  expect(tags['og:locale']).toBe('en_US')
})

test('a title says first that what was sent was not taken, and cards of the page do not', () => {
  const matches = [
    {
      id: 'root',
      loaderData: {
        origin: 'https://a.example',
        tenant: { name: 'H' },
        shell: { seo },
      } as unknown as RootData,
    },
  ]
  const head = {
    words: { title: 'Accessibility', description: '' },
    canonical: '/accessibility',
    isRefused: true,
  }
  const tags = pageMeta({ loaderData: { head }, matches })
  expect(tags[0]).toEqual({ title: 'Error: Accessibility | Halcyon State Athletics' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Accessibility | Halcyon State Athletics' })
})
