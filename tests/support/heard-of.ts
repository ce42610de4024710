import type { Bus } from '#server/db/bus.ts'
import type { Services } from '#server/open.ts'
import { notify } from './notify.ts'

/** Everything that is told until a mark of our own, which comes after it. */
export async function heardOf(
  services: Services,
  bus: Bus,
  write: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const heard: string[] = []
  const { promise: marked, resolve } = Promise.withResolvers<void>()
  const unsubscribe = bus.subscribe(({ tenant, tags }) =>
    tenant === 'mark' ? resolve() : heard.push(...tags.map((tag) => `${tenant} ${tag}`)),
  )
  await write()
  await notify(services.database.platform, { tenant: 'mark', tags: [] })
  await marked
  unsubscribe()
  return [...new Set(heard)].toSorted()
}
