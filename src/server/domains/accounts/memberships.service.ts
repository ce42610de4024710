import type { Role } from '#contract/shapes/visitor.ts'
import type { PlatformScope } from '../../db/client.ts'
import { addMembership, isOperator } from './people.queries.ts'
import { rolesOf } from './roles.read-model.ts'

const hasRole = async (platform: PlatformScope, tenant: string, userId: string): Promise<boolean> =>
  (await rolesOf(platform, userId)).some(({ key }) => key === tenant)

/** Whether a session may begin at a school: for its members and the platform's operator. */
export const entersByPassword = async (
  platform: PlatformScope,
  tenant: string,
  userId: string,
): Promise<boolean> => (await hasRole(platform, tenant, userId)) || (await isOperator(platform, userId))

/**
 * Whoever comes from the university needs a role at the school, or is given one for coming. It cannot vouch for the
 * platform's operator, who is one at every school.
 */
export async function entersByUniversity(
  platform: PlatformScope,
  tenant: string,
  userId: string,
  roleOfStrangers: Role | '',
): Promise<boolean> {
  if (await hasRole(platform, tenant, userId)) return true
  if (roleOfStrangers === '') return false
  await addMembership(platform, tenant, userId, roleOfStrangers)
  return true
}
