import { pages } from '#site/table/pages.ts'
import type { Row } from '#site/table/row.ts'
import { sitemapAddress } from './sitemap-addresses.ts'

const isClosed = ({ isClosed: isSaid, access }: Row) => isSaid === true || access === 'signed-in'

/** '/hidden/', '/hidden/sports/': the folders of an address up to its first parameter, and what is left of it. */
function beginningsOf(path: string): string[] {
  const [words = ''] = path.split(':')
  return [...words.matchAll(/(?<=.)\/|$/g)].map(({ 0: slash, index }) => words.slice(0, index) + slash)
}

/** What machines need not read, by as few beginnings of addresses as no open page has. */
export function closedBeginnings(rows: readonly Row[]): string[] {
  const open = rows.filter((row) => !isClosed(row))
  const isFree = (beginning: string) => !open.some(({ path }) => path.startsWith(beginning))
  const closed = rows.filter(isClosed).map(({ path }) => beginningsOf(path).find(isFree) ?? path)
  const isCovered = (one: string) => closed.some((other) => other !== one && one.startsWith(other))
  return [...new Set(closed)].filter((one) => !isCovered(one))
}

export function robotsText(origin: string, rendersInBrowser: boolean): string {
  return [
    'User-agent: *',
    // A crawler that renders such a school's pages asks for their data as a browser does.
    ...(rendersInBrowser ? ['Allow: /api/v2/'] : []),
    ...[...closedBeginnings(pages), '/api/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapAddress}`,
    '',
  ].join('\n')
}
