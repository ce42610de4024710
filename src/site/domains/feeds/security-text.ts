/** RFC 9116 wants a date within a year, so that a forgotten file is not believed for ever. */
const validDays = 180

/** Who to tell about a weakness. The day it expires on moves with the month, so that the file may be kept. */
export function securityText({ email, origin, now }: { email: string; origin: string; now: Date }): string {
  const expires = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .with({ day: 1 })
    .startOfDay()
    .add({ days: validDays })
    .toInstant()
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
