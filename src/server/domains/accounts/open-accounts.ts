import type { IncomingHttpHeaders } from 'node:http'
import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import { type Auth, type AuthDeps, createAuth } from './auth.ts'
import { resolveVisitor } from './visitor.service.ts'

export interface Accounts {
  authOf(tenant: Tenant): Auth
  /** With the university's own sign-in, whose addresses are asked for when it is first needed. */
  universityAuthOf(tenant: Tenant): Auth
  /** The university did not answer as it should: the next one who comes asks again. */
  forgetUniversity(tenant: Tenant): void
  visitorOf(headers: IncomingHttpHeaders, tenant: Tenant): Promise<Visitor | null>
}

/** Signing in at every school. What a school needs is made when somebody first comes. */
export function openAccounts(deps: AuthDeps): Accounts {
  const withPassword = new Map<string, Auth>()
  const withUniversity = new Map<string, Auth>()
  // By address too: a school may get another host name while the process runs.
  const keyOf = (tenant: Tenant) => `${tenant.key} ${deps.originOf(tenant)}`
  const authOf: Accounts['authOf'] = (tenant) =>
    withPassword.getOrInsertComputed(keyOf(tenant), () => createAuth(deps, tenant, 'password'))
  return {
    authOf,
    universityAuthOf: (tenant) =>
      withUniversity.getOrInsertComputed(keyOf(tenant), () =>
        createAuth(deps, tenant, 'password and university'),
      ),
    forgetUniversity: (tenant) => void withUniversity.delete(keyOf(tenant)),
    visitorOf: (headers, tenant) => resolveVisitor(deps.database.platform, authOf, headers, tenant),
  }
}
