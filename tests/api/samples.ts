import { type Endpoint, pathOf } from '#contract/endpoint.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'
import { gameSamples } from './game-samples.ts'
import { peopleSamples } from './people-samples.ts'
import { pressSamples } from './press-samples.ts'
import { statSamples } from './stat-samples.ts'

/** Values that are the same for every school, whether it has such a thing or not. */
export const fixedSamples: Record<string, string> = {
  promotionName: 'home-rotator',
  splashId: '1',
  formId: '1',
  reference: 'ABCDEFGH2345',
  gateway: 'offline',
  key: '00000000-0000-4000-8000-000000000000',
  token: 'x'.repeat(43),
  sitemapKind: 'stories',
  sitemapPart: '1',
}

/** Values that fill the path of any endpoint for a school, where no example of the contract is right for every school. */
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
    ...fixedSamples,
    ...(await gameSamples(api, tenant, sport?.globalSportNameSlug ?? '')),
    ...(await pressSamples(api, tenant)),
    ...(await peopleSamples(api, tenant, sport?.globalSportNameSlug ?? '')),
    ...(await statSamples(api, tenant)),
  }
}

type Examples = Record<string, { examples?: unknown[] }>

/** The path with what was found in the school, or else with the first example of the parameter's schema. */
export function fillPath(
  { path, params }: Pick<Endpoint, 'path' | 'params'>,
  samples: Record<string, string>,
): string {
  const properties = (params?.properties ?? {}) as Examples
  return pathOf({ path }).replace(/:(\w+)/g, (_, name: string) => {
    const value = samples[name] ?? properties[name]?.examples?.[0]
    if (!value)
      throw new Error(`The contract of ${path} has no example for ':${name}', and tests/api/samples.ts none`)
    return String(value)
  })
}

/** The path filled, and every parameter that must be there with the first example of its schema, or what was found. */
export function addressOf(
  { path, params, query }: Pick<Endpoint, 'path' | 'params' | 'query'>,
  samples: Record<string, string>,
): string {
  const properties = (query?.properties ?? {}) as Examples
  return (query?.required ?? []).reduce(
    (address: string, name: string) => {
      const [example = samples[name]] = properties[name]?.examples ?? []
      if (example === undefined)
        throw new Error(
          `The contract of ${path} has no example for '${name}', which it requires, and tests/api/samples.ts none`,
        )
      return withParameter(address, name, String(example))
    },
    fillPath({ path, params }, samples),
  )
}

/** In place of a value that is there already. */
export function withParameter(address: string, name: string, value: string): string {
  const [path, query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `${path}?${parameters}`
}
