import type { Api } from '#contract/api.ts'

/** Somebody on the way to an address. */
export interface Visit {
  url: URL
  /** What the address's route calls its parts. */
  params: Readonly<Record<string, string | undefined>>
  api: Api
  /** A navigation inside the app, rather than a document asked for. */
  isInApp: boolean
}

export interface Redirect {
  to: string
  /** For good, so that search engines learn the new address. */
  isPermanent: boolean
  /** By a full page load: out of the app, and only so out of the site. */
  leaves?: boolean
  /** It depends on the visitor's cookies: nobody else may be given it. */
  perVisitor?: boolean
  /** What the visitor's browser is to remember, as `Set-Cookie` says it. */
  cookies?: readonly string[]
}

/** What a check says: go elsewhere, there is no such page (false), or nothing against it (null). */
export type Outcome = Redirect | false | null

/** Asked before a page is loaded, of its address alone. */
export interface AddressCheck {
  address(visit: Visit): Outcome | Promise<Outcome>
}

/** Asked by a page's load, of what it has loaded anyway. */
export interface ContentCheck<Facts> {
  content(url: URL, facts: Facts): Outcome
}
