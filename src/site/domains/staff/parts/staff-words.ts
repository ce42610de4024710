import type { CoachBio, CoachingTotals, StaffEntry } from '#contract/staff.ts'
import { formatPercent } from '#site/format/percent.ts'

/** What a telephone dials: '410-555-0123' is read as written, and '+1 (410) 555 0123 ext. 4' waits before the extension. */
export function telephoneLink(phone: string): string {
  const [number = '', extension] = phone.split(/\s*(?:ext\.?|x)\s*/i)
  const digits = number.replace(/[^\d+]/g, '')
  return `tel:${digits}${extension ? `,${extension.replace(/\D/g, '')}` : ''}`
}

/** '98-64', and with ties '98-64-2'. */
export const recordText = (wins: number, losses: number, ties: number): string =>
  ties > 0 ? `${wins}-${losses}-${ties}` : `${wins}-${losses}`

export const overallText = ({ wins, losses, ties }: CoachingTotals): string => recordText(wins, losses, ties)

export const playedInConference = (record: CoachingTotals): boolean =>
  record.conferenceWins + record.conferenceLosses + record.conferenceTies > 0

/** A dash where the school was in no conference. */
export const conferenceText = (record: CoachingTotals): string =>
  playedInConference(record)
    ? recordText(record.conferenceWins, record.conferenceLosses, record.conferenceTies)
    : '–'

export const conferencePercent = (record: CoachingTotals): string =>
  playedInConference(record) ? formatPercent(record.conferencePercent) : '–'

const isHeadCoach = ({ title }: Pick<StaffEntry, 'title'>): boolean =>
  /\bhead\b.*\bcoach\b/i.test(title) && !/\b(associate|assistant)\b/i.test(title)

/** Who leads the team, and everybody else in their order. */
export function withHeadCoach<Coach extends Pick<StaffEntry, 'title'>>(
  coaches: readonly Coach[],
): { head: Coach | undefined; others: Coach[] } {
  const head = coaches.find(isHeadCoach)
  return { head, others: coaches.filter((coach) => coach !== head) }
}

/** '1st', '2nd', '3rd', '11th'. */
export function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[count % 10] ?? 'th')
  return `${count}${ending}`
}

/** The figures of a head coach; nothing for who never led a team. */
export function careerFacts({ career, records }: Pick<CoachBio, 'career' | 'records'>) {
  if (!career || records.length === 0) return []
  return [
    { label: 'Record', value: overallText(career), note: formatPercent(career.winPercent) },
    ...(playedInConference(career)
      ? [{ label: 'Conference', value: conferenceText(career), note: conferencePercent(career) }]
      : []),
    { label: 'Seasons', value: String(records.length) },
  ]
}
