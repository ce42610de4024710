import type { TenantScope } from '../db/tenant-scope.ts'
import { type Due, dueTables, nextDue } from './due-times.ts'

export interface DueWatch {
  /** From here on something is kept that was made from what this school has. */
  watch(tenant: string): void
  /** The school's rows have changed, and with them perhaps their times. */
  changed(tenant: string, tags: readonly string[]): void
  stop(): void
}

interface Watched {
  /** Whatever was due until then has been told. */
  since: number
  /** What comes next; null while nobody knows. */
  next: readonly Due[] | null
  /** The question that is under way; an answer to an earlier one is too old. */
  asked: Promise<void> | null
}

interface WatchOptions {
  scope: Pick<TenantScope, 'read'>
  now: () => Date
  /** Told when it is time, with the tables whose rows are shown differently from now on. */
  onDue: (tenant: string, tables: string[]) => void
  log: (line: string, error: unknown) => void
  everyMs?: number
}

const retryMs = 5_000
const isTimed = (tag: string) => tag === '*' || dueTables.has(tag.split('/')[0] ?? '')

/**
 * Tells when a passing moment changes what a school shows: a story's hour, a campaign's end, the start of a game. The
 * database is asked which moments come next, and again only when one has come or rows that hold times have changed.
 * Schools of which nothing is kept are not watched.
 */
export function watchDueTimes({ scope, now, onDue, log, everyMs = 250 }: WatchOptions): DueWatch {
  const schools = new Map<string, Watched>()

  function ask(tenant: string, watched: Watched): void {
    const asked = scope
      .read(tenant, (tx) => nextDue(tx, watched.since))
      .then(
        (next) => {
          if (watched.asked === asked) watched.next = next
        },
        async (error: unknown) => {
          log('the next moments of a school are not known', error)
          await new Promise((done) => setTimeout(done, retryMs).unref())
        },
      )
      .finally(() => {
        if (watched.asked === asked) watched.asked = null
      })
    watched.asked = asked
  }

  function look(): void {
    const time = now().getTime()
    for (const [tenant, watched] of schools) {
      if (!watched.next) {
        if (!watched.asked) ask(tenant, watched)
        continue
      }
      const due = watched.next.filter(({ at }) => at <= time)
      if (due.length === 0) continue
      watched.since = time
      watched.next = null
      onDue(tenant, [...new Set(due.map(({ table }) => table))])
    }
  }

  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    watch(tenant) {
      if (!schools.has(tenant)) schools.set(tenant, { since: now().getTime(), next: null, asked: null })
    },
    changed(tenant, tags) {
      if (!tags.some(isTimed)) return
      const changed = tenant === '*' ? schools.values() : [schools.get(tenant)]
      for (const watched of changed) if (watched) Object.assign(watched, { next: null, asked: null })
    },
    stop: () => clearInterval(timer),
  }
}
