import { payloadAddress } from '#contract/pages/router-names.ts'
import { pages as table } from '#site/table/pages.ts'
import { addressOf } from '#tests/api/samples.ts'
import { fillRow, isFile } from '#tests/pages/route-rows.ts'
import { accessOfPages } from './access-list.ts'
import { openEndpoints, readEndpoints } from './endpoints.ts'
import type { SiteDoor } from './open-site.ts'
import { callSamples, pageSamples } from './site-samples.ts'

/** Feeds, calendars, sitemaps and tables: the addresses of the site that are files. */
export const fileRows = table.filter(isFile).map(({ path }) => path)

/** Whatever everybody may ask a school for: each endpoint, all that each page is made from, each file. */
export async function publicAddresses(site: SiteDoor, school: string): Promise<string[]> {
  const ofApi = await callSamples(site.ask, school)
  const ofPages = await pageSamples(site.ask, school)
  const pages = [...accessOfPages()].flatMap(([row, who]) =>
    who === 'everybody' ? fillRow(row, ofPages) : [],
  )
  const index = await site.ask(school, '/sitemap.xml')
  const sitemaps = [...index.body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)/g)].map(([, path = '']) => path)
  return [
    ...openEndpoints
      .filter(({ endpoint }) => !endpoint.counts)
      .map(({ endpoint }) => addressOf(endpoint, ofApi)),
    ...pages.map((pathname) => payloadAddress({ pathname })),
    ...fileRows
      .filter((row) => !row.includes(':sitemap'))
      .map((row) => fillRow(row, { ...ofApi, ...ofPages })),
    ...sitemaps,
  ]
}

/** The same things before they are public, for those with a session of the school: endpoints, and pages by their data. */
export async function hiddenAddresses(site: SiteDoor, school: string): Promise<string[]> {
  const ofApi = await callSamples(site.ask, school)
  const ofPages = await pageSamples(site.ask, school)
  const rows = [...accessOfPages().keys()].filter((row) => row.startsWith('/hidden/'))
  return [
    ...readEndpoints
      .filter(({ endpoint }) => endpoint.hidden)
      .map(({ endpoint }) => addressOf(endpoint, ofApi)),
    ...rows.map((row) => payloadAddress({ pathname: fillRow(row, ofPages) })),
  ]
}
