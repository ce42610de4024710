import type { Api } from '#contract/api.ts'
import { createClient } from '#contract/client/client.ts'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { visit } from '#site/lateness/healing/visit.ts'
import { askedOnce } from './asked-once.ts'
import { siteTenant } from './document-site.ts'

let api: Api | undefined

/**
 * The same `Api` as on the server, over fetch. The lists of sports and redirects are loaded once and not asked for again.
 * Asked for by late-api.ts, when it is needed.
 */
export function browserApi(): Api {
  api ??= withListsOnce(
    createClient({
      baseUrl: '',
      tenant: siteTenant(),
      shapes: () => import('#contract/client/answer-shapes.ts').catch(missingCode),
      log(message, error) {
        if (error instanceof Error) visit.failures += 1
        console.warn(message, error)
      },
    }),
  )
  return api
}

const withListsOnce = (client: Api): Api => ({
  ...client,
  sports: { ...client.sports, list: askedOnce(() => client.sports.list()) },
  settings: { ...client.settings, redirects: askedOnce(() => client.settings.redirects()) },
})
