import { matchRoutes } from 'react-router'
import { routeChecks } from '#site/table/checks.ts'
import type { CheckName } from '#site/table/row.ts'

/** On the way to any page, in this order: an editor's word counts before ours, and leaving is the last thing to do. */
export const everywhere = {
  first: ['redirects', 'legacy-urls', 'url-cleanup'],
  last: ['external-urls'],
} as const satisfies Record<string, readonly CheckName[]>

const matched = Object.entries(routeChecks).map(([path, own]) => ({ path, handle: own }))

interface RouteChecks {
  names: readonly CheckName[]
  params: Readonly<Record<string, string | undefined>>
}

let last: { pathname: string; checks: RouteChecks } | undefined

/** The checks on the way to a path, in their order, and what its route calls the path's parts. Asked for several times. */
export function checksAt(pathname: string): RouteChecks {
  if (last?.pathname !== pathname) last = { pathname, checks: findChecks(pathname) }
  return last.checks
}

function findChecks(pathname: string): RouteChecks {
  const found = matchRoutes(matched, pathname)?.at(-1)
  const own: readonly CheckName[] = found?.route.handle ?? []
  return { names: [...everywhere.first, ...own, ...everywhere.last], params: found?.params ?? {} }
}
