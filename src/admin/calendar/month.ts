import { type CalendarDate, parseDate } from '@internationalized/date'
import { clockOf } from '../fields/zoned.ts'
import type { Entry } from './conflicts.ts'

export interface Month {
  /** '2026-11' */
  key: string
  title: string
  days: readonly { day: string; number: number; weekday: string }[]
}

/** A month by the word that addresses have for it, or that of a day. */
export function monthOf(key: string): Month {
  const first = parseDate(`${key}-01`)
  const days: Month['days'][number][] = []
  for (let day: CalendarDate = first; day.month === first.month; day = day.add({ days: 1 })) {
    const weekday = words(day, { weekday: 'narrow' })
    days.push({ day: day.toString(), number: day.day, weekday })
  }
  return { key, title: words(first, { month: 'long', year: 'numeric' }), days }
}

const words = (day: CalendarDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day.toDate('UTC'))

export const monthBeside = (key: string, months: number): string =>
  parseDate(`${key}-01`).add({ months }).toString().slice(0, 7)

export interface Bar {
  entry: Entry
  /** The first day of the month that it is on, counted from 1, and how many it is on. */
  from: number
  days: number
  /** It goes on from the month before, or into the next. */
  isBegun: boolean
  isEndless: boolean
}

/** The days of a month that an entry is on, on the school's own calendar; null where it is on none of them. */
export function barIn(month: Month, entry: Entry, timeZone: string): Bar | null {
  const [first, last] = [month.days[0]?.day ?? '', month.days.at(-1)?.day ?? '']
  const dayOf = (moment: string | null, otherwise: string) =>
    moment === null ? otherwise : clockOf(moment, timeZone).day
  const [from, to] = [dayOf(entry.from, '0000-01-01'), dayOf(entry.to, '9999-12-31')]
  if (from > last || to < first || to < from) return null
  const number = (day: string) => Number(day.slice(8))
  const [begins, ends] = [from < first ? first : from, to > last ? last : to]
  return {
    entry,
    from: number(begins),
    days: number(ends) - number(begins) + 1,
    isBegun: from < first,
    isEndless: to > last,
  }
}
