import type { figures } from '#contract/editing/figures.ts'
import type { FileAnswer } from '#contract/endpoint.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { AllHandlers, Call } from '../../writes/call.ts'
import { siteFigures } from './figures.service.ts'
import { placementCsv, placementPdf } from './placement-report.ts'
import { placementReport, placementsOf } from './placements.service.ts'

async function* whole<Part extends string | Uint8Array>(content: Part) {
  yield content
}

export function figuresCalls({ scope }: { scope: TenantScope }): AllHandlers<typeof figures> {
  const report = ({ tenant, now }: Call, { mark, from, to }: { mark: string; from: string; to: string }) =>
    scope.read(tenant.key, (tx) => placementReport({ tx, tenant, now }, mark, { from, to }))
  const file = (name: string, content: string | Uint8Array): FileAnswer => ({ name, content: whole(content) })
  return {
    figures: ({ tenant, now }, { days }) =>
      scope.read(tenant.key, (tx) => siteFigures({ tx, tenant, now }, Number(days))),
    placements: ({ tenant, now }, span) =>
      scope.read(tenant.key, async (tx) => ({ placements: await placementsOf({ tx, tenant, now }, span) })),
    placementReport: report,
    placementCsv: async (call, asked) =>
      file(`${asked.mark}-${asked.from}-${asked.to}.csv`, placementCsv(await report(call, asked))),
    placementPdf: async (call, asked) =>
      file(
        `${asked.mark}-${asked.from}-${asked.to}.pdf`,
        await placementPdf(await report(call, asked), call.tenant.name, call.now),
      ),
  }
}
