import { getTableName, sql } from 'drizzle-orm'
import type { NamedIn } from '#contract/editing/desk.names.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import { isGroup, type Kind } from '../kind/kind.ts'
import { excerptOf, type Renamed } from '../values/renamed.ts'
import { onlyOf, readContent } from './content.ts'
import type { Seen } from './mentions.ts'
import { maySeeSport, mayWriteSport, sportOf, sportsOf } from './sport-of.ts'
import { contentTitle } from './titles.ts'

/** So many of a kind are offered at once: whoever is named more often is looked for again afterwards. */
const mostOfEach = 100
const mostInAll = 300

/**
 * Contents in whose texts somebody is named: what is published, and which of it may be corrected at once. What somebody has
 * a draft of is told and left to them, or their draft would collide with the correction.
 */
export async function namedIn(seen: Seen, names: readonly Renamed[]): Promise<NamedIn[]> {
  const { tx, kinds, visitor } = seen
  const found: NamedIn[] = []
  const drafted = await draftsNaming(seen, names)
  for (const kind of kinds.all) {
    if (found.length >= mostInAll) break
    if (!roleAtLeast(visitor, kind.needs)) continue
    const ids = new Set([...(await idsNaming(seen, kind, names)), ...(drafted.get(kind.name) ?? [])])
    for (const id of ids) {
      const value = await readContent(tx, kind, id)
      const isDraft = drafted.get(kind.name)?.has(id) ?? false
      const excerpt = value ? excerptOf(value, names) : ''
      if (!value || (excerpt === '' && !isDraft)) continue
      const sportId = await sportOf(tx, kind, id, value, sportsOf(visitor))
      if (!maySeeSport(kind, visitor, sportId)) continue
      found.push({
        kind: kind.name,
        one: kind.one,
        id,
        title: await contentTitle({ tx, kinds }, kind, value),
        excerpt,
        isDraft,
        mayCorrect: !isDraft && roleAtLeast(visitor, kind.publish) && mayWriteSport(kind, visitor, sportId),
      })
    }
  }
  return found
}

/** Letters that texts write in several ways may be any. */
const patternOf = ({ from }: Renamed): string =>
  `%${from
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/['’\s]+/g, '%')}%`

const anyOf = (column: ReturnType<typeof sql>, names: readonly Renamed[]) =>
  sql`(${sql.join(
    names.map((name) => sql`${column} like ${patternOf(name)}`),
    sql` or `,
  )})`

async function idsNaming({ tx }: Seen, kind: Kind, names: readonly Renamed[]): Promise<number[]> {
  if (isGroup(kind)) {
    const { rows } = (await tx.execute(
      sql`select 1 as id from ${kind.table} as t where t."group" = ${kind.group} and ${anyOf(sql`value::text`, names)}`,
    )) as unknown as { rows: unknown[] }
    return rows.length > 0 ? [1] : []
  }
  const row = sql`${sql.identifier(getTableName(kind.table))}::text`
  const chosen = await tx
    .select({ id: kind.table.id })
    .from(kind.table)
    .where(sql.join([anyOf(row, names), ...onlyOf(kind)], sql` and `))
    .limit(mostOfEach)
  return chosen.map(({ id }) => Number(id))
}

async function draftsNaming({ tx }: Seen, names: readonly Renamed[]): Promise<Map<string, Set<number>>> {
  const { rows } = (await tx.execute(
    sql`select kind, content_id as id from drafts where ${anyOf(sql`value::text`, names)} limit ${mostInAll}`,
  )) as unknown as { rows: { kind: string; id: number }[] }
  const found = new Map<string, Set<number>>()
  for (const { kind, id } of rows) found.set(kind, (found.get(kind) ?? new Set()).add(Number(id)))
  return found
}
