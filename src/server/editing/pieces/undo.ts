import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { roleTooLow } from '#contract/shapes/problem.ts'
import type { Tx } from '../../db/client.ts'
import { recordedTables } from '../../db/history-triggers.ts'
import { inPart } from '../../db/savepoint.ts'
import { schemaModules } from '../../db/schema-modules.ts'
import type { Kind, Values } from '../kind/kind.ts'
import { maySeeSport } from '../rows/sport-of.ts'
import { isSame } from '../values/merge.ts'
import { beginWork, nameRows } from './begin-work.ts'
import { dropGivenBack, toGiveBack } from './given-back.ts'
import type { Hand } from './hand.ts'
import { type ChangeRow, changesOf } from './history.queries.ts'
import { camelled, oneWork } from './history.ts'
import { tellWritten } from './publish.ts'
import { conflict, databaseFault, foreignKeyViolation } from './refusals.ts'
import { mayPublishKind } from './rights.ts'

/**
 * Takes a whole piece of work back, the last row first: in that order what was named is there before what names it. It is
 * a piece of work of its own, so it can be undone too.
 */
export async function undoWork(
  hand: Hand,
  work: string,
  what: 'undo' | 'restore' = 'undo',
): Promise<{ work: string; ids: number[] }> {
  const row = await oneWork(hand, work)
  if (row.isUndone) throw conflict('This was undone already.')
  const lines = await changesOf(hand.tx, work)
  const touched = lines.flatMap(({ tableName, rowKey, before, after }) => {
    const of = hand.kinds.ofRow(tableName, rowKey, after ?? before ?? {})
    return of ? [{ ...of, was: camelled(after ?? before ?? {}) }] : []
  })
  refuse(hand, touched, row.sportId)
  const undone = await beginWork(hand, {
    what,
    subject: row.subject,
    title: row.subjectTitle,
    sportId: row.sportId,
    undoes: work,
  })
  const giveBack = await toGiveBack(hand, row, touched)
  await takeAllBack(hand.tx, lines.toReversed())
  await giveBack()
  if (row.undoes) await dropGivenBack(hand, row, undone, touched)
  await tellWritten(hand, touched)
  return { work: undone, ids: [...new Set(touched.map(({ id }) => id))] }
}

function refuse({ visitor }: Hand, touched: readonly { kind: Kind }[], sportId: number | null): void {
  for (const { kind } of touched)
    if (!mayPublishKind(visitor, kind) || !maySeeSport(kind, visitor, sportId)) throw roleTooLow()
}

/**
 * What the database deleted along with what it belonged to has its line after that one: it waits until what it belongs to
 * is there again, and so does all else that happened to the same row.
 */
async function takeAllBack(tx: Tx, lines: readonly ChangeRow[]): Promise<void> {
  const late: ChangeRow[] = []
  const waiting = new Set<string>()
  for (const run of runsOf(lines)) {
    if (waiting.size === 0 && run.length > 1 && (await isRunTakenBack(tx, run))) continue
    for (const line of run) {
      const row = `${line.tableName} ${line.rowKey}`
      if (!waiting.has(row) && (await isTakenBack(tx, line))) continue
      waiting.add(row)
      late.push(line)
    }
  }
  if (late.length === lines.length && late.length > 0)
    throw conflict('Something that it names is gone: that has to be brought back first.')
  if (late.length > 0) await takeAllBack(tx, late)
}

/** Rows of one table that an import made one after the other go together: a list of thousands is taken back at once. */
function runsOf(lines: readonly ChangeRow[]): ChangeRow[][] {
  const runs: ChangeRow[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const [first] = run ?? []
    const goesOn =
      first?.tableName === line.tableName &&
      first.operation === 'insert' &&
      line.operation === 'insert' &&
      first.rowTitle === null &&
      line.rowTitle === null
    if (run && goesOn) run.push(line)
    else runs.push([line])
  }
  return runs
}

