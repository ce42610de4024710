import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#tests/support/endpoints.ts'
import { openApiDocument } from '#tests/support/openapi-document.ts'

const committed = join(import.meta.dirname, '../../openapi.json')

test('openapi.json is what the contract says; `node tests/support/openapi-document.ts` writes it anew', async () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(await openApiDocument())
})

test('openapi.json describes every endpoint', async () => {
  const { paths } = await openApiDocument()
  const described = Object.values(paths ?? {}).flatMap((path) =>
    Object.values(path ?? {}).map((operation) => operation.operationId),
  )
  const all = allEndpoints.map(({ name }) => name)
  expect(described.toSorted()).toEqual([...all, 'live.stream'].toSorted())
})
