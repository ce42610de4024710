import { isInApp } from '#site/page/links/links.ts'
import type { AddressCheck } from '../outcomes/check.ts'

/** Names that a server of earlier days gave to the page of a folder, and the endings it gave to pages. */
const folderPage = /\/(?:index|default|home)\.(?:html?|aspx?|php)$/i
const oldEnding = /\.(?:html?|aspx?|php)$/i

/** Files keep the names they were given, and some addresses of paper are case-sensitive: 'H' is at home. */
const keepsCase =
  /^\/documents\/|^\/pay\/|\/print\/|^(?:\/hidden|\/protected)?\/sports\/\d{4}\/\d{1,2}\/\d{1,2}\//i

const team = /^((?:\/hidden|\/protected)?\/sports\/)([^/]*[^/\d][^/]*)(?=\/|$)/

/** The path as this site spells paths. Escapes stay as they are: '%2F' is part of a name and never a slash. */
function cleanPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (keepsCase.test(single)) return single
  const named = isInApp(single) ? single.replace(folderPage, '/').replace(oldEnding, '') : single
  return named
    .replace(/(.)\/$/, '$1')
    .replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}

/**
 * url-cleanup: one address for one page. Lower case, single slashes and none at the end, no old file names
 * (`/index.html`, `/tickets.aspx`), and a team by its full name instead of its short one. The query is kept whole.
 */
export const urlCleanup: AddressCheck = {
  async address({ url: { pathname, search }, api }) {
    const clean = cleanPath(pathname)
    const [, , slug] = team.exec(clean) ?? []
    const sport = slug && (await api.sports.list()).find(({ shortName }) => shortName === slug)
    const to = sport ? clean.replace(team, `$1${sport.globalSportNameSlug}`) : clean
    return to === pathname ? null : { to: to + search, isPermanent: true }
  },
}
