/** Moments as people at the school say them, in the school's own time. */
export function momentWords(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(moment))
}

/** 'Nov 21', for what is near. */
export const dayOf = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(new Date(moment))

export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))

/** The short form of lists: without the zone, which is the school's all over the desk. */
export const shortMoment = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment))

const steps = [
  [60, 'second', 1],
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
  [7 * 86_400, 'day', 86_400],
] as const
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** 'just now', '5 minutes ago', 'yesterday'; what is more than a week away has its date. */
export function agoWords(moment: string, now: Date, timeZone: string): string {
  const seconds = (Date.parse(moment) - now.getTime()) / 1000
  if (Math.abs(seconds) < 45) return 'just now'
  const step = steps.find(([limit]) => Math.abs(seconds) < limit)
  return step ? relative.format(Math.round(seconds / step[2]), step[1]) : shortMoment(moment, timeZone)
}
