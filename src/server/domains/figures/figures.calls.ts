import type { figures } from '#contract/editing/figures.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { AllHandlers } from '../../writes/call.ts'
import { siteFigures } from './figures.service.ts'

export const figuresCalls = ({ scope }: { scope: TenantScope }): AllHandlers<typeof figures> => ({
  figures: ({ tenant, now }, { days }) =>
    scope.read(tenant.key, (tx) => siteFigures({ tx, tenant, now }, Number(days))),
})
