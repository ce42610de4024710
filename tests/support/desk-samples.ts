import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { describeField } from '#server/editing/kind/describe-kind.ts'
import type { Kind } from '#server/editing/kind/kind.ts'
import type { DeskPerson } from './desk-door.ts'
import { madeSample } from './made-sample.ts'

const known = new Map<string, number>()
/** A new database has other ids. */
export const forgetSamples = (): void => known.clear()

/** What no schema tells: fields of which only some together may be published. */
const particular: Record<string, (word: string) => Record<string, unknown>> = {}

/** A value of a kind that may be published at a school, naming what that school has. */
export async function deskSample(
  person: DeskPerson,
  school: string,
  kind: Kind,
  word: string,
): Promise<Record<string, unknown>> {
  const idOf = async (name: string) => {
    const key = `${school} ${name}`
    const before = known.get(key)
    if (before !== undefined) return before
    const { body } = await person.ask<'list', ItemList>('list', { kind: name as never, sort: 'id', limit: 5 })
    const id = body.items.find(({ isPublished }) => isPublished)?.id
    if (id === undefined) throw new Error(`${school} has none of ${name}`)
    known.set(key, id)
    return id
  }
  return { ...(await madeSample(kind, idOf, word)), ...particular[kind.name]?.(word) }
}

/** A field of a kind that can be changed by itself, and two things to change it to. */
export function changeable(
  kind: Kind,
  value: Record<string, unknown>,
): { field: string; one: unknown; other: unknown } {
  const fields = Object.keys(kind.input.properties).map((name) => describeField(kind, name))
  const found =
    fields.find(
      ({ name, type }) => type === 'line' && typeof value[name] === 'string' && isFree(kind, name),
    ) ??
    fields.find(
      ({ name, type }) => type === 'text' && typeof value[name] === 'string' && isFree(kind, name),
    ) ??
    fields.find(({ type }) => type === 'yes-no')
  if (found?.type === 'yes-no') {
    const now = value[found.name] === true
    return { field: found.name, one: !now, other: now }
  }
  if (found)
    return {
      field: found.name,
      one: `${String(value[found.name])} one`,
      other: `${String(value[found.name])} other`,
    }
  const lines = fields.find(({ type }) => type === 'lines' || type === 'rows')
  if (lines) return { field: lines.name, one: ['one'], other: ['other'] }
  const [any] = fields
  return { field: any?.name ?? '', one: value[any?.name ?? ''], other: null }
}

const isFree = (kind: Kind, name: string): boolean => {
  const schema = (kind.input.properties[name] ?? {}) as { pattern?: string }
  return schema.pattern === undefined && name !== 'slug'
}
