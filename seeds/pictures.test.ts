import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { settingsGroups } from '#contract/settings.ts'
import { SiteConfiguration } from '#contract/tenants.ts'
import { fileUrl } from './basics/paths.ts'
import { picturesOf } from './files/pictures.ts'
import { generateSchool, generateUnscored } from './generate/school.ts'
import type { SchoolKey, SchoolSettings } from './model/model.ts'

const teamPages = [
  '',
  'schedule',
  'roster',
  'historical-roster',
  'opponent-history',
  'stats',
  'records',
  'results',
  'calendar',
  'coaches',
]
const sitePages = [
  '/archives',
  '/awards',
  '/calendar',
  '/coverage',
  '/facilities',
  '/galleries',
  '/historical-roster',
  '/honors',
  '/moments',
  '/on-this-day',
  '/podcasts',
  '/publications',
  '/staff-directory',
  '/tags',
  '/tickets',
  '/watch',
]

describe.each<SchoolKey>(['halcyon', 'tamarack'])('%s', (key) => {
  const school = generateSchool(key, '2026-11-15')
  const pictures = picturesOf(key, school)

  test('draws every picture its rows point to', () => {
    const drawn = new Set(pictures.map(({ path }) => fileUrl(path)))
    const { seo, site } = school.settings
    const wanted = [
      ...school.players.map(({ image }) => image),
      ...school.staffMembers.map(({ image }) => image),
      ...school.inductees.map(({ image }) => image),
      ...[...school.awards, ...school.allAmericans].flatMap(({ image }) => image ?? []),
      ...school.opponents.map(({ image }) => image),
      ...school.sports.map(({ poster }) => poster),
      ...school.facilities.flatMap(({ images }) => images.map(({ url }) => url)),
      ...school.conferences.map(({ logo }) => logo),
      ...[site.footer.school, site.footer.fund, site.footer.association, site.footer.apparel].map(
        ({ logo }) => logo,
      ),
      seo.meta.ogImage,
      school.tenant.configuration.logo,
      school.tenant.configuration.defaultPersonImage,
    ]
    expect(wanted.filter((url) => url === null || !drawn.has(url))).toEqual([])
    expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length)
  })

  test('draws whole pictures without fonts, scripts or outside references', () => {
    for (const { path, draw } of pictures) {
      const svg = draw()
      expect([path, svg.startsWith('<svg '), svg.endsWith('</svg>')]).toEqual([path, true, true])
      expect([
        path,
        /<text|<script|<image|<foreignObject|<filter| href="[^#]|NaN|undefined/.exec(svg)?.[0],
      ]).toEqual([path, undefined])
    }
  })

  test('knows somebody in every season by one portrait, which nobody else has', () => {
    const portraits = pictures.filter(({ path }) => path.includes('/portraits/'))
    const drawn = portraits.map(({ draw }) => draw())
    expect(new Set(drawn).size).toBe(drawn.length)
    const later = picturesOf(key, generateUnscored(key, '2027-02-20'))
    const byPath = new Map(later.map(({ path, draw }) => [path, draw]))
    const known = portraits.filter(({ path }) => byPath.has(path))
    expect(known.length).toBe(portraits.length)
    expect(known.filter(({ path, draw }) => byPath.get(path)?.() !== draw())).toEqual([])
  })

  test('draws a portrait in less than what a phone would notice on its way', () => {
    const sizes = pictures
      .filter(({ path }) => path.includes('/portraits/'))
      .map(({ draw }) => Buffer.byteLength(draw()))
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(4_000)
    expect(Math.max(...sizes)).toBeLessThan(7_000)
  })

  test('has settings and a configuration that the contract accepts', () => {
    expect(Check(SiteConfiguration, school.tenant.configuration)).toBe(true)
    for (const group of Object.keys(settingsGroups) as (keyof SchoolSettings)[]) {
      expect([group, Check(settingsGroups[group], school.settings[group])]).toEqual([group, true])
    }
  })

  test('leads from its menus only to pages that exist or to other sites', () => {
    const slugs = new Set(school.sports.map(({ globalSportNameSlug }) => globalSportNameSlug))
    const known = new Set([
      ...sitePages,
      ...school.forms.map(({ id, accessCode }) => `${accessCode ? '/protected' : ''}/form/${id}`),
    ])
    for (const { url } of school.navigationItems) {
      if (url === null || url.startsWith('https://')) continue
      const [, slug = '', page = ''] = /^\/sports\/([^/]+)(?:\/([^/]+))?$/.exec(url) ?? []
      const isKnown = slug ? slugs.has(slug) && teamPages.includes(page) : known.has(url)
      expect([url, isKnown]).toEqual([url, true])
    }
  })
})
