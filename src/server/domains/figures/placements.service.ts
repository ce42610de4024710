import type { PlacementReport } from '#contract/editing/figures.ts'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { sponsorNames } from '../ads/ads.service.ts'
import { campaignNames } from '../promotions/promotions.service.ts'
import { daysOfMark, pagesOfMark, timesByMark } from './figures.queries.ts'

interface Span {
  from: string
  to: string
}
interface Row {
  kind: string
  times: number
}

const mostDays = 400
/** More than anybody reads; the rest is added up. */
const mostPages = 500

function daysOf({ from, to }: Span): string[] {
  const first = Temporal.PlainDate.from(from)
  const count = first.until(Temporal.PlainDate.from(to)).days + 1
  if (count < 1) throw badRequest('The last day comes before the first.')
  if (count > mostDays) throw badRequest(`A report tells of ${mostDays} days at most.`)
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString())
}

/** Rows of seen and of followed, put together by what they are about. */
function together<R extends Row>(rows: readonly R[], about: (row: R) => string) {
  const sums = new Map<string, { shown: number; pressed: number }>()
  for (const row of rows) {
    const sum = sums.getOrInsertComputed(about(row), () => ({ shown: 0, pressed: 0 }))
    sum[row.kind === 'shown' ? 'shown' : 'pressed'] += row.times
  }
  return sums
}

const none = { shown: 0, pressed: 0 }

/** Everything that may be asked about, by mark. */
async function named(work: Pick<Work, 'tx'>) {
  const sponsors = (await sponsorNames(work)).map(({ id, name }) => ({
    mark: `s${id}`,
    name,
    kind: 'sponsor' as const,
  }))
  const campaigns = (await campaignNames(work)).map(({ id, name }) => ({
    mark: `c${id}`,
    name,
    kind: 'campaign' as const,
  }))
  return [...sponsors, ...campaigns]
}

/** The most seen first; of campaigns those alone that anybody saw. */
export async function placementsOf(work: Work, span: Span) {
  daysOf(span)
  const counted = together(await timesByMark(work.tx, span.from, span.to), ({ mark }) => mark)
  return (await named(work))
    .map((one) => ({ ...one, ...(counted.get(one.mark) ?? none) }))
    .filter(({ kind, shown, pressed }) => kind === 'sponsor' || shown + pressed > 0)
    .toSorted((a, b) => b.shown - a.shown || a.name.localeCompare(b.name))
}

export async function placementReport(work: Work, mark: string, span: Span): Promise<PlacementReport> {
  const days = daysOf(span)
  const one = (await named(work)).find((each) => each.mark === mark)
  if (!one) throw notFound('There is no such sponsor or campaign.')
  const byDay = together(await daysOfMark(work.tx, mark, span.from, span.to), ({ day }) => day)
  const byPage = [...together(await pagesOfMark(work.tx, mark, span.from, span.to), ({ page }) => page)]
    .map(([page, sums]) => ({ page, ...sums }))
    .toSorted((a, b) => b.shown - a.shown || b.pressed - a.pressed || a.page.localeCompare(b.page))
  const told = byPage.filter(({ page }) => page !== '').slice(0, mostPages)
  const all = [...byDay.values()]
  const sum = (key: 'shown' | 'pressed', rows: readonly { shown: number; pressed: number }[]) =>
    rows.reduce((total, row) => total + row[key], 0)
  const rest = {
    page: '',
    shown: sum('shown', all) - sum('shown', told),
    pressed: sum('pressed', all) - sum('pressed', told),
  }
  return {
    ...one,
    ...span,
    shown: sum('shown', all),
    pressed: sum('pressed', all),
    days: days.map((day) => ({ day, ...(byDay.get(day) ?? none) })),
    pages: rest.shown + rest.pressed > 0 ? [...told, rest] : told,
  }
}
