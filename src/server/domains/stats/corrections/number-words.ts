import type { SportColumns, Table } from '../columns/column.ts'
import { columnOf } from '../stat-line.ts'

/** 'Rushing: Touchdowns'; where a sport has one table of everything, 'Rebounds'. */
export const numberWords = (
  { tables }: Pick<SportColumns, 'tables'>,
  groupKey: string,
  columnKey: string,
): string => {
  const { name } = columnOf({ tables }, groupKey, columnKey)
  const table = tables.find(({ key }) => key === groupKey)
  return table && hasOthers(tables, table) ? `${table.title}: ${name}` : name
}

const hasOthers = (tables: readonly Table[], table: Table): boolean =>
  tables.some((other) => other !== table && other.teamOnly === table.teamOnly)
