import type { SQL } from 'drizzle-orm'
import { customType, type PgColumn } from 'drizzle-orm/pg-core'
import type { Static, TSchema } from 'typebox'
import { readJson } from './read-json.ts'

const mostRemarks = 200
const remarks = new Set<string>()

/** A jsonb column whose values are read through their schema, whichever version wrote them. */
export const json = <Schema extends TSchema>(name: string, schema: Schema) =>
  customType<{ data: Static<Schema>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: Object.assign((stored: unknown) => readStored(schema, stored, name), { schema }),
  })(name)

/** What a column's values are read through; undefined for a column of another type. */
export const schemaOf = (column: PgColumn): TSchema | undefined =>
  (column as { mapFrom?: { schema?: TSchema } }).mapFrom?.schema

/** A part of such a column, taken out by the query. */
export const jsonPart = <Schema extends TSchema>(
  part: SQL,
  schema: Schema,
  name: string,
): SQL<Static<Schema>> => part.mapWith((stored: unknown) => readStored(schema, stored, name))

/** The value as today's schema has it; what had to be mended is said once. */
export function readStored<Schema extends TSchema>(
  schema: Schema,
  stored: unknown,
  name: string,
): Static<Schema> {
  const { value, mended } = readJson(schema, stored)
  for (const path of mended) {
    const remark = `A stored ${name} has no readable ${path.replace(/\/\d+(?=\/|$)/g, '/…')}: its default is used.`
    if (remarks.has(remark) || remarks.size >= mostRemarks) continue
    remarks.add(remark)
    process.emitWarning(remark, 'StoredValue')
  }
  return value
}
