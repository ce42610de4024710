import type { Api } from '#contract/api.ts'
import { createClient } from '#contract/client.ts'
import { askedOnce } from './asked-once.ts'

/** What the document says about its site: set on the html element by the root. */
function siteOf(document: Document): { tenant: string; ssr: string } {
  const { tenant = '', ssr = 'on' } = document.documentElement.dataset
  return { tenant, ssr }
}

/** A school with `disableSSR` has its data asked for by the browser. */
export const loadsInBrowser = () => siteOf(document).ssr === 'off'

/** The school, for addresses to which no header can be given. */
export const siteTenant = () => siteOf(document).tenant

let api: Api | undefined

/** The same `Api` as on the server, over fetch. The list of sports is loaded once and not asked for again. */
export function browserApi(): Api {
  api ??= withSportsOnce(
    createClient({
      baseUrl: '',
      tenant: siteOf(document).tenant,
      log: (message, error) => console.warn(message, error),
    }),
  )
  return api
}

const withSportsOnce = (client: Api): Api => ({
  ...client,
  sports: { ...client.sports, list: askedOnce(() => client.sports.list()) },
})
