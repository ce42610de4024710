import { formatDate } from '#site/format/date.ts'

/**
 * A day in plain words; null where the page says it so already, and for a moment in universal time, whose day at the
 * venue nothing here tells.
 */
export function plainDate(dateTime: string, shown: string): string | null {
  if (!/^\d{4}-\d\d-\d\d(?:$|T[^Z]*$)/.test(dateTime)) return null
  const plain = formatDate(dateTime, 'cccc, MMMM d, yyyy')
  return plain && !shown.includes(plain) ? plain : null
}
