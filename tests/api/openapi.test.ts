import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { typesTaken } from '#server/writes/describe-call.ts'
import { allEndpoints, callEndpoints } from '#tests/support/endpoints.ts'
import { openApiDocument } from '#tests/support/openapi-document.ts'

const committed = join(import.meta.dirname, '../../openapi.json')
let document: Awaited<ReturnType<typeof openApiDocument>>
beforeAll(async () => {
  document = await openApiDocument()
})

test('openapi.json is what the contract says; `node tests/support/openapi-document.ts` writes it anew', () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(document)
})

test('openapi.json describes every endpoint', () => {
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  )
  const all = allEndpoints.map(({ name }) => name)
  expect(described.toSorted()).toEqual([...all, 'live.stream'].toSorted())
})

test('openapi.json tells of every call what it takes, in each of its media types', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const taking = callEndpoints.filter(({ endpoint: { body, takes } }) => body || Array.isArray(takes))
  const untold = taking.filter(({ name, endpoint }) => {
    const { content = {} } = operations.find(({ operationId }) => operationId === name)?.requestBody ?? {}
    const told = Object.keys(content).filter((type) => Object.keys(content[type]?.schema ?? {}).length > 0)
    return !isDeepStrictEqual(
      told,
      typesTaken(endpoint).map((type) => (type === '*' ? '*/*' : type)),
    )
  })
  expect(untold.map(({ name }) => name)).toEqual([])
})
