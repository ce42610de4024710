import type { Plugin } from 'vite'
import { deskEndpoints } from '../src/contract/editing/desk.ts'
import { type Endpoint, pathOf } from '../src/contract/endpoint.ts'

/** The tables that the desk asks, by the files they stand in. */
const files: Readonly<Record<string, keyof typeof deskEndpoints>> = {
  'desk.ts': 'desk',
  'people.ts': 'people',
  'two-step.ts': 'twoStep',
  'schools.ts': 'schools',
  'brand.ts': 'brand',
  'incoming.ts': 'incoming',
}

/** The desk calls by name and needs of its tables where each call goes: the schemas stay behind. */
export function deskTable(): Plugin {
  return {
    name: 'fieldhouse-desk-table',
    enforce: 'pre',
    load(id) {
      const name = files[/\/src\/contract\/editing\/([\w-]+\.ts)$/.exec(id)?.[1] ?? '']
      if (!name) return undefined
      const calls = Object.entries<Endpoint>(deskEndpoints[name]).map(([call, endpoint]) => {
        const { method, params } = endpoint
        return [call, { method, path: pathOf(endpoint), params: params ? {} : undefined }]
      })
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(calls))}`
    },
  }
}
