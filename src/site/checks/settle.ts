import { isInApp } from '#site/page/links/links.ts'
import type { Outcome, Redirect, Visit } from './outcomes/check.ts'
import { addressChecks } from './registry.ts'
import { checksAt } from './route-checks.ts'
import { routeRule } from './route-rules.ts'

/** More than any honest chain has. */
const mostHops = 8

/**
 * Where a visitor is sent in the end: each redirect's target is checked in turn until nothing has anything against it,
 * so that the visitor goes there in one hop. A ring of redirects leads nowhere: the address stands as if there were none.
 */
export async function settle(visit: Visit): Promise<Outcome> {
  let { url } = visit
  let found = null as Redirect | null
  const seen = new Set([pathOf(url)])
  for (let hop = 0; hop < mostHops; hop++) {
    const outcome: Outcome = await nextOutcome({ ...visit, url, isInApp: visit.isInApp && !found })
    if (!outcome) return outcome === false ? false : found
    found = { ...outcome, isPermanent: outcome.isPermanent && (found?.isPermanent ?? true) }
    if (found.leaves) return found
    url = new URL(found.to, url.origin)
    if (!isInApp(url.pathname)) found.leaves = true
    if (seen.has(pathOf(url))) return null
    seen.add(pathOf(url))
  }
  return null
}

const pathOf = ({ pathname, search }: URL) => pathname + search

/** What the first of an address's checks that objects to it says. A route rule comes before all of them. */
async function nextOutcome(visit: Omit<Visit, 'params'>): Promise<Outcome> {
  const rule = routeRule(visit.url)
  if (rule) return rule
  const { names, params } = checksAt(visit.url.pathname)
  for (const check of addressChecks(names)) {
    const outcome = await check.address({ ...visit, params })
    if (outcome !== null) return outcome
  }
  return null
}
