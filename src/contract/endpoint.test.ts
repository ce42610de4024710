import { expect, test } from 'vitest'
import { publicEndpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** Defaults of answers fill in what another server left out; in a question the same word would be a filter nobody chose. */
test('of what is asked only paging, how long a front is, the grouping of honors and the scope of records have a default', () => {
  const withDefault = Object.values(publicEndpoints)
    .flatMap((table) => Object.values<Endpoint>(table))
    .flatMap(({ params, query }) => Object.entries({ ...params?.properties, ...query?.properties }))
    .filter(([, schema]) => 'default' in (schema as object))
    .map(([name]) => name)
  expect([...new Set(withDefault)].toSorted()).toEqual([
    '$pageIndex',
    '$pageSize',
    'grouping',
    'lead',
    'news',
    'scope',
    'top',
  ])
})
