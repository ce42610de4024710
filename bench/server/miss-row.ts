import type { Row } from '../harness/rows.ts'
import type { Cost, Miss } from './miss.ts'
import { pageKinds } from './page-kinds.ts'

/** The embedded engine computes in the process what PostgreSQL does in one of its own. */
const allowance = { PostgreSQL: 1, PGlite: 2 }

/** A page's lines of the report, when one table was written and when nothing is known. */
export const missRows = (
  engine: keyof typeof allowance,
  { name, worst, afterChange, first }: Miss,
): Row[] => [
  costRow(engine, name, `after a change of ${worst}`, afterChange),
  costRow(engine, name, 'asked for first', first),
]

function costRow(engine: keyof typeof allowance, name: string, when: string, cost: Cost): Row {
  const { queries, unitsOfWork, rows, ms, databaseMs } = cost
  const aim = pageKinds.find((kind) => kind.name === name)?.aim
  const all = ms + databaseMs
  const mostMs = aim && aim.ms * allowance[engine]
  const limits = [
    ...(mostMs ? [`≤ ${mostMs} ms`] : []),
    ...(aim?.queries ? [`≤ ${aim.queries} queries`] : []),
  ]
  const isMet = (!mostMs || all <= mostMs) && queries <= (aim?.queries ?? Number.POSITIVE_INFINITY)
  return {
    what: `${name} on ${engine}, ${when}`,
    ours: `${all.toFixed(1)} ms CPU${databaseMs > 0 ? ` (database ${databaseMs.toFixed(1)})` : ''}`,
    reference: `${brief(queries)} queries in ${brief(unitsOfWork)} units of work${rows > 0 ? `, ${brief(rows)} rows` : ''}`,
    ratio: mostMs ? all / mostMs : null,
    ...(aim ? { aim: `${limits.join(', ')}: ${isMet ? 'met' : 'missed'}` } : {}),
  }
}

const brief = (value: number) => String(Math.round(value * 10) / 10)
