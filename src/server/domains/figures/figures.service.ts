import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteFigures } from '#contract/editing/figures.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { listSports } from '../sports/sports.service.ts'
import { type Counter, countedKinds, theRest } from './counter.ts'
import { addFigures, forgetFigures, timesByDay, timesByName, viewsBySport } from './figures.queries.ts'

const keptMonths = 13
const mostShown = 20

const dayOf = (moment: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

interface WriteDeps {
  counter: Counter
  scope: TenantScope
  tenants: () => readonly Tenant[]
  now: () => Date
  log: (line: string, error: unknown) => void
  everyMs?: number
}

/** Writes what this process has counted; what a school's database did not take waits for the next time. */
export async function writeFigures({ counter, scope, tenants, now, log }: WriteDeps): Promise<void> {
  const taken = counter.take()
  for (const { key, timeZone } of tenants()) {
    const batch = taken.get(key)
    if (!batch) continue
    const day = dayOf(now(), timeZone).toString()
    try {
      await scope.write(key, async (tx) => {
        for (const kind of countedKinds)
          if (batch[kind].size > 0) await addFigures(tx, day, kind, batch[kind])
      })
    } catch (error) {
      counter.putBack(new Map([[key, batch]]))
      log(`the figures of ${key} wait`, error)
    }
  }
}

/** Every process writes its own, since what was counted is in its memory; the last ones before it ends. */
export function keepFigures(deps: WriteDeps) {
  const stopping = new AbortController()
  const everyMs = deps.everyMs ?? 20_000
  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      await writeFigures(deps)
    }
  }
  const done = loop()
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/** Thirteen months are a year and the same month before: what is older is gone. */
export const forgetOldFigures = (
  { scope, now }: { scope: TenantScope; now: () => Date },
  { key, timeZone }: Tenant,
) =>
  scope.write(key, (tx) =>
    forgetFigures(tx, dayOf(now(), timeZone).subtract({ months: keptMonths }).toString()),
  )

export async function siteFigures(work: Work, days: number): Promise<SiteFigures> {
  const { tx, tenant, now } = work
  const last = dayOf(now, tenant.timeZone)
  const first = last.subtract({ days: days - 1 })
  const [from, to] = [first.toString(), last.toString()]
  const earlier = [first.subtract({ days }).toString(), first.subtract({ days: 1 }).toString()] as const
  const named = async (kind: 'page' | 'source' | 'search' | 'missed') =>
    (await timesByName(tx, kind, from, to, mostShown + 1))
      .filter(({ name }) => name !== theRest)
      .slice(0, mostShown)
  const counted = new Map((await timesByDay(tx, 'page', from, to)).map(({ day, times }) => [day, times]))
  const before = await timesByDay(tx, 'page', ...earlier)
  const bySport = new Map((await viewsBySport(tx, from, to)).map(({ slug, times }) => [slug, times]))
  const sports = await listSports(work)
  const everyDay = Array.from({ length: days }, (_, index) => first.add({ days: index }).toString())
  return {
    from,
    to,
    days: everyDay.map((day) => ({ day, views: counted.get(day) ?? 0 })),
    views: [...counted.values()].reduce((sum, times) => sum + times, 0),
    before: before.reduce((sum, { times }) => sum + times, 0),
    pages: await named('page'),
    sports: sports
      .flatMap(({ title, globalSportNameSlug }) => {
        const times = bySport.get(globalSportNameSlug)
        return times ? [{ name: title, times }] : []
      })
      .toSorted((one, other) => other.times - one.times)
      .slice(0, mostShown),
    sources: await named('source'),
    searches: await named('search'),
    missed: await named('missed'),
  }
}
