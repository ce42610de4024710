import { checkPage } from './answer.ts'
import type { AddressCheck, ContentCheck } from './check.ts'
import { coach } from './coach.ts'
import { cumeStats } from './cume-stats.ts'
import { document } from './document.ts'
import { externalUrls } from './external-urls.ts'
import { facilities } from './facilities.ts'
import { hof } from './hof.ts'
import { legacyUrls } from './legacy-urls.ts'
import { news } from './news.ts'
import { publications } from './publications.ts'
import { redirects } from './redirects.ts'
import type { AddressFacts } from './right-address.ts'
import { rosterBio } from './roster-bio.ts'
import type { CheckName } from './route-checks.ts'
import { schedule } from './schedule.ts'
import { sportFile } from './sport-file.ts'
import { urlCleanup } from './url-cleanup.ts'

/** The named checks. Those with an address half are asked before a page is loaded, the others by the page's load. */
const checks: Record<CheckName, AddressCheck | ContentCheck<never>> = {
  schedule,
  'roster-bio': rosterBio,
  facilities,
  'cume-stats': cumeStats,
  publications,
  redirects,
  coach,
  'url-cleanup': urlCleanup,
  'sport-file': sportFile,
  news,
  document,
  hof,
  'legacy-urls': legacyUrls,
  'external-urls': externalUrls,
}

export function checkNamed(name: string): AddressCheck | ContentCheck<never> {
  if (!Object.hasOwn(checks, name)) throw new Error('Unknown route middleware')
  return checks[name as CheckName]
}

/** Of some checks, those that are asked of an address. */
export const addressChecks = (names: readonly string[]): AddressCheck[] =>
  names.map(checkNamed).filter((check): check is AddressCheck => 'address' in check)

export const checkPageByName = (name: string, url: URL, facts: AddressFacts): void =>
  checkPage(checkNamed(name) as ContentCheck<AddressFacts>, url, facts)
