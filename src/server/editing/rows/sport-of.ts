import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import {
  type Around,
  isGroup,
  type Kind,
  type TableKind,
  type TeamsByLines,
  type Values,
} from '../kind/kind.ts'
import { columnOf } from './content.ts'

/** The team that a content belongs to, or null for the department's; of several one of somebody's own. */
export async function sportOf(
  tx: Tx,
  kind: Kind,
  id: number,
  value: Values,
  own: readonly number[] | null = null,
): Promise<number | null> {
  if (kind.sport === null) return null
  if (typeof kind.sport === 'object') return teamByLines(tx, kind.sport, id, own)
  if (kind.sport === 'id') return id
  const given = value[kind.sport]
  if (typeof given !== 'number') return null
  if (kind.sport === 'sportId') return given
  const [season] = await tx.select({ sportId: seasons.sportId }).from(seasons).where(eq(seasons.id, given))
  return season?.sportId ?? null
}

/** Whoever is on no roster yet is of the team of whoever adds them. */
async function teamByLines(
  tx: Tx,
  { lines, parent, season }: TeamsByLines,
  id: number,
  own: readonly number[] | null,
): Promise<number | null> {
  const rows = await tx
    .select({ sportId: seasons.sportId })
    .from(lines)
    .innerJoin(seasons, eq(seasons.id, columnOf(lines, season)))
    .where(eq(columnOf(lines, parent), id))
    .orderBy(desc(seasons.startsOn), asc(seasons.sportId))
  const teams = rows.map(({ sportId }) => sportId)
  return teams.find((team) => own?.includes(team)) ?? teams[0] ?? own?.[0] ?? null
}

/** The rows of a list that belong to some teams. */
export function ofSports(kind: TableKind, sportIds: readonly number[]): SQL | undefined {
  if (kind.sport === null) return undefined
  if (typeof kind.sport === 'object') {
    const { lines, parent } = kind.sport
    const own = sql`${columnOf(lines, parent)} = ${kind.table.id}`
    return sql`(${onLines(kind.sport, kind.table.id, sportIds)} or not exists (select from ${lines} where ${own}))`
  }
  const column = columnOf(kind.table, kind.sport)
  return kind.sport === 'seasonId'
    ? sql`(select ${seasons.sportId} from ${seasons} where ${seasons.id} = ${column}) = any(${idList(sportIds)}::int[])`
    : isOneOf(column, sportIds)
}

const idList = (ids: readonly number[]): string => `{${ids.join(',')}}`

/** Whether a content has a line in a season of one of these teams. */
export const onLines = (
  { lines, parent, season }: TeamsByLines,
  id: AnyPgColumn,
  sportIds: readonly number[],
): SQL =>
  sql`exists (select from ${lines} join ${seasons} on ${seasons.id} = ${columnOf(lines, season)}
    where ${columnOf(lines, parent)} = ${id} and ${isOneOf(seasons.sportId, sportIds)})`

/** The teams that somebody works for alone; null for who works for all of them. */
export const sportsOf = ({ sportIds, isOperator }: Visitor): readonly number[] | null =>
  isOperator ? null : (sportIds ?? null)

/** Whether somebody may see a content: what belongs to no team at all, everybody who writes looks things up in. */
export const maySeeSport = (kind: Kind, visitor: Visitor, sportId: number | null): boolean => {
  const own = sportsOf(visitor)
  return own === null || kind.sport === null || (sportId !== null && own.includes(sportId))
}

/** Whether somebody may write it: whoever works for some teams writes theirs and nothing else. */
export const mayWriteSport = (kind: Kind, visitor: Visitor, sportId: number | null): boolean => {
  const own = sportsOf(visitor)
  return own === null || (kind.sport !== null && !isGroup(kind) && sportId !== null && own.includes(sportId))
}

/** The words of the school's sports in addresses: of one by its id, and of any team. */
export async function sportWords(tx: Tx): Promise<Pick<Around, 'sport' | 'anySport'>> {
  const rows = await tx
    .select({
      id: sports.id,
      shortname: sports.shortname,
      slug: sports.globalSportNameSlug,
      nonSport: sports.nonSport,
    })
    .from(sports)
    .orderBy(sports.id)
  // The department as a whole is at home on the home page and has none among the teams.
  const teams = rows.filter(({ shortname }) => shortname !== 'general')
  const words = new Map(teams.map(({ id, slug }) => [id, slug]))
  return {
    sport: (id) => words.get(Number(id)) ?? null,
    anySport: rows.find(({ nonSport }) => !nonSport)?.slug ?? null,
  }
}
