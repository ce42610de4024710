import type { Api } from '#contract/api.ts'
import { createClient } from '#contract/client/client.ts'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { askedOnce, askedTogether } from './asked-once.ts'
import { loadsInBrowser, siteTenant } from './document-site.ts'

let api: Api | undefined

/**
 * The same `Api` as on the server, over fetch. The lists of sports and redirects are loaded once and not asked for again.
 * The table of all calls is not part of a first load: what every page has at once imports this file when it asks.
 */
export function browserApi(): Api {
  api ??= withListsOnce(
    createClient({
      baseUrl: '',
      tenant: siteTenant(),
      shapes: () => import('#contract/client/answer-shapes.ts').catch(missingCode),
      log: (message, error) => console.warn(message, error),
    }),
  )
  return api
}

const withListsOnce = (client: Api): Api => ({
  ...client,
  // Where the browser asks for the shell, the alerts in it are as new as those that the bar would ask for.
  ...(loadsInBrowser()
    ? { promotions: { ...client.promotions, alerts: askedTogether(() => client.promotions.alerts()) } }
    : {}),
  sports: { ...client.sports, list: askedOnce(() => client.sports.list()) },
  settings: { ...client.settings, redirects: askedOnce(() => client.settings.redirects()) },
})
