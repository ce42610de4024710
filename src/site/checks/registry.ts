import { coach } from './named/coach.ts'
import { cumeStats } from './named/cume-stats.ts'
import { document } from './named/document.ts'
import { externalUrls } from './named/external-urls.ts'
import { facilities } from './named/facilities.ts'
import { hof } from './named/hof.ts'
import { legacyUrls } from './named/legacy-urls.ts'
import { news } from './named/news.ts'
import { publications } from './named/publications.ts'
import { redirects } from './named/redirects.ts'
import { rosterBio } from './named/roster-bio.ts'
import { schedule } from './named/schedule.ts'
import { sportFile } from './named/sport-file.ts'
import { urlCleanup } from './named/url-cleanup.ts'
import { checkPage } from './outcomes/answer.ts'
import type { AddressCheck, ContentCheck } from './outcomes/check.ts'
import type { AddressFacts } from './outcomes/right-address.ts'
import type { CheckName } from './route-checks.ts'

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
