import { randomBytes } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { doors } from '#contract/editing/doors.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Config } from '../../config/config.ts'

/** The way into the desk of the demo: an address for each school, which is good once and only while the process runs. */
export interface DemoDoor {
  /** Where the school's address leads, below its origin. */
  pathFor(tenant: Pick<Tenant, 'key'>): string
  /** Uses the token up. */
  opensWith(tenant: Pick<Tenant, 'key'>, token: string): boolean
}

export const isLoopback = (address: string): boolean =>
  address === 'localhost' ||
  address === '::1' ||
  address === '[::1]' ||
  address.startsWith('::ffff:127.') ||
  (isIPv4(address) && address.startsWith('127.'))

/**
 * Nobody is asked for a password at this door, so it is there for whoever tries the demo on their own machine and for
 * nobody else: not where others can connect, not behind a proxy, not beside a school that is no demo.
 */
export const mayHaveDemoDoor = (
  { DEMO, HOST, PUBLIC_URL, TRUST_PROXY, API_BASE_URL }: Config,
  isDemoAlone: boolean,
): boolean =>
  DEMO &&
  isDemoAlone &&
  isLoopback(HOST) &&
  TRUST_PROXY === '' &&
  API_BASE_URL === '' &&
  PUBLIC_URL.startsWith('http:')

/** Tokens are kept nowhere but in this process, and end with it. */
export function openDemoDoor(): DemoDoor {
  const tokens = new Map<string, string>()
  return {
    pathFor({ key }) {
      const token = randomBytes(24).toString('base64url')
      tokens.set(token, key)
      return `${doors.demo.path}?token=${token}`
    },
    opensWith: ({ key }, token) => tokens.get(token) === key && tokens.delete(token),
  }
}
