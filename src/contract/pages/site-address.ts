/**
 * What an address of a redirect may be. Everything that sends a visitor anywhere goes through here: a path may never
 * become another origin, and an address outside the site is one that an editor entered, of the web and nothing else.
 */

/** Never resolved by anybody: only there to see whether an address leaves it. */
const base = 'https://inside.invalid'

/** White space, control characters and backslashes: browsers drop or turn them, so that a path may become a host. */
const unfit = /[\s\p{Cc}\\]/u

/** A path of the site with its query and fragment, or null for whatever could be read as something else. */
export function insideAddress(text: string): string | null {
  if (!text.startsWith('/') || text.startsWith('//') || unfit.test(text)) return null
  const url = URL.parse(text, base)
  if (url?.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** An address of the web outside the site, absolute or without its protocol; null for any other scheme or for one with a name in it. */
export function outsideAddress(text: string): string | null {
  if (!/^(?:https?:)?\/\/[^/]/i.test(text) || unfit.test(text)) return null
  const url = URL.parse(text, base)
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return null
  return url.href
}

/** Where people sign in stays where it is, whatever a table of redirects says. */
export const isOfAccounts = (path: string): boolean =>
  /^\/(?:login|account|invitation|admin)(?:\/|$)/.test(redirectPath(path))

/**
 * The form in which the path of a redirect is kept and looked up: no query, no fragment, single slashes, none at the end,
 * lower case, and spaces and letters with accents as browsers send them.
 */
export function redirectPath(path: string): string {
  const bare = decoded(path.replace(/[?#].*$/s, ''))
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
  return bare === '' ? '/' : encodeURI(bare).toLowerCase()
}

/** What is no proper escape is the sign that it looks like. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path.toWellFormed()
  }
}
