import { randomUUID } from 'node:crypto'
import type { Bus } from '#server/db/bus.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'
import { notify } from './notify.ts'

/**
 * Writes that are over when this process has heard of them: PostgreSQL tells a moment after the commit, and until then
 * an answer from before may be given.
 */
export const heardScope = (scope: TenantScope, bus: Bus): TenantScope => ({
  ...scope,
  async write(tenant, work) {
    const mark = randomUUID()
    const { promise: heard, resolve } = Promise.withResolvers<void>()
    const unsubscribe = bus.subscribe(({ tags }) => tags.includes(mark) && resolve())
    try {
      const result = await scope.write(tenant, async (tx) => {
        const done = await work(tx)
        await notify(tx, { tenant: 'nobody', tags: [mark] })
        return done
      })
      await heard
      return result
    } finally {
      unsubscribe()
    }
  },
})
