/** When the next day begins where the clocks show `timeZone`. */
export function nextMidnight(timeZone: string, now: number): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  return today.startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds
}

/**
 * How long what is shown is true if nothing changes. Only the day is nobody's row: pages say 'today' by the school's
 * clock, and years by universal time.
 */
export const untilTomorrowMs = (timeZone: string, now: number): number =>
  Math.min(nextMidnight(timeZone, now), nextMidnight('UTC', now)) - now
