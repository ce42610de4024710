import { toCsv } from '#contract/csv.ts'
import { isGroup, type Kind, type Values, wordsOf } from '../kind/kind.ts'
import { readContent } from '../rows/content.ts'
import { listContent } from '../rows/list-content.ts'
import { shown } from '../values/differences.ts'
import type { WorkDeps } from './work.ts'

const inOneGo = 100

/** All published contents of a kind, written while they are read: however many there are, so many are in memory. */
export async function* exportKind(
  { scope, kinds }: WorkDeps,
  tenant: string,
  kind: Kind,
  sportIds: readonly number[] | null,
): AsyncGenerator<string> {
  const fields = Object.keys(kind.input.properties)
  const line = (id: number, value: Values) => [
    String(id),
    ...fields.map((field) => shown(kind, field, value[field])),
  ]
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${toCsv([['Id', ...fields.map((field) => wordsOf(kind, field).label)]])}`
  if (isGroup(kind)) {
    const value = await scope.read(tenant, (tx) => readContent(tx, kind, 1))
    if (value) yield toCsv([line(1, value)])
    return
  }
  for (let after: string | null | undefined; after !== null; ) {
    const asked = { kinds, sort: 'id', limit: inOneGo, sportIds, ...(after ? { after } : {}) }
    const { rows, next } = await scope.read(tenant, (tx) => listContent(tx, kind, asked))
    if (rows.length > 0) yield toCsv(rows.map(({ id, value }) => line(id, value)))
    after = next
  }
}
