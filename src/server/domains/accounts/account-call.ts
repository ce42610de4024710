import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/client.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { Call } from '../../writes/call.ts'
import { addressHeader } from './auth.ts'
import type { Accounts } from './open-accounts.ts'

export interface AccountsWriteDeps {
  config: Config
  database: Database
  scope: TenantScope
  mail: Mail
  accounts: Accounts
  now: () => Date
  /** Signs what browsers are known by. */
  secret: string
  originOf: (tenant: Tenant) => string
  log: (line: string, error?: unknown) => void
}

export const isSecure = ({ originOf }: AccountsWriteDeps, tenant: Tenant): boolean =>
  originOf(tenant).startsWith('https:')

/** What the library may know of a request. Where it comes from was checked, so it is told the school's own. */
export function headersOf({ originOf }: AccountsWriteDeps, { tenant, sender }: Call): Headers {
  const { cookie, 'user-agent': userAgent } = sender.headers
  return new Headers({
    origin: originOf(tenant),
    [addressHeader]: sender.address,
    ...(cookie ? { cookie } : {}),
    ...(userAgent ? { 'user-agent': userAgent.slice(0, 300) } : {}),
  })
}

export function giveCookies({ sender }: Call, cookies: readonly string[]): void {
  for (const cookie of cookies) sender.header('set-cookie', cookie)
}
