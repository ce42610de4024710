import type { Plugin } from 'vite'
import { desk } from '../src/contract/editing/desk.ts'
import { type Endpoint, pathOf } from '../src/contract/endpoint.ts'

/** The desk calls by name and needs of its table where each call goes: the schemas stay behind. */
export function deskTable(): Plugin {
  return {
    name: 'fieldhouse-desk-table',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/src/contract/editing/desk.ts')) return undefined
      const calls = Object.entries<Endpoint>(desk).map(([name, endpoint]) => {
        const { method, params } = endpoint
        return [name, { method, path: pathOf(endpoint), params: params ? {} : undefined }]
      })
      return `export const desk = ${JSON.stringify(Object.fromEntries(calls))}`
    },
  }
}
