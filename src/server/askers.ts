import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from './adapters/mail.ts'
import type { Config } from './config/config.ts'
import { openSecret } from './config/secret.ts'
import { tenantOrigin } from './config/tenant-origin.ts'
import type { Database } from './db/client.ts'
import { accessOf } from './domains/accounts/access-codes.ts'
import { type Accounts, openAccounts } from './domains/accounts/open-accounts.ts'
import type { TenantDirectory } from './unit-of-work/tenant-directory.ts'
import { type FindAsker, nobody } from './unit-of-work/work.ts'

export interface AskerDeps {
  config: Config
  database: Database
  mail: Mail
  directory: Pick<TenantDirectory, 'ownerOf'>
  now: () => Date
}

/** How people sign in, and how a request tells who makes it. */
export interface Askers {
  accounts: Accounts
  findAsker: FindAsker
  originOf: (tenant: Tenant) => string
  secret: string
}

/** One for a server: the API, the pages and the doors share it. */
export function openAskers(
  app: FastifyInstance,
  { config, database, mail, directory, now }: AskerDeps,
): Askers {
  const secret = openSecret(config)
  const port = () => (app.server.address() as AddressInfo | null)?.port ?? config.PORT
  const originOf = (tenant: Tenant) => tenantOrigin(config.PUBLIC_URL, tenant, port())
  const log = (line: string, error?: unknown) => app.log.warn({ err: error }, line)
  const accounts = openAccounts({ config, database, secret, mail, originOf, now, log })
  return {
    accounts,
    originOf,
    secret,
    async findAsker(headers, tenant) {
      // Somebody is signed in at one school's address: a page of that school, and the scripts on it, ask for no other's.
      const owner = directory.ownerOf(headers.host)
      if (owner && owner.key !== tenant.key) return nobody
      return {
        visitor: await accounts.visitorOf(headers, tenant),
        mayEnter: accessOf(secret, headers.cookie, tenant.key, now()),
      }
    },
  }
}
