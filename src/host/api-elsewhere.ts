import type { Api } from '#contract/api.ts'
import { type ClientOptions, createClient, mapEndpoints } from '#contract/client/client.ts'
import { isRead } from '#contract/endpoint.ts'
import { nobodysVisit, type Visit } from '#server/perform.ts'
import { refuseStrangers } from '#server/writes/admission.ts'

/** The `Api` of another server, asked for a visitor. Where something is sent from is judged here: that server cannot. */
export function apiElsewhere(
  options: Pick<ClientOptions, 'baseUrl' | 'tenant' | 'log'>,
  { sender }: Visit = nobodysVisit,
  origin: string,
): Api {
  const client = createClient({ ...options, ...(sender ? { headers: headersOf(sender) } : {}) })
  const calls = client as unknown as Record<string, Record<string, (input?: object) => Promise<unknown>>>
  return mapEndpoints((endpoint, domain, name) => async (input) => {
    if (!isRead(endpoint)) {
      if (!sender) throw new Error(`Nobody is there who could send ${domain}.${name}`)
      refuseStrangers(sender, origin)
    }
    return calls[domain]?.[name]?.(input)
  })
}

const headersOf = ({ address, headers }: NonNullable<Visit['sender']>) => ({
  ...(headers.cookie ? { cookie: headers.cookie } : {}),
  'x-forwarded-for': address,
})
