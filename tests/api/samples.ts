import type { Endpoint } from '#contract/endpoint.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'
import { gameSamples } from './game-samples.ts'
import { peopleSamples } from './people-samples.ts'
import { pressSamples } from './press-samples.ts'
import { statSamples } from './stat-samples.ts'

/** Values that fill the path of any endpoint for a school. A parameter with a new name needs a line here. */
export async function pathSamples(
  api: Pick<SeededApi, 'get'>,
  tenant: string,
): Promise<Record<string, string>> {
  const sports = (await api.get('/api/v2/Sports', tenant)).json<
    { id: number; globalSportNameSlug: string; scheduleId: number | null; rosterId: number | null }[]
  >()
  const sport = sports.find(({ scheduleId, rosterId }) => scheduleId && rosterId)
  return {
    slug: sport?.globalSportNameSlug ?? '',
    id: String(sport?.scheduleId ?? ''),
    sportId: String(sport?.id ?? ''),
    promotionName: 'home-rotator',
    splashId: '1',
    formId: '1',
    reference: 'ABCDEFGH2345',
    sitemapKind: 'stories',
    sitemapPart: '1',
    ...(await gameSamples(api, tenant, sport?.globalSportNameSlug ?? '')),
    ...(await pressSamples(api, tenant)),
    ...(await peopleSamples(api, tenant, sport?.globalSportNameSlug ?? '')),
    ...(await statSamples(api, tenant)),
  }
}

export function fillPath(path: string, samples: Record<string, string>): string {
  return `/api/v2${path.replace(/:(\w+)/g, (_, name: string) => {
    const value = samples[name]
    if (!value) throw new Error(`tests/api/samples.ts has no value for the path parameter ':${name}'`)
    return value
  })}`
}

/** The path filled, and every parameter that must be there with the first example of its schema. */
export function addressOf(
  { path, query }: Pick<Endpoint, 'path' | 'query'>,
  samples: Record<string, string>,
): string {
  const properties = (query?.properties ?? {}) as Record<string, { examples?: unknown[] }>
  return (query?.required ?? []).reduce(
    (address: string, name: string) => {
      const [example] = properties[name]?.examples ?? []
      if (example === undefined)
        throw new Error(`The contract of ${path} has no example for '${name}', which it requires`)
      return withParameter(address, name, String(example))
    },
    fillPath(path, samples),
  )
}

/** In place of a value that is there already. */
export function withParameter(address: string, name: string, value: string): string {
  const [path, query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `${path}?${parameters}`
}
