import type { Plugin } from 'vite'
import { publicEndpoints } from '../src/contract/api.ts'
import { shapeOf } from '../src/contract/client/answer-shape.ts'
import * as formAddresses from '../src/contract/client/form-addresses.ts'
import { type Endpoint, type EndpointTable, isCallable } from '../src/contract/endpoint.ts'
import { exportsText } from './exports-text.ts'
import { sharingText } from './sharing-text.ts'

/**
 * The browser's client needs the paths of the API and the shapes of its answers, and not its schemas, which are most of
 * the contract's weight: in the browser build `contract/api.ts` is the same table with the schemas left out,
 * `contract/client/answer-shapes.ts`, which comes with the first answer, the shapes that were made from them, and
 * `contract/client/form-addresses.ts` the addresses alone.
 */
export function endpointTable(): Plugin {
  return {
    name: 'fieldhouse-endpoint-table',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client') return undefined
      if (id.endsWith('/src/contract/api.ts'))
        return `export const publicEndpoints = ${JSON.stringify(withoutSchemas())}`
      if (id.endsWith('/src/contract/client/form-addresses.ts')) return exportsText(formAddresses)
      return id.endsWith('/src/contract/client/answer-shapes.ts') ? shapesModule() : undefined
    },
  }
}

/** What a browser calls by name. */
const tables = Object.entries(publicEndpoints).map(([domain, table]) => {
  const calls = Object.entries<Endpoint>(table).filter(([, endpoint]) => isCallable(endpoint))
  return [domain, Object.fromEntries(calls)] as const
})

/** What the client asks of an endpoint. */
const asked = [
  'method',
  'path',
  'mayBeEmpty',
  'whenFailed',
  'timeoutMs',
  'counts',
  'fleeting',
  'idempotent',
  'ifVersion',
] as const satisfies (keyof Endpoint)[]

const withoutSchemas = () => Object.fromEntries(tables.map(([domain, table]) => [domain, slimmed(table)]))

const slimmed = (table: EndpointTable) =>
  Object.fromEntries(
    Object.entries(table).map(([name, endpoint]) => [
      name,
      Object.fromEntries(asked.map((fact) => [fact, endpoint[fact]])),
    ]),
  )

function shapesModule(): string {
  const endpoints = tables.flatMap(([, table]) => Object.values(table))
  const byPath = Object.fromEntries(
    endpoints.map(({ method, path, response }) => [`${method} ${path}`, shapeOf(response)]),
  )
  const { shared, value } = sharingText(byPath)
  return `${shared}const shapes = ${value}\nexport const shapeFor = ({ method, path }) => shapes[method + ' ' + path]`
}
