/** The stretch of days that a list shows of what happens on days. */
export const stretches = ['coming', 'past', 'all'] as const
export type Stretch = (typeof stretches)[number]

export const isStretch = (word: unknown): word is Stretch => stretches.includes(word as Stretch)

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** Today at the school, wherever somebody sits. */
export const dayAt = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now)

/** What a list is asked to show. */
interface Shown {
  stretch: Stretch | null
  from: string
  to: string
  sort: string
}

export interface Days {
  from?: string
  to?: string
  sort?: string
}

/** What a list asks for: what comes next, from today on; what is past, the latest first; or the days that were chosen. */
export function daysAsked({ stretch, from, to, sort }: Shown, field: string, today: string): Days {
  const sorted = (own: string) => ({ sort: sort || own })
  if (from || to) return { ...(from ? { from } : {}), ...(to ? { to } : {}), ...sorted(field) }
  switch (stretch ?? 'coming') {
    case 'coming':
      return { from: today, ...sorted(field) }
    case 'past':
      return { to: dayBefore(today), ...sorted(`-${field}`) }
    case 'all':
      return sorted(`-${field}`)
  }
}
