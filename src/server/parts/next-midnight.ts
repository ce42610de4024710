/** When the next day begins where the clocks show `timeZone`. */
export function nextMidnight(timeZone: string, now: number): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  return today.startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds
}
