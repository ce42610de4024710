import { eq, type SQL, sql } from 'drizzle-orm'
import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Tx } from '../../db/client.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import { type Around, isGroup, type Kind, type TableKind, type Values } from '../kind/kind.ts'
import { columnOf } from './content.ts'

/** The team that a content belongs to, or null for the department's. */
export async function sportOf(tx: Tx, kind: Kind, id: number, value: Values): Promise<number | null> {
  if (kind.sport === null) return null
  if (kind.sport === 'id') return id
  const given = value[kind.sport]
  if (typeof given !== 'number') return null
  if (kind.sport === 'sportId') return given
  const [season] = await tx.select({ sportId: seasons.sportId }).from(seasons).where(eq(seasons.id, given))
  return season?.sportId ?? null
}

/** The same of the rows of a list. */
export function sportColumn(kind: TableKind): SQL | null {
  if (kind.sport === null) return null
  const column = columnOf(kind.table, kind.sport)
  return kind.sport === 'seasonId'
    ? sql`(select ${seasons.sportId} from ${seasons} where ${seasons.id} = ${column})`
    : sql`${column}`
}

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
    .select({ id: sports.id, slug: sports.globalSportNameSlug, nonSport: sports.nonSport })
    .from(sports)
    .orderBy(sports.id)
  const words = new Map(rows.map(({ id, slug }) => [id, slug]))
  return {
    sport: (id) => words.get(Number(id)) ?? null,
    anySport: rows.find(({ nonSport }) => !nonSport)?.slug ?? null,
  }
}
