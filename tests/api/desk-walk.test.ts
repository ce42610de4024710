import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Done, Draft, Item, ItemList } from '#contract/editing/desk.shapes.ts'
import { kinds } from '#server/desk.ts'
import { isGroup, type Kind, type TableKind } from '#server/editing/kind/kind.ts'
import { type DeskDoor, type DeskPerson, openDeskDoor } from '#tests/support/desk-door.ts'
import { changeable, deskSample, forgetSamples } from '#tests/support/desk-samples.ts'
import { engines } from '#tests/support/engines.ts'

const schools = ['halcyon', 'tamarack'] as const
const groups = kinds.all.filter(isGroup)
const tables = kinds.all.filter((kind): kind is TableKind => !isGroup(kind))

interface History {
  entries: { work: string; what: string; isUndone: boolean }[]
}

/** A new kind is tried by existing. */
describe.each(engines)('the desk on $name', (engine) => {
  let door: DeskDoor
  const people: Record<string, Record<'administrator' | 'editor' | 'visitor' | 'stranger', DeskPerson>> = {}

  beforeAll(async () => {
    door = await openDeskDoor(engine)
    forgetSamples()
    for (const school of schools) {
      const other = schools.find((each) => each !== school) ?? school
      people[school] = {
        administrator: await door.person('administrator', school),
        editor: await door.person('editor', school),
        visitor: await door.person('visitor', school),
        stranger: await door.person('administrator', other, school),
      }
    }
  })
  afterAll(() => door.close())

  const at = (school: string) => {
    const found = people[school]
    if (!found) throw new Error(`Nobody works at ${school}`)
    return found
  }

  async function item(person: DeskPerson, kind: Kind, id: number): Promise<Item> {
    const { status, body } = await person.ask<'item', Item>('item', { kind: kind.name, id })
    expect([kind.name, status]).toEqual([kind.name, 200])
    return body
  }

  async function save(
    person: DeskPerson,
    kind: Kind,
    id: number,
    version: number,
    values: object,
    from?: object,
  ) {
    return person.ask<'save', Draft & { conflicts: { field: string; theirs: unknown; yours: unknown }[] }>(
      'save',
      {
        kind: kind.name,
        id,
        body: {
          version,
          values: values as Record<string, unknown>,
          ...(from ? { from: from as Record<string, unknown> } : {}),
        },
      },
    )
  }

  async function publish(person: DeskPerson, kind: Kind, id: number, version: number): Promise<Done> {
    const { status, body, text } = await person.ask<'publish', Done>('publish', {
      kind: kind.name,
      id,
      body: { version },
    })
    expect([kind.name, status, text]).toEqual([kind.name, 200, text])
    return body
  }

  const made = (school: string, kind: Kind, word: string) =>
    deskSample(at(school).administrator, school, kind, word)

  describe.each(schools)('%s', (school) => {
    test.each(tables.map((kind) => [kind.name, kind] as const))(
      '%s: from nothing to the trash and back',
      async (_, kind) => {
        const { administrator, editor, visitor, stranger } = at(school)
        const value = await made(school, kind, 'walk')
        const key = randomUUID()

        // Begun: nobody but the desk knows of it, and sent again it is the same.
        const begin = () =>
          administrator.ask<'begin', Item>('begin', { kind: kind.name, body: { key, value } })
        const { status, body: begun, text } = await begin()
        expect([status, text]).toEqual([200, text])
        expect((await begin()).body.id).toBe(begun.id)
        expect(begun).toMatchObject({ published: null, draft: { isNew: true, version: 1, problems: [] } })
        const { id } = begun

        // Published: what is there is what was written.
        await publish(administrator, kind, id, 1)
        const first = await item(administrator, kind, id)
        expect(first.draft).toBeNull()
        expect(first.published).toMatchObject(withoutHtml(kind, value))

        // Made twice more: each may be published as it is, and neither is in the way of the other.
        const copies: number[] = []
        for (let turn = 0; turn < 2; turn++) {
          const copy = await administrator.ask<'duplicate', Item>('duplicate', {
            kind: kind.name,
            id,
            body: { key: randomUUID() },
          })
          expect([kind.name, copy.status, copy.body.draft?.problems]).toEqual([kind.name, 200, []])
          copies.push(copy.body.id)
        }
        for (const copy of copies) await publish(administrator, kind, copy, 1)
        for (const copy of copies)
          await administrator.ask('remove', { kind: kind.name, id: copy, confirmed: true })

        // Changed: the draft is beside what is published, and merges what does not collide.
        const { field, one, other, collides } = changeable(kind, first.published ?? {})
        const saved = await save(administrator, kind, id, 0, { [field]: one })
        expect([saved.status, saved.text]).toEqual([200, saved.text])
        expect(saved.body).toMatchObject({ version: 1, changed: [field] })
        expect((await item(administrator, kind, id)).published).toEqual(first.published)
        const late = await save(
          administrator,
          kind,
          id,
          0,
          { [field]: other },
          { [field]: first.published?.[field] },
        )
        expect(late.status).toBe(collides ? 409 : 200)
        if (collides) expect(late.body.conflicts).toEqual([{ field, theirs: one, yours: other }])
        const { work } = await publish(administrator, kind, id, collides ? 1 : 2)
        expect((await item(administrator, kind, id)).published).toMatchObject({ [field]: one })

        // Told: who did it, and what is different.
        const history = await administrator.ask<'history', History>('history', { kind: kind.name, id })
        expect(history.body.entries.map(({ what }) => what)).toEqual(['publish', 'publish'])
        const details = await administrator.ask<'work', { changes: { fields: { field: string }[] }[] }>(
          'work',
          { work: work ?? '' },
        )
        expect(details.body.changes.flatMap(({ fields }) => fields.map((each) => each.field))).toContain(
          field,
        )

        // Undone: as it was.
        expect((await administrator.ask('undo', { work: work ?? '', body: {} })).status).toBe(200)
        expect((await item(administrator, kind, id)).published).toEqual(first.published)
        expect((await administrator.ask('undo', { work: work ?? '', body: {} })).status).toBe(409)

        // Had back: what it was before a piece of work is a draft again.
        const back = await administrator.ask<'restoreVersion', Draft>('restoreVersion', {
          kind: kind.name,
          id,
          body: { work: work ?? '' },
        })
        expect([back.status, back.text]).toEqual([200, back.text])
        expect((await administrator.ask('discard', { kind: kind.name, id })).status).toBe(200)

        // Listed and exported.
        const list = await administrator.ask<'list', ItemList>('list', {
          kind: kind.name,
          sort: '-id',
          limit: 5,
        })
        expect(list.body.items.map((each) => each.id)).toContain(id)
        expect((await administrator.ask('export', { kind: kind.name })).text).toMatch(/^\uFEFFId,/)

        // For nobody else.
        expect((await visitor.ask('item', { kind: kind.name, id })).status).toBe(403)
        expect((await stranger.ask('item', { kind: kind.name, id })).status).toBe(401)
        expect((await door.nobody(school).ask('item', { kind: kind.name, id })).status).toBe(401)
        const byEditor = await save(editor, kind, id, 0, { [field]: other })
        expect(byEditor.status).toBe(kind.needs === 'editor' ? 200 : 403)
        if (byEditor.status === 200) {
          const tried = await editor.ask('publish', { kind: kind.name, id, body: { version: 1 } })
          expect(tried.status).toBe(kind.publish === 'editor' ? 200 : 403)
          await administrator.ask('discard', { kind: kind.name, id })
        }
        expect((await editor.ask('remove', { kind: kind.name, id })).status).toBe(
          kind.publish === 'editor' ? 200 : 403,
        )

        // Deleted, and taken out of the trash with all that went with it.
        if (kind.publish !== 'editor') {
          const before = (await item(administrator, kind, id)).published
          const gone = await administrator.ask<'remove', Done>('remove', {
            kind: kind.name,
            id,
            confirmed: true,
          })
          expect([gone.status, gone.text]).toEqual([200, gone.text])
          expect((await administrator.ask('item', { kind: kind.name, id })).status).toBe(404)
          const restored = await administrator.ask('restore', { work: gone.body.work ?? '', body: {} })
          expect([restored.status, restored.text]).toEqual([200, restored.text])
          expect((await item(administrator, kind, id)).published).toEqual(before)
          await administrator.ask('remove', { kind: kind.name, id, confirmed: true })
        }
      },
    )

    test.each(groups.map((kind) => [kind.name, kind] as const))(
      '%s: there is one, which changes and changes back',
      async (_, kind) => {
        const { administrator, editor, stranger } = at(school)
        const first = await item(administrator, kind, 1)
        const { field, one, other, collides } = changeable(kind, first.published ?? first.draft?.value ?? {})
        const saved = await save(administrator, kind, 1, 0, { [field]: one })
        expect([saved.status, saved.text]).toEqual([200, saved.text])
        const late = await save(
          administrator,
          kind,
          1,
          0,
          { [field]: other },
          { [field]: first.published?.[field] ?? null },
        )
        expect(late.status).toBe(collides ? 409 : 200)
        const { work } = await publish(administrator, kind, 1, collides ? 1 : 2)
        expect((await item(administrator, kind, 1)).published).toMatchObject({ [field]: one })
        expect((await administrator.ask('undo', { work: work ?? '', body: {} })).status).toBe(200)
        expect((await item(administrator, kind, 1)).published).toEqual(first.published)
        expect((await editor.ask('item', { kind: kind.name, id: 1 })).status).toBe(403)
        expect((await stranger.ask('item', { kind: kind.name, id: 1 })).status).toBe(401)
        expect((await administrator.ask('remove', { kind: kind.name, id: 1 })).status).toBe(409)
      },
    )
  })
})

/** Text that is HTML comes back cleaned, which is not what was sent. */
const withoutHtml = (kind: Kind, value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).filter(([field]) => {
      const words = kind.fields[field]
      return typeof words === 'string' || words?.text !== 'html'
    }),
  )
