import type { Api } from '#contract/api.ts'
import { apiOf, callName, callOf } from '#contract/client/api-calls.ts'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { loadsInBrowser } from './document-site.ts'
import { firstAnswer } from './first-calls.ts'
import { sportsIcons } from './sports-icons.ts'

/** The table of all calls is not part of a first load. */
const client = async () => (await import('./browser-api.ts').catch(missingCode)).browserApi()

/** Of a school without SSR: the calls of its first page are answered in one. */
const afterFirst: Api = apiOf(async (domain, name, input) => {
  const known = await firstAnswer(callName(domain, name, input))
  return known === undefined ? callOf(await client(), domain, name)?.(input) : known
})

/** The browser's API, for what is part of every first load. */
export async function lateApi(): Promise<Api> {
  // What a browser asks for it draws itself, icons and all.
  const [api] = await Promise.all([loadsInBrowser() ? afterFirst : client(), sportsIcons()])
  return api
}
