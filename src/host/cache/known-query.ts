import { formOf } from '#contract/pages/known-words.ts'
import type { PageQueries } from '#contract/pages/page-request.ts'
import { isPayload, pageOfPayload, routesIn, routesParameter } from '#contract/pages/router-names.ts'
import { pathTable } from './path-table.ts'

/** What is left of a query when names that nobody reads are dropped: sorted by name, the first of each. */
export type KnownSearch = (pathname: string, search: string, alsoKept?: (name: string) => boolean) => string

/** A route of the built site as the router knows it. */
export interface BuiltRoute {
  id: string
  path?: string | undefined
  index?: boolean | undefined
}

const none: readonly string[] = []

/**
 * The query as pages are looked up and made: what their route reads of it, and what is read on every page, in its one
 * form. An address that is no page of ours may lead to any of them, so everything that is read anywhere is kept there.
 */
export function knownPageSearch(routes: readonly BuiltRoute[], queries: PageQueries): KnownSearch {
  const { everywhere, ofRoutes } = queries
  const anything = new Set(Object.values(ofRoutes).flat())
  const ids = new Set(routes.map(({ id }) => id))
  const rows = routes
    .filter(({ path, index }) => index || path !== undefined)
    .map(({ path = '' }) => [`/${path}`, new Set(ofRoutes[`/${path}`] ?? none)] as const)
  const namesAt = pathTable(rows.map(([path, names]) => [path, path === '/*' ? anything : names] as const))
  return (pathname, search, alsoKept = () => false) => {
    if (search === '' || search === '?') return ''
    const isData = isPayload(pathname)
    const path = isData ? pageOfPayload(pathname) : pathname
    const names = namesAt(path) ?? anything
    // Sites of old spelled names as they pleased.
    const spelled = /\.aspx$/i.test(path) ? (name: string) => name.toLowerCase() : (name: string) => name
    const areRoutes = (value: string) => routesIn(value).every((id) => ids.has(id))
    return keepFirsts(search, (given, value) => {
      const name = spelled(given)
      const words = Object.hasOwn(everywhere, name) ? everywhere[name] : undefined
      if (words) {
        const form = formOf(words, value)
        return form === null ? null : [name, form]
      }
      const isKnown =
        names.has(name) || alsoKept(name) || (isData && name === routesParameter && areRoutes(value))
      return isKnown ? [name, value] : null
    })
  }
}

/** The query of a call, by the names that its path's row gives; null for a path that has none. Its schema judges repeated names. */
export const knownCallSearch = (rows: Iterable<readonly [path: string, names: readonly string[] | null]>) => {
  const namesAt = pathTable([...rows].map(([path, names]) => [path, names && new Set(names)] as const))
  return (pathname: string, search: string): string | null => {
    const names = namesAt(pathname)
    if (!names) return null
    if (search === '' || search === '?') return ''
    return written([...new URLSearchParams(search)].filter(([name]) => names.has(name)))
  }
}

function keepFirsts(search: string, keep: (name: string, value: string) => [string, string] | null): string {
  const kept = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search)) {
    const pair = keep(name, value)
    if (pair && !kept.has(pair[0])) kept.set(...pair)
  }
  return written([...kept])
}

function written(pairs: [string, string][]): string {
  if (pairs.length === 0) return ''
  return `?${new URLSearchParams(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`
}
