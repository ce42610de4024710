import { DrizzleQueryError } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { FieldProblem, Reference } from '#contract/editing/desk.shapes.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { type Kind, wordsOf } from '../kind/kind.ts'
import type { Conflict } from '../values/merge.ts'

const refusal = (status: number, detail: string, more: object = {}) =>
  new ApiProblem({ ...makeProblem(status, detail), ...more })

export const conflict = (detail: string) => refusal(409, detail)

/** When something goes out by itself. A moment that is over would send it out at once, by a slip of the hand. */
export function momentToCome({ now }: { now: Date }, text: string | null | undefined): Date | null {
  if (!text) return null
  const moment = new Date(text)
  if (moment <= now) throw refusal(400, 'That moment is over. Choose one to come, or publish it now.')
  return moment
}

const whose: Readonly<Record<Role, string>> = {
  visitor: 'everybody',
  editor: 'editors, publishers and administrators',
  publisher: 'publishers and administrators',
  administrator: 'administrators',
}

/** Says who may, so that whoever may not knows whom to ask. */
export const notForRole = ({ many, needs }: Pick<Kind, 'many' | 'needs'>) =>
  refusal(403, `${many}: for ${whose[needs]}. Ask an administrator if you should have another role.`)

/** Fields that somebody else changed meanwhile: both values come along, so that nothing is lost. */
export function collided(kind: Kind, conflicts: readonly Conflict[]): ApiProblem {
  const labels = conflicts.map(({ field }) => wordsOf(kind, field).label)
  return refusal(409, `Somebody else changed ${labels.join(', ')} meanwhile.`, {
    errors: conflicts.map(({ field }) => ({
      field,
      message: `${wordsOf(kind, field).label} was changed by somebody else.`,
    })),
    conflicts,
  })
}

export const incomplete = (problems: readonly FieldProblem[]) =>
  refusal(422, problems.map(({ message }) => message).join(' '), { errors: problems })

/** What names a content that is to go. */
export const named = (references: readonly Reference[], detail: string) =>
  refusal(409, detail, { references })

/** Something names a row that is not there. */
export const foreignKeyViolation = '23503'

/** Why the database refused, where it did. */
export function databaseFault(error: unknown): { code?: string; constraint?: string } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (cause ?? {}) as { code?: string; constraint?: string }
}

/** What the database refuses in words, where an editor can do something about it; every other error stays as it is. */
export function inWords(kind: Kind, error: unknown): unknown {
  const { code, constraint } = databaseFault(error)
  if (code === '23505') return taken(kind, constraint)
  if (code === foreignKeyViolation) return conflict('Something that it names is gone, or still names it.')
  if (code === '23502' || code === '23514')
    return incomplete([{ field: '', message: 'Something that must be filled in is missing.' }])
  return error
}

function taken(kind: Kind, constraint?: string): ApiProblem {
  const { indexes, columns } = getTableConfig(kind.table)
  const index = indexes.find(({ config }) => config.name === constraint)
  const names = (index?.config.columns ?? []).flatMap((column) => ('name' in column ? [column.name] : []))
  const own = Object.entries(kind.table as unknown as Record<string, { name?: string }>)
    .filter(([field, column]) => field in kind.input.properties && names.includes(column?.name))
    .map(([field]) => field)
  const field = own.at(-1) ?? ''
  const label = field ? wordsOf(kind, field).label : 'this'
  if (columns.length === 0 || !field) return conflict(`There is another ${kind.one.toLowerCase()} like this.`)
  return incomplete([
    { field, message: `${label} is taken: there is another ${kind.one.toLowerCase()} with it.` },
  ])
}
