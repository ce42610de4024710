import type { accounts } from '#contract/accounts.ts'
import { signInNeeded } from '#contract/shapes/problem.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { invitationOf } from './invitations.service.ts'

export const accountsRoutes: Handlers<typeof accounts> = {
  async me({ visitor }) {
    if (!visitor) throw signInNeeded()
    const { name, email, role, isOperator, schools = [] } = visitor
    return { name, email, role, isOperator, schools: [...schools] }
  },
  invitation: ({ tx, tenant, now }, { token }) =>
    token ? invitationOf(tx, tenant.key, token, now) : Promise.resolve(null),
}
