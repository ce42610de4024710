const known = new Map<string, boolean>()

/** Whether clocks can be read by it: '' and what nobody knows would fail where a time is written. */
export function isTimeZone(name: string): boolean {
  const judged = known.get(name)
  if (judged !== undefined) return judged
  const judgement = canFormat(name)
  if (known.size < 1_000) known.set(name, judgement)
  return judgement
}

function canFormat(timeZone: string): boolean {
  if (!timeZone) return false
  try {
    // A phone needs a tenth of a second for its first formatter, and none for this.
    if (typeof Temporal !== 'undefined') return Boolean(Temporal.Now.zonedDateTimeISO(timeZone))
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}

const hour = 3_600_000

/** The zone of a venue that is not named: how far its clock is from UTC. 'UTC' where that is not known either. */
export function zoneBetween(startDate: unknown, startDateUtc: unknown): string {
  const hours = (Date.parse(`${String(startDate).slice(0, 19)}Z`) - Date.parse(String(startDateUtc))) / hour
  // The names of these zones count the other way round.
  return Number.isInteger(hours) && hours !== 0 && hours >= -12 && hours <= 14
    ? `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`
    : 'UTC'
}
