import type { Api } from '#contract/api.ts'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { sportsIcons } from './sports-icons.ts'

/** The browser's API, for what is part of every first load. */
export async function lateApi(): Promise<Api> {
  // What a browser asks for it draws itself, icons and all.
  const [{ browserApi }] = await Promise.all([import('./browser-api.ts').catch(missingCode), sportsIcons()])
  return browserApi()
}
