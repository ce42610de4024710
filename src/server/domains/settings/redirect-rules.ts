import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import { insideAddress, isOfAccounts, redirectPath } from '#contract/pages/site-address.ts'

/** Answered before any redirect is looked up. */
const isOfServer = (path: string): boolean => /^\/(?:api|files|preview|healthz|readyz)(?:\/|$)/.test(path)

const refused = (field: string, message: string): FieldProblem[] => [{ field, message }]

/** The path of the site that an address leads to; null for one elsewhere. */
function pathOf(location: string): string | null {
  const inside = insideAddress(location)
  return inside && redirectPath(inside)
}

/** The path that somebody means: as it is read off a printed card, with or without the site in front of it. */
export const oldPath = (typed: string): string =>
  redirectPath(`/${typed.trim().replace(/^https?:\/\/[^/?#]*/i, '')}`)

/** What is wrong with a redirect by itself. */
export function redirectFaults(from: string, location: string): FieldProblem[] {
  if (from === '/' || pathOf(location) === from)
    return refused('fromPath', 'Old address cannot be the home page or lead to itself.')
  if (isOfAccounts(from) || isOfServer(from))
    return refused('fromPath', `Old address cannot be ${from}: the site needs it for itself.`)
  return []
}

interface Lead {
  from: string
  location: string
}

/** What is wrong with a redirect among the others: followed from one to the next they must come to an end. */
export async function circleFaults(
  { from, location }: Lead,
  find: (path: string) => Promise<Lead | null>,
): Promise<FieldProblem[]> {
  const passed = new Set<string>()
  let at = pathOf(location)
  while (at !== null && !passed.has(at)) {
    passed.add(at)
    const next = await find(at)
    at = next && pathOf(next.location)
    if (next && at === from)
      return refused(
        'location',
        `Leads to goes in a circle: ${next.from} leads back to ${from}. Change or delete that redirect first.`,
      )
  }
  return []
}
