import { Column, getTableName, is, SQL, type SQLChunk, Subquery, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** A column or an expression of a select, and where its value stands in a row. */
interface Selected {
  path: string[]
  field: unknown
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

type Row = Record<string, unknown>
type Nullable = Record<string, boolean> | undefined

interface Prepared {
  joinsNotNullableMap: Nullable
}

/** What Drizzle does not tell of itself; `quick-drizzle.test.ts` compares what comes of it with what came before. */
interface Insides {
  dialect: { buildSelection(fields: Selected[], options?: { isSingleTable?: boolean }): SQL }
  session: {
    prepareQuery(
      query: unknown,
      fields: Selected[] | undefined,
      name: string | undefined,
      isInArrayMode: boolean,
      mapRows?: (rows: unknown[][]) => unknown,
      ...rest: unknown[]
    ): Prepared
  }
}

/**
 * The same handle, which neither asks of each column of each select how it is written nor of each value of each row how
 * it is read: that was most of what it took to ask for a page's rows.
 */
export function quickened<Handle>(handle: Handle): Handle {
  const { dialect, session } = handle as unknown as Insides
  const buildSelection = dialect.buildSelection.bind(dialect)
  dialect.buildSelection = (fields, options) =>
    quickSelection(fields, options?.isSingleTable ?? false, buildSelection)
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, isInArrayMode, mapRows, ...rest) => {
    const map =
      fields && !mapRows
        ? (rows: unknown[][]) => rows.map(rowMapper(fields, prepared.joinsNotNullableMap))
        : mapRows
    const prepared = prepareQuery(query, fields, name, isInArrayMode, map, ...rest)
    return prepared
  }
  return handle
}

const plain = new PgDialect()
const texts = { alone: new WeakMap<Column, string>(), among: new WeakMap<Column, string>() }

/** How a column is written where its table is the only one, or among others. */
function textOf(column: Column, isSingleTable: boolean): string {
  return texts[isSingleTable ? 'alone' : 'among'].getOrInsertComputed(
    column,
    () => plain.sqlToQuery(isSingleTable ? sql`${sql.identifier(column.name)}` : sql`${column}`).sql,
  )
}

function quickSelection(
  fields: Selected[],
  isSingleTable: boolean,
  build: Insides['dialect']['buildSelection'],
): SQL {
  const parts: SQLChunk[] = []
  let text = ''
  for (const [index, one] of fields.entries()) {
    if (index > 0) text += ', '
    if (one.field instanceof Column) text += textOf(one.field, isSingleTable)
    else {
      parts.push(sql.raw(text), build([one], { isSingleTable }))
      text = ''
    }
  }
  return sql.join([...parts, sql.raw(text)])
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder
  return (field as { sql: { decoder: Decoder } }).sql.decoder
}

/** A table that was joined and had no row is nothing, and not an object full of nothing. */
function rowMapper(fields: readonly Selected[], nullable: Nullable): (row: unknown[]) => Row {
  const columns = fields.map(({ path, field }) => ({
    before: path.slice(0, -1),
    last: path.at(-1) as string,
    decoder: decoderOf(field),
    table: nullable && path.length === 2 && is(field, Column) ? getTableName(field.table) : null,
  }))
  return (row) => {
    const result: Row = {}
    const empty: Record<string, string | false> = {}
    columns.forEach(({ before, last, decoder, table }, index) => {
      let node = result
      for (const name of before) node = (node[name] ??= {}) as Row
      const raw = row[index]
      const value = raw === null ? null : decoder.mapFromDriverValue(raw)
      node[last] = value
      if (table === null) return
      const name = before[0] as string
      if (!(name in empty)) empty[name] = value === null ? table : false
      else if (empty[name] !== table) empty[name] = false
    })
    for (const name in empty) {
      const table = empty[name]
      if (table && !nullable?.[table]) result[name] = null
    }
    return result
  }
}
