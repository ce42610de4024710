import type { ProgramKey } from '#contract/editing/people.shapes.ts'
import type { people as table } from '#contract/editing/people.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { AllHandlers, Call } from '../../../writes/call.ts'
import { createStatToken, listStatTokens, revokeStatToken } from '../../stats/files/stat-tokens.service.ts'
import type { AccountsWriteDeps } from '../account-call.ts'
import { noteEvent } from '../parts/account-events.queries.ts'
import type { OfficeWork } from './members.service.ts'

type Row = Awaited<ReturnType<typeof listStatTokens>>[number]

const tell = ({ id, label, createdAt, lastUsedAt, uses, revokedAt }: Row): ProgramKey => ({
  id,
  label,
  purpose: 'Sends stat files',
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  uses,
  revokedAt: revokedAt?.toISOString() ?? null,
})

/** The keys of programs: tokens of scorers, so far. */
export const keyCalls = (
  { scope }: AccountsWriteDeps,
  workOf: (call: Call) => OfficeWork,
): Pick<AllHandlers<typeof table>, 'keys' | 'makeKey' | 'revokeKey'> => ({
  async keys({ tenant, now }) {
    const rows = await scope.read(tenant.key, (tx) => listStatTokens({ tx, tenant, now }))
    return { keys: rows.map(tell) }
  },
  async makeKey(call, { body: { label } }) {
    const { tenant, now } = call
    const { platform, by } = workOf(call)
    const { id, token } = await scope.write(tenant.key, (tx) => createStatToken({ tx, tenant, now }, label))
    const rows = await scope.read(tenant.key, (tx) => listStatTokens({ tx, tenant, now }))
    const row = rows.find((each) => each.id === id)
    if (!row) throw notFound('The key is not there.')
    await noteEvent(platform, tenant.key, { what: 'key made', by, about: row.label, at: now })
    return { key: tell(row), secret: token }
  },
  async revokeKey(call, { keyId }) {
    const { tenant, now } = call
    const { platform, by } = workOf(call)
    const label = await scope.write(tenant.key, async (tx) => {
      await revokeStatToken({ tx, tenant, now }, keyId)
      return (await listStatTokens({ tx, tenant, now })).find(({ id }) => id === keyId)?.label ?? ''
    })
    await noteEvent(platform, tenant.key, { what: 'key revoked', by, about: label, at: now })
    return { id: keyId }
  },
})
