import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { describeField } from '#server/editing/kind/describe-kind.ts'
import type { Kind } from '#server/editing/kind/kind.ts'
import type { DeskPerson } from './desk-door.ts'
import { madeSample } from './made-sample.ts'

const known = new Map<string, number>()
/** A new database has other ids. */
export const forgetSamples = (): void => known.clear()

/** What no schema tells: fields of which only some together may be published. */
const particular: Record<string, (word: string) => Record<string, unknown>> = {
  redirects: (word) => ({ fromPath: `/${word}` }),
  departments: (word) => ({ slug: `${word}-department` }),
  games: () => ({ time: '7:00 PM', timeZone: 'America/New_York' }),
  countdowns: () => ({ customDate: '2026-12-24T17:00:00.000Z' }),
  documents: (word) => ({ storagePath: `halcyon/documents/${word}.pdf` }),
  'form-fields': () => ({ type: 'T' }),
  'stat-records': (word) => ({ holder: word, stat: 'Points', scope: 'season', value: '41', season: '1987' }),
  'media-assets': (word) => ({ file: `halcyon/stored/${word}.jpg` }),
}

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

interface Change {
  field: string
  one: unknown
  other: unknown
  /** Two people who change it differently collide: of yes and no one is always what it was. */
  collides: boolean
}

/** A field of a kind that can be changed by itself, and two things to change it to. */
export function changeable(kind: Kind, value: Record<string, unknown>): Change {
  const fields = Object.keys(kind.input.properties).map((name) => describeField(kind, name))
  const free = fields.filter(({ name }) => isFree(kind, name))
  const words = free.find(({ type }) => type === 'line') ?? free.find(({ type }) => type === 'text')
  if (words) {
    const now = typeof value[words.name] === 'string' ? String(value[words.name]).slice(0, 12) : ''
    return { field: words.name, one: `${now} 1`.trim(), other: `${now} 2`.trim(), collides: true }
  }
  const number = fields.find(({ type }) => type === 'number')
  if (number) {
    const now = Number(value[number.name] ?? 1)
    return { field: number.name, one: now + 1, other: now + 2, collides: true }
  }
  const yesNo = fields.find(({ type }) => type === 'yes-no')
  if (yesNo) {
    const now = value[yesNo.name] === true
    return { field: yesNo.name, one: !now, other: now, collides: false }
  }
  const whole = fields.find(({ type, name }) => type === 'object' && typeof value[name] === 'object')
  if (whole) {
    const parts = Object.entries((value[whole.name] ?? {}) as object)
    const part = parts.find(([, one]) => typeof one === 'string')?.[0] ?? ''
    const changed = (word: string) => ({ ...(value[whole.name] as object), [part]: word })
    return { field: whole.name, one: changed('one'), other: changed('other'), collides: true }
  }
  const lines = fields.find(({ type }) => type === 'lines')
  if (lines) return { field: lines.name, one: ['one'], other: ['other'], collides: true }
  throw new Error(`Nothing of ${kind.name} can be changed by itself`)
}

/** Neither held to a form nor made into another by the kind itself. */
const isFree = (kind: Kind, name: string): boolean => {
  const schema = (kind.input.properties[name] ?? {}) as { pattern?: string; maxLength?: number }
  return (
    schema.pattern === undefined &&
    (schema.maxLength ?? 99) > 9 &&
    !['slug', 'fromPath', 'time', 'timeZone'].includes(name)
  )
}
