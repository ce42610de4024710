import { pages as table } from '#site/table/pages.ts'
import { addressOf, pathSamples } from '#tests/api/samples.ts'
import { fillRow, isFile } from '#tests/pages/route-rows.ts'
import { samplesOf } from '#tests/pages/samples.ts'
import { accessOfPages } from './access-list.ts'
import { openEndpoints } from './endpoints.ts'
import type { SiteDoor } from './open-site.ts'

/** Feeds, calendars, sitemaps and tables: the addresses of the site that are files. */
export const fileRows = table.filter(isFile).map(({ path }) => path)

/** Whatever everybody may ask a school for: each endpoint, all that each page is made from, each file. */
export async function publicAddresses(site: SiteDoor, school: string): Promise<string[]> {
  const read = async (path: string, json?: object) => {
    const { status, headers, body } = await site.ask(school, path, json ? { json } : {})
    return { statusCode: status, headers, body, json: <T>() => JSON.parse(body) as T }
  }
  const ofApi = await pathSamples({ get: (path) => read(path) }, school)
  const ofPages = await samplesOf({
    get: async <T>(path: string) => (await read(`/api/v2${path}`)).json<T>(),
    send: async <T>(path: string, json: object) => (await read(`/api/v2${path}`, json)).json<T>(),
  })
  const pages = [...accessOfPages()].flatMap(([row, who]) =>
    who === 'everybody' ? fillRow(row, ofPages) : [],
  )
  const index = await read('/sitemap.xml')
  const sitemaps = [...index.body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)/g)].map(([, path = '']) => path)
  return [
    ...openEndpoints
      .filter(({ endpoint }) => !endpoint.counts)
      .map(({ endpoint }) => addressOf(endpoint, ofApi)),
    ...pages.map((path) => (path === '/' ? '/_root.data' : `${path}.data`)),
    ...fileRows
      .filter((row) => !row.includes(':sitemap'))
      .map((row) => fillRow(row, { ...ofApi, ...ofPages })),
    ...sitemaps,
  ]
}
