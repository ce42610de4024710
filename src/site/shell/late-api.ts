import type { Api } from '#contract/api.ts'
import { missingCode } from './healing/missing-code.ts'

/** The browser's API, for what is part of every first load. */
export async function lateApi(): Promise<Api> {
  const { browserApi } = await import('./browser-api.ts').catch(missingCode)
  return browserApi()
}
