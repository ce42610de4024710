import { eq } from 'drizzle-orm'
import type { PlatformScope } from '../../db/client.ts'
import { memberships } from '../../db/schema/accounts.ts'
import { tenants } from '../../db/schema/tenants.ts'

/** People belong to the platform: no school's unit of work can ask for them. */
export const rolesOf = (platform: PlatformScope, userId: string) =>
  platform
    .select({ key: tenants.key, name: tenants.name, role: memberships.role, sportIds: memberships.sportIds })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.key, memberships.tenantId))
    .where(eq(memberships.userId, userId))
    .orderBy(tenants.name)
