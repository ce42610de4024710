import type { APIRequestContext } from '@playwright/test'
import { samplesOf } from './samples.ts'

const port = process.env.FIELDHOUSE_TEST_PORT

/**
 * One school renders on the server, the other in the browser: every page is walked in both. Both have the same pages, so
 * axe looks at each in both, and at both widths, without doing so four times.
 */
export const schools = [
  {
    key: 'halcyon',
    siteName: 'Halcyon State',
    axeWidth: 1440,
    origin: `http://localhost:${port}`,
    ticketHost: 'tickets.example',
  },
  {
    key: 'tamarack',
    siteName: 'Tamarack',
    axeWidth: 320,
    origin: `http://tamarack.localhost:${port}`,
    ticketHost: 'tickets.example',
  },
] as const
export type School = (typeof schools)[number]

export async function pathSamples(
  request: APIRequestContext,
  school: School,
): Promise<Record<string, string>> {
  const address = (path: string) => `http://localhost:${port}/api/v2${path}`
  const headers = { tenant: school.key }
  return samplesOf({
    get: async (path) => (await request.get(address(path), { headers })).json(),
    send: async (path, data) => (await request.post(address(path), { headers, data })).json(),
  })
}
