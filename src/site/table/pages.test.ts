import { describe, expect, test } from 'vitest'
import { sitemapKinds } from '#contract/feeds.ts'
import { checksAt, everywhere } from '#site/checks/route-checks.ts'
import { pageName } from '#site/page/head/page-name.ts'
import { pageNames } from '#site/page/head/page-names.ts'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { isInApp } from '#site/page/links/links.ts'
import { pageQueries } from '#site/page-queries.ts'
import routes from '#site/routes.ts'
import { pagesForOne } from './for-one.ts'
import { pages } from './pages.ts'
import { readyPages } from './ready.ts'
import type { Row } from './row.ts'

const table: readonly Row[] = pages
const rows = table.map((row) => [row.path, row] as const)
const isPage = ({ keys }: Row) => keys.length > 0
const pageRows = rows.filter(([, row]) => isPage(row))

/** Some address of a row, with and without what is optional. Only the days of stories and files are numbers. */
const addressesOf = (path: string) =>
  [path.replaceAll('?', ''), path.replace(/\/:\w+\?/g, '') || '/'].map((each) =>
    each
      .replace(/:(year|month|day)\b/g, '7')
      .replace(/:\w+/g, 'x')
      .replace('*', 'x/y'),
  )

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The specification's route identifiers and the parameters of its route table. */
const specified =
  `slug globalSportNameSlug sportSlug season seasonTitle playerSlug rosterPlayerId coachName coachId
  supportStaffName supportStaffId staffMemberSlug sportDepartment id opponentSlug opponentId gameId oppSlug facilityName
  facilityId podcastSlug podcastId publicationSlug year month day story_slug filename tagSlug inducteeSlug inducteeId
  grouping splashId type sport start end location`.split(/\s+/)
/** Of pages and files that it does not have. */
const own = ['videoSlug', 'videoId', 'gallerySlug', 'galleryId', 'reference', 'sitemap']

describe('a row of the table of pages', () => {
  test('is the only one of its path and of its file', () => {
    expect(new Set(table.map(({ path }) => path)).size).toBe(table.length)
    expect(new Set(table.map(({ file }) => file)).size).toBe(table.length)
  })

  test.each(rows)('%s calls its parameters as the specification does', (path) => {
    expect(namesIn(path).filter((name) => ![...specified, ...own].includes(name))).toEqual([])
  })

  test.each(pageRows)('%s has a title, a description and a page type', (path, { keys }) => {
    for (const key of keys) expect(pageNames).toHaveProperty([key])
    expect(pageName(path === '/' ? '/' : path.slice(1), undefined).key).toBe(keys[0])
  })

  test.each(rows)('%s is what is read off it elsewhere', (path, row) => {
    const route = routes.find(({ file }) => file === `routes/${row.file}`)
    expect(route).toEqual(
      path === '/' ? { index: true, file: route?.file } : { path: path.slice(1), file: route?.file },
    )
    expect(pageQueries.ofRoutes[path]).toEqual(row.query)
    expect(pagesForOne.includes(path)).toBe(row.isForOne === true)
    expect(readyPages[path]).toBe(row.isReady && `routes/${row.file.replace('.tsx', '')}`)
  })

  test.each(pageRows)('%s is laid out as it says, at each of its addresses', (path, { layout = [] }) => {
    for (const address of addressesOf(path))
      expect([address, layoutFlags(address)]).toEqual([
        address,
        {
          isHome: path === '/',
          isSportHome: path === '/sports/:slug',
          isFullWidth: layout.includes('full-width'),
          isFullScreen: layout.includes('full-screen'),
          hasShell: !layout.includes('no-shell'),
          needsContentId: layout.includes('content-id'),
          hasOwnSport: layout.includes('own-sport'),
        },
      ])
  })

  test.each(rows.filter(([, row]) => !isPage(row)))('%s is a file: the app is left for it', (path) => {
    for (const address of addressesOf(path)) expect(isInApp(address)).toBe(false)
  })

  test.each(pageRows.filter(([path]) => !path.includes('*')))('%s does not end as files do', (path) => {
    for (const address of addressesOf(path)) expect(address).not.toMatch(/\.(?!aspx$)\w+$/)
  })

  const checked = pageRows.filter(([, { checks }]) => checks)
  test.each(checked)(
    '%s has its checks on the way, which know the parts of its address',
    (path, { checks = [] }) => {
      const [address = ''] = addressesOf(path)
      const { names, params } = checksAt(address)
      expect(names).toEqual([...everywhere.first, ...checks, ...everywhere.last])
      expect(Object.keys(params).sort()).toEqual(path.includes('*') ? ['*'] : namesIn(path).sort())
    },
  )

  test.each(rows.filter(([path]) => path.startsWith('/hidden/')))('%s needs sign-in', (_, { access }) => {
    expect(access).toBe('signed-in')
  })

  test.each(rows.filter(([, { sitemap, isReady }]) => sitemap === 'pages' || isReady))(
    '%s can be listed and made ahead: it needs no parameter',
    (path) => {
      expect(path.replace(/:\w+\?/g, '')).not.toContain(':')
    },
  )

  test.each(rows.filter(([, { sitemap }]) => sitemap?.startsWith('teams')))(
    '%s is a page of every such team: its name is all that the address needs',
    (path) => {
      expect(path).toMatch(/^\/sports\/:(slug|sportSlug|globalSportNameSlug)(\/[a-z-]+(\/:\w+\?)?)?$/)
    },
  )
})

test('every kind of content that a sitemap tells of has its page', () => {
  const told = new Set(table.map(({ sitemap }) => sitemap))
  expect(sitemapKinds.filter((kind) => !told.has(kind))).toEqual([])
})
