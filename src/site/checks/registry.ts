import type { CheckName } from '#site/table/row.ts'
import { document } from './named/document.ts'
import { externalUrls } from './named/external-urls.ts'
import { legacyUrls } from './named/legacy-urls.ts'
import { news } from './named/news.ts'
import { redirects } from './named/redirects.ts'
import { sportFile } from './named/sport-file.ts'
import { urlCleanup } from './named/url-cleanup.ts'
import type { AddressCheck } from './outcomes/check.ts'
import { rightSeason } from './outcomes/season.ts'

/** A season is spelled as the site spells it; that its content is read at its address is asked by the page's load. */
const ofASeason: AddressCheck = { address: rightSeason }

/**
 * What each named check asks of an address before its page is loaded. Null: nothing, for the page's load alone knows what
 * is right, by `requireAddress` or by a check of `named` with facts of its own.
 */
const checks: Record<CheckName, AddressCheck | null> = {
  schedule: ofASeason,
  'roster-bio': ofASeason,
  'cume-stats': ofASeason,
  coach: ofASeason,
  facilities: null,
  hof: null,
  publications: null,
  redirects,
  'url-cleanup': urlCleanup,
  'sport-file': sportFile,
  news,
  document,
  'legacy-urls': legacyUrls,
  'external-urls': externalUrls,
}

/** Of some checks, those that are asked of an address. */
export const addressChecks = (names: readonly string[]): AddressCheck[] =>
  names.map(addressCheck).filter((check) => check !== null)

function addressCheck(name: string): AddressCheck | null {
  if (!Object.hasOwn(checks, name)) throw new Error('Unknown route middleware')
  return checks[name as CheckName]
}
