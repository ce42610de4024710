import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { nullable, object } from '#contract/shapes/schema.ts'
import { Brand, SiteConfiguration } from '#contract/tenants.ts'
import { ExchangeError, type Manifest } from './manifest.ts'

/** The columns of a school's own row, as a folder may fill them. */
const columns = {
  key: Type.String(),
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\p{Cc}<>]*$' }),
  /** Exports of earlier versions have none. */
  abbreviation: Type.Optional(Type.String({ minLength: 1, maxLength: 20, pattern: '^[^\\p{Cc}<>]*$' })),
  ncaa_school_code: Type.Optional(nullable(Type.String({ maxLength: 20, pattern: '^[^\\p{Cc}<>]*$' }))),
  hosts: Type.Array(Type.String({ maxLength: 253, pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' }), {
    maxItems: 50,
  }),
  time_zone: Type.String({ maxLength: 60 }),
  brand: Brand,
  configuration: SiteConfiguration,
  seeded_for: nullable(Type.String({ maxLength: 40 })),
  created_at: Type.String({ maxLength: 40 }),
}

/** The school of a folder, whose every word is a stranger's. */
export function checkSchool(school: Manifest['tenant']): void {
  for (const name of Object.keys(school))
    if (!Object.hasOwn(columns, name))
      throw new ExchangeError(
        `The export has tenants.${name}, which this version does not know. Update Fieldhouse first.`,
      )
  const [fault] = Value.Errors(object(columns), school)
  if (fault)
    throw new ExchangeError(
      `The export's school is not well described: ${fault.instancePath || '/'} ${fault.message}.`,
    )
  if (!isTimeZone(String(school.time_zone)))
    throw new ExchangeError("The export's school is in a time zone that is not known.")
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
