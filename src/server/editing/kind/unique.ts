import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { isGroup, type Kind } from './kind.ts'

/** The fields and columns that no two of a school's contents have alike: alone or several together, as the table says itself. */
export function uniqueTogether(kind: Kind): string[][] {
  if (isGroup(kind)) return []
  const { indexes, uniqueConstraints } = getTableConfig(kind.table)
  const known = [
    ...indexes.flatMap(({ config }) =>
      config.unique && !config.where ? [config.columns as { name?: string }[]] : [],
    ),
    ...uniqueConstraints.map(({ columns }) => columns as { name?: string }[]),
  ]
  const fields = Object.entries(kind.table as unknown as Record<string, PgColumn | undefined>)
  const fieldOf = (column: { name?: string }) =>
    fields.find(([, own]) => own?.name !== undefined && own.name === column.name)?.[0] ?? ''
  return known.map((columns) => columns.map(fieldOf).filter((field) => field !== 'tenantId'))
}
