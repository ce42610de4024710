import { fillRow } from '#tests/pages/route-rows.ts'
import { samplesOf } from '#tests/pages/samples.ts'
import type { SchoolApi } from '#tests/pages/school-api.ts'
import { type PageKind, pageKinds } from './page-kinds.ts'

interface PlacedKind extends PageKind {
  path: string
}

/** Each kind of page with an address that the school has. */
export async function kindAddresses(api: SchoolApi): Promise<PlacedKind[]> {
  const samples = await samplesOf(api)
  return pageKinds.map((kind) => ({ ...kind, path: fillRow(kind.row, samples) }))
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The API of a school at an address, for `kindAddresses`. */
export function apiAt(origin: string, tenant: string): SchoolApi {
  const ask = async (path: string, init: Sent = {}) =>
    (await fetch(`${origin}/api/v2${path}`, { ...init, headers: { tenant, ...init.headers } })).json()
  return {
    get: (path) => ask(path),
    send: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}