/** False where something still names one of them: then each is looked at by itself. */
async function isRunTakenBack(tx: Tx, run: readonly ChangeRow[]): Promise<boolean> {
  const [first] = run
  const key = recordedTables().find(({ table }) => table === first?.tableName)?.key
  if (!first || !key) return false
  const table = sql.identifier(first.tableName)
  const keys = `{${run.map(({ rowKey }) => `"${rowKey.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
  const known = sql`${sql.identifier(key)}::text = any(${keys}::text[])`
  try {
    await inPart(tx, async () => {
      await nameRows({ tx }, '')
      const { rows } = (await tx.execute(
        sql`select ${sql.identifier(key)}::text as key, to_jsonb(t) as row from ${table} as t where ${known} for update`,
      )) as unknown as { rows: { key: string; row: Values }[] }
      const found = new Map(rows.map(({ key: rowKey, row }) => [rowKey, row]))
      for (const line of run) refuseOther(line, found.get(line.rowKey) ?? null)
      await tx.execute(sql`delete from ${table} where ${known}`)
    })
    return true
  } catch (error) {
    if (databaseFault(error).code === foreignKeyViolation) return false
    throw error
  }
}

/** What a work has written must be as it left it. */
function refuseOther({ tableName, after }: ChangeRow, now: Values | null): void {
  if (!now) throw conflict('It was deleted meanwhile: that has to be undone first.')
  const isAsLeft = Object.entries(after ?? {}).every(
    ([column, value]) => isCounted(tableName, column) || isSame(now[column], value),
  )
  if (!isAsLeft) throw conflict('It was changed again since: undo that first.')
}

async function isTakenBack(tx: Tx, line: ChangeRow): Promise<boolean> {
  try {
    await inPart(tx, () => takeBack(tx, line))
    return true
  } catch (error) {
    if (databaseFault(error).code === foreignKeyViolation) return false
    throw error
  }
}

async function takeBack(tx: Tx, line: ChangeRow): Promise<void> {
  const { tableName, rowKey, rowTitle, operation, before } = line
  await nameRows({ tx }, rowTitle ?? '')
  const key = recordedTables().find(({ table }) => table === tableName)?.key
  if (!key) throw conflict('This can no longer be undone.')
  const table = sql.identifier(tableName)
  const known = sql`${sql.identifier(key)}::text = ${rowKey}`
  const found = (await tx.execute(
    sql`select to_jsonb(t) as row from ${table} as t where ${known} for update`,
  )) as unknown as { rows: { row: Values }[] }
  const now = found.rows[0]?.row ?? null
  if (operation === 'delete') {
    if (now) throw conflict('Something else has its place now.')
    await insert(tx, tableName, before ?? {})
  } else {
    refuseOther(line, now)
    if (operation === 'insert') await tx.execute(sql`delete from ${table} where ${known}`)
    else await update(tx, tableName, before ?? {}, known)
  }
}

/** Columns that the database fills in by itself, and those that others count in. */
const isCounted = (table: string, column: string): boolean =>
  /^(?:revision|updated_at|impressions|clicks|submissions_count)$/.test(column) ||
  !writable(table).has(column)

const columnsOf = new Map<string, ReadonlySet<string>>()

/** The columns of a table that are not computed. */
function writable(table: string): ReadonlySet<string> {
  return columnsOf.getOrInsertComputed(table, () => {
    const own = Object.values(schemaModules)
      .flatMap((module) => Object.values<unknown>(module as Record<string, unknown>))
      .find((value): value is PgTable => is(value, PgTable) && getTableName(value) === table)
    const columns = own ? Object.values(getTableColumns(own)) : []
    return new Set(
      columns.filter(({ generated, name }) => !generated && name !== 'tenant_id').map(({ name }) => name),
    )
  })
}

const identifiers = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

async function insert(tx: Tx, table: string, row: Values): Promise<void> {
  const columns = identifiers(Object.keys(row).filter((name) => writable(table).has(name)))
  const name = sql.identifier(table)
  await tx.execute(sql`insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`)
}

async function update(tx: Tx, table: string, before: Values, known: SQL): Promise<void> {
  const names = Object.keys(before).filter((name) => writable(table).has(name))
  if (names.length === 0) return
  const name = sql.identifier(table)
  const columns = identifiers(names)
  await tx.execute(sql`update ${name} set (${columns}) = (
    select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(before)}::jsonb)) where ${known}`)
}
