import type { DeskSubmission, Review } from '#contract/editing/submissions.shapes.ts'

export const reviewWords: Readonly<Record<Review, string>> = {
  new: 'New',
  approved: 'Approved',
  declined: 'Declined',
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** What was paid, and whether it was: nothing where there was nothing to pay. */
export function moneyWords({ money: state, amountCents }: DeskSubmission): string {
  const amount = money.format(amountCents / 100)
  if (state === 'none') return ''
  if (state === 'paid') return `${amount} paid`
  if (state === 'waiting') return `${amount} to be paid`
  if (state === 'refunding') return `${amount} on its way back`
  if (state === 'refunded') return `${amount} given back`
  return `${amount} not paid`
}

/** Why it does not count; nothing where it does. */
export function standingWords({ standing, isErased }: DeskSubmission): string {
  if (isErased) return 'Erased'
  if (standing === 'waiting') return 'Not paid yet'
  return standing === 'over' ? 'Does not count' : ''
}

/** How a submission is called in a list: by what its first fields say, else by the number that its sender was told. */
export function nameOf({ personal, reference }: DeskSubmission): string {
  const said = personal?.answers.find(({ value }) => value !== '')?.value
  return said ?? personal?.email ?? reference
}

export interface AnswerColumn {
  name: string
  title: string
}

/** So many answers fit beside each other. */
const mostColumns = 3

/** The fields whose answers stand in columns: those that most people answered, in the order of the form. Pure. */
export function answerColumns(submissions: readonly DeskSubmission[]): AnswerColumn[] {
  const fields = new Map<string, { title: string; times: number; at: number }>()
  for (const { personal } of submissions)
    for (const [at, { name, title, value }] of (personal?.answers ?? []).entries()) {
      const field = fields.get(name)
      const times = (field?.times ?? 0) + (value === '' ? 0 : 1)
      fields.set(name, { title: field?.title ?? title, times, at: Math.min(field?.at ?? at, at) })
    }
  return [...fields]
    .toSorted(([, a], [, b]) => b.times - a.times || a.at - b.at)
    .slice(0, mostColumns)
    .toSorted(([, a], [, b]) => a.at - b.at)
    .map(([name, { title }]) => ({ name, title }))
}
