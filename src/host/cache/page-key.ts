import { isPayload } from '#contract/pages/router-names.ts'
import { isTracking } from '#contract/tracking-names.ts'
import type { KnownSearch } from './known-query.ts'

/**
 * What was asked for: a document, one that is whole where the school's others are drawn by the browser, the data the
 * router fetches when it navigates in the browser, or a call of the API.
 */
export type PageVariant = 'html' | 'whole' | 'data' | 'api'

export interface PageAddress {
  tenant: string
  /** As `URL` gives it: percent-encoded, dot segments resolved. */
  pathname: string
  /** What is known of the query, with its question mark; '' where there is none. */
  search: string
  variant: PageVariant
}

const maxKeyLength = 1024

/** Whether a request line's target says where its visitor came from. */
export function carriesTracking(url: string): boolean {
  const query = url.indexOf('?')
  return query !== -1 && new URLSearchParams(url.slice(query)).keys().some(isTracking)
}

/**
 * The name a page is kept under, or null when it should not be kept at all. The path keeps its case: a redirect from
 * one spelling to another would answer itself for ever if both shared a key.
 */
export function pageKey({ tenant, pathname, search, variant }: PageAddress): string | null {
  if (!/^[\w.-]+$/.test(tenant) || !/^\/[^?#\s]*$/.test(pathname)) return null
  const key = `${tenant} ${variant} ${pathname}${search}`
  return key.length > maxKeyLength ? null : key
}

/** The key for a request line's target, which may be anything a client cares to send. */
export function pageKeyOfUrl(
  tenant: string,
  url: string,
  knownSearch: KnownSearch,
  document: 'html' | 'whole' = 'html',
): string | null {
  if (!url.startsWith('/') || url.length > 4 * maxKeyLength) return null
  const parsed = URL.parse(`http://host${url}`)
  if (!parsed) return null
  const { pathname } = parsed
  const variant = isPayload(pathname) ? 'data' : document
  return pageKey({ tenant, pathname, search: knownSearch(pathname, parsed.search), variant })
}

export function tenantOfKey(key: string): string {
  return key.slice(0, key.indexOf(' '))
}

/**
 * What all spellings of one page have in common: query, case, slashes and percent-encoding aside. The cache bounds how
 * many entries a group may hold, so that nobody flushes it by asking for one page in endless ways.
 */
export function pageGroup(key: string): string {
  const query = key.indexOf('?')
  const address = query === -1 ? key : key.slice(0, query)
  return decodeLeniently(address).toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
