/** The day of a moment on the school's own calendar, which stands in addresses; nothing where there is no moment yet. */
export function publishedOn(publishAt: unknown, timeZone: string): { publishedOn?: string } {
  const moment = Date.parse(String(publishAt))
  if (Number.isNaN(moment)) return {}
  const day = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate()
  return { publishedOn: day.toString() }
}

/** From when something is shown, with its day: from now on where nobody has said another moment. */
export function shownFrom(publishAt: unknown, { timeZone, now }: { timeZone: string; now: Date }) {
  const moment = publishAt || now.toISOString()
  return { publishAt: moment, ...publishedOn(moment, timeZone) }
}
