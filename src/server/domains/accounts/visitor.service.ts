import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'drizzle-orm'
import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { PlatformScope } from '../../db/client.ts'
import { type Auth, cookiePrefix } from './auth.ts'
import { asksForTwoStep } from './parts/two-step.ts'
import { rolesOf } from './roles.read-model.ts'

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?${RegExp.escape(cookiePrefix)}\\.session_token=`)

/**
 * Who asks: null without a session, and for somebody who has no role at this school. What one school's university vouched
 * for is good there alone, and makes nobody the platform's operator.
 */
export async function resolveVisitor(
  platform: PlatformScope,
  authOf: (tenant: Tenant) => Auth,
  { cookie }: Pick<IncomingHttpHeaders, 'cookie'>,
  tenant: Tenant,
): Promise<Visitor | null> {
  if (!cookie || !sessionCookie.test(cookie)) return null
  const found = await authOf(tenant)
    .api.getSession({ headers: new Headers({ cookie }) })
    .catch(async (error: unknown) => {
      // The library tells no reason; where the database is away, that is the one.
      await platform.execute(sql`select 1`)
      throw error
    })
  if (!found) return null
  const { id: userId, name, email } = found.user
  const { school } = found.session
  if (school && school !== tenant.key) return null
  const isOperator = found.user.isOperator && !school
  const roles = await rolesOf(platform, userId)
  const own = roles.find(({ key }) => key === tenant.key)
  if (!own && !isOperator) return null
  const schools = roles.map(({ sportIds: _, ...school }) => school)
  const sportIds = isOperator ? null : (own?.sportIds ?? null)
  const role = own?.role ?? 'administrator'
  // A university has steps of its own.
  const tookTwoSteps = Boolean(school || found.user.twoFactorEnabled || found.session.withPasskey)
  const mustSetUpTwoStep = !tookTwoSteps && asksForTwoStep(tenant, { role, isOperator })
  return { userId, name, email, role, isOperator, sportIds, schools, tookTwoSteps, mustSetUpTwoStep }
}
