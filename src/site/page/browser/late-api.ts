import type { Api } from '#contract/api.ts'
import { apiOf, callName, callOf } from '#contract/client/api-calls.ts'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { loadsInBrowser } from './document-site.ts'
import { firstAnswer } from './first-calls.ts'
import { sportsIcons } from './sports-icons.ts'

/** The table of all calls is not part of a first load. */
const client = async () => (await import('./browser-api.ts').catch(missingCode)).browserApi()

/** Of a school without SSR: the calls of its first page are answered in one. */
const withFirst = (isOfVisit: boolean): Api =>
  apiOf(async (domain, name, input) => {
    const known = await firstAnswer(callName(domain, name, input), isOfVisit)
    return known === undefined ? callOf(await client(), domain, name)?.(input) : known
  })
const [afterFirst, ofVisit] = [withFirst(false), withFirst(true)]

/** The browser's API, for what is part of every first load; a page that is gone to may have been told a moment ago. */
export async function lateApi(isOfVisit = false): Promise<Api> {
  const known = isOfVisit ? ofVisit : afterFirst
  // What a browser asks for it draws itself, icons and all.
  const [api] = await Promise.all([loadsInBrowser() ? known : client(), sportsIcons()])
  return api
}
