import type { Role } from '#contract/shapes/visitor.ts'
import type { Tx } from '../../db/client.ts'
import { addMembership, isOperator, rolesOf } from './people.queries.ts'

const hasRole = async (handle: Tx, tenant: string, userId: string): Promise<boolean> =>
  (await rolesOf(handle, userId)).some(({ key }) => key === tenant)

/** Whether a session may begin at a school: for its members and the platform's operator. */
export const entersByPassword = async (handle: Tx, tenant: string, userId: string): Promise<boolean> =>
  (await hasRole(handle, tenant, userId)) || (await isOperator(handle, userId))

/**
 * Whoever comes from the university needs a role at the school, or is given one for coming. It cannot vouch for the
 * platform's operator, who is one at every school.
 */
export async function entersByUniversity(
  handle: Tx,
  tenant: string,
  userId: string,
  roleOfStrangers: Role | '',
): Promise<boolean> {
  if (await hasRole(handle, tenant, userId)) return true
  if (roleOfStrangers === '') return false
  await addMembership(handle, tenant, userId, roleOfStrangers)
  return true
}
