import type { doors as table } from '#contract/editing/doors.ts'
import type { CallHandlers } from '../../writes/call.ts'
import { type AccountsWriteDeps, giveCookies, headersOf } from './account-call.ts'
import { type DemoDoor, isLoopback } from './demo-door.ts'
import { inventedAdministrator } from './people.queries.ts'

export interface DoorsDeps extends AccountsWriteDeps {
  /** Where there is one: see `mayHaveDemoDoor`. */
  demoDoor?: DemoDoor
}

export const doorsWrites = (deps: DoorsDeps): CallHandlers<typeof table> => ({
  async demo(call, { token = '' }) {
    const { tenant, sender } = call
    if (!isLoopback(sender.address) || !deps.demoDoor?.opensWith(tenant, token))
      return { to: '/login?problem=demo' }
    const userId = await inventedAdministrator(deps.database.platform, tenant.key)
    if (!userId) return { to: '/login?problem=demo' }
    const { api } = deps.accounts.authOf(tenant)
    const response = await api.enterAs({ body: { userId }, headers: headersOf(deps, call), asResponse: true })
    giveCookies(call, response.headers.getSetCookie())
    return { to: '/admin' }
  },
})
