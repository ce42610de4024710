import { getTableName } from 'drizzle-orm'
import { notFound } from '#contract/shapes/problem.ts'
import { type Role, roles } from '#contract/shapes/visitor.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { isGroup, type Kind, type Values, wordsOf } from './kind.ts'

/** Every kind, found by its name or by the table that its rows are in. */
export interface Kinds {
  all: readonly Kind[]
  named(name: string): Kind
  /** Who may look something up in a kind: whoever writes it, or what names it. */
  lookedUpBy(kind: Kind): Role
  /** Has contents found as they are now: the search is a domain, and lies above those that declare kinds. */
  index(work: Pick<Work, 'tx'>, source: string, ids: number[]): Promise<void>
  /** Leads from addresses that contents have left, and to none of those that they have now: the table of redirects is a domain's. */
  redirect(work: Pick<Work, 'tx'>, left: Left): Promise<void>
  /** The kind that a row of the history belongs to, and which content; null for rows of no kind's. */
  ofRow(table: string, key: string, row: Values): { kind: Kind; id: number } | null
}

/** The addresses that pages have left for others, and those that belong to pages from now on. */
export interface Left {
  moves: readonly { from: string; to: string }[]
  taken: readonly string[]
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A line of an update has the columns that changed alone: it may be of any kind of its table. */
const isOnly = ({ only }: Kind, row: Values): boolean =>
  Object.entries(only).every(
    ([column, value]) => row[snake(column)] === undefined || row[snake(column)] === value,
  )

/** The kinds that the contents of one name. */
const names = (kind: Kind): ReadonlySet<string> =>
  new Set(
    Object.keys(kind.fields).flatMap((field) => {
      const { refersTo, namedIn } = wordsOf(kind, field)
      return [refersTo ?? [], namedIn?.kind ?? []].flat()
    }),
  )

export function openKinds(
  all: readonly Kind[],
  { index, redirect }: Pick<Kinds, 'index' | 'redirect'>,
): Kinds {
  const byName = new Map<string, Kind>(all.map((kind) => [kind.name, kind]))
  if (byName.size < all.length) throw new Error('Two kinds have one name')
  const byTable = Map.groupBy(all, ({ table }) => getTableName(table))
  const byPart = new Map(
    all.flatMap((kind) =>
      Object.values(kind.parts).flatMap((part) => {
        const of = { kind, parent: snake(part?.parent ?? ''), same: part?.same ?? {} }
        return part ? [[`${getTableName(part.table)} ${kind.name}`, of] as const] : []
      }),
    ),
  )
  const lowest = (of: readonly Role[]): Role => roles.find((role) => of.includes(role)) ?? 'administrator'
  return {
    all,
    lookedUpBy: (kind) =>
      lowest([kind, ...all.filter((other) => names(other).has(kind.name))].map(({ needs }) => needs)),
    index,
    redirect,
    named(name) {
      const kind = byName.get(name)
      if (!kind) throw notFound(`There is no kind of content '${name}'.`)
      return kind
    },
    ofRow(table, key, row) {
      const own = byTable.get(table) ?? []
      const kind = own.find((each) => (isGroup(each) ? each.group === key : isOnly(each, row)))
      if (kind) return { kind, id: isGroup(kind) ? 1 : Number(key) }
      for (const [name, part] of byPart) {
        if (name.split(' ')[0] !== table) continue
        const isOfKind = Object.entries(part.same).every(([column, value]) => row[snake(column)] === value)
        if (isOfKind && row[part.parent] !== undefined)
          return { kind: part.kind, id: Number(row[part.parent]) }
      }
      return null
    },
  }
}
