import { routeRules } from '#contract/pages/route-rules.ts'
import { insideAddress, outsideAddress } from '#contract/pages/site-address.ts'
import { isTracking } from '#contract/tracking-names.ts'
import type { Outcome } from './outcomes/check.ts'
import { withQuery } from './outcomes/kept-query.ts'

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** What the parameters of an old address stand for in a path, or null where it is another address. */
function match(old: string, path: string): Map<string, string> | null {
  const [wanted, parts] = [partsOf(old), partsOf(path)]
  const isOld =
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index]?.toLowerCase())
  return isOld ? new Map(wanted.map((part, index) => [part, parts[index] ?? ''])) : null
}

/**
 * Where a route rule sends an address, with all that was asked along with it. A rule that names an absolute or
 * protocol-relative address leaves the app by a full page load; any other stays inside the app.
 */
export function routeRule(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  rules = routeRules,
): Outcome {
  for (const [old, { redirect }] of Object.entries(rules)) {
    const found = match(old, pathname)
    if (!found) continue
    const outside = outsideAddress(redirect)
    if (outside) return { to: withQuery(outside, searchParams, isTracking), isPermanent: true, leaves: true }
    const filled = redirect.replace(/:\w+/g, (part) => found.get(part) ?? part)
    const inside = insideAddress(filled)
    if (inside) return { to: withQuery(inside, searchParams, () => true), isPermanent: true }
  }
  return null
}
