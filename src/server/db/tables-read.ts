import { remembered } from '../text/remembered.ts'
import { allRows, announced, mostRows, oneRow } from './announced.ts'
import { tablesBehind } from './schema/search.ts'

interface Source {
  table: string
  /** The parameter that says which rows, where the query reads no others; counted from one. */
  rowsIn?: number
}

const source = /\b(?:from|join)\s+(?:only\s+)?(?:"public"\.)?"?([a-z_][a-z_0-9]*)"?/gi

/** The tags of what a query reads: the tables it names, or single rows of those whose rows are told apart. */
export function tagsRead(query: string, params: readonly unknown[]): string[] {
  return sourcesOf(query).flatMap(({ table, rowsIn }) => {
    const keys = rowsIn === undefined ? null : keysIn(params[rowsIn - 1])
    return keys ? [...keys.map((key) => oneRow(table, key)), allRows(table)] : [table]
  })
}

const sourcesOf = remembered((query: string): Source[] => {
  const names = Array.from(query.matchAll(source), ([, name = '']) => name.toLowerCase()).flatMap(
    (name) => tablesBehind[name] ?? [name],
  )
  return [...new Set(names)].map((table) => {
    const isOnce = names.filter((name) => name === table).length === 1
    const rowsIn = isOnce ? rowsParameter(query, table) : undefined
    return rowsIn === undefined ? { table } : { table, rowsIn }
  })
})

/** Only where nothing in the query could let another row in; everything else reads the table. */
function rowsParameter(query: string, table: string): number | undefined {
  const by = announced[table]?.by
  if (!by || /\b(?:or|not|union|having|full|right)\b/i.test(query)) return undefined
  const found = new RegExp(`"${table}"\\."${by}" = (?:any\\()?\\$(\\d+)`, 'i').exec(query)
  return found ? Number(found[1]) : undefined
}

/** One key, or an array as PostgreSQL writes it. */
function keysIn(param: unknown): string[] | null {
  const keys = String(param)
    .replace(/^\{|\}$/g, '')
    .split(',')
    .filter(Boolean)
  return keys.length <= mostRows ? keys : null
}
