import type { Api } from '#contract/api.ts'
import type { Outcome, Visit } from './outcomes/check.ts'
import { checksAt } from './route-checks.ts'

/** Somebody comes to an address, by a document or inside the app. */
interface Arrival {
  url: URL
  api: Api
  isInApp: boolean
}

/** Said of an address that no page can have: the specification words it otherwise than a check that says no. */
export const invalid = Symbol('invalid address')

/** What of the checks is asked otherwise on the server than in a browser. */
interface Steps {
  takeOver: (visit: Visit) => Promise<Outcome>
  redirectByRule: (visit: Visit) => Promise<Outcome>
}

/** EVERY NAVIGATION, in this order: validate, setup, takeovers, route-rule redirect. */
export async function runGlobalChecks(
  arrival: Arrival,
  { takeOver, redirectByRule }: Steps,
): Promise<Outcome | typeof invalid> {
  if (!validate(arrival.url)) return invalid
  const visit = setUp(arrival)
  return (await takeOver(visit)) ?? redirectByRule(visit)
}

const longestPath = 2_000

/** Control characters are in no address of ours, and a database would not take them; nor has any page a name that long. */
export const validate = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  pathname.length <= longestPath && !/%(?:[01][\da-f]|7f)/i.test(pathname)

/** The visit as the checks know it: its address, and what its route calls the parts. */
const setUp = (arrival: Arrival): Visit => ({ ...arrival, params: checksAt(arrival.url.pathname).params })
