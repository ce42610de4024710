import type { Fact } from './phrase.ts'

const months = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** What a date is called: `form` is how much of it. */
export function dateText(day: string, form: 'weekday' | 'short' | 'long'): string {
  const date = dateOf(day)
  const weekday = weekdays[date.getUTCDay()] ?? ''
  const short = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`
  return form === 'weekday' ? weekday : form === 'short' ? short : `${weekday}, ${short}`
}

/** 'Saturday', 'Nov. 15' or 'Saturday, Nov. 15' of the day at a path. */
export const dateFact = (day: string, form: 'weekday' | 'short' | 'long', path: string): Fact => ({
  kind: 'date',
  text: dateText(day, form),
  from: `${form}(${path})`,
})
