import type { Role } from '#contract/visitor.ts'
import type { Tx } from '../../db/client.ts'
import { addMembership, isOperator, rolesOf } from './people.queries.ts'

/**
 * Whether a session may begin at a school: for its members and the platform's operator, and for whoever is given a
 * role for coming from the university.
 */
export async function entersSchool(
  handle: Tx,
  tenant: string,
  userId: string,
  roleOfStrangers: Role | '',
): Promise<boolean> {
  const roles = await rolesOf(handle, userId)
  if (roles.some(({ key }) => key === tenant)) return true
  if (await isOperator(handle, userId)) return true
  if (roleOfStrangers === '') return false
  await addMembership(handle, tenant, userId, roleOfStrangers)
  return true
}
