import type { Plugin } from 'vite'
import { publicEndpoints } from '../src/contract/api.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'

/**
 * The browser's client needs the paths of the API and not its schemas, which are most of the contract's weight:
 * in the browser build `contract/api.ts` is the same table with the schemas left out.
 */
export function endpointTable(): Plugin {
  return {
    name: 'fieldhouse-endpoint-table',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !id.endsWith('/src/contract/api.ts')) return undefined
      return `export const publicEndpoints = ${JSON.stringify(withoutSchemas())}`
    },
  }
}

function withoutSchemas() {
  const slim = ({ method, path, whenFailed, timeoutMs, counts }: Endpoint) => ({
    method,
    path,
    whenFailed,
    timeoutMs,
    counts,
  })
  const tables = Object.entries(publicEndpoints) as [string, Record<string, Endpoint>][]
  return Object.fromEntries(
    tables.map(([domain, table]) => [
      domain,
      Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, slim(endpoint)])),
    ]),
  )
}
