import { describe, expect, test } from 'vitest'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { kinds } from '#server/desk.ts'
import { homeSections, sportSections } from '#server/domains/settings/page-sections.ts'
import { describeField } from '#server/editing/kind/describe-kind.ts'
import { sections as homePage } from '#site/templates/home-sections.tsx'
import { sections as sportPage } from '#site/templates/sport-home-sections.tsx'

const within = (path: string, field: FieldDescription): { path: string; field: FieldDescription }[] => [
  { path, field },
  ...field.fields.flatMap((inner) => within(`${path}.${inner.name}`, inner)),
]
const fields = kinds.all.flatMap((kind) =>
  Object.keys(kind.fields).flatMap((name) => within(`${kind.name}.${name}`, describeField(kind, name))),
)

/** A school that has nothing else, and a content of which nothing is known. */
const nothing = { id: 1, timeZone: 'UTC', beside: {}, sport: () => null, anySport: null }

describe('the forms of the desk', () => {
  test('lead to a page that shows what is published, or say why none does', () => {
    const silent = kinds.all.filter(
      (kind) =>
        kind.nowhere === null &&
        kind.looks(nothing).length === 0 &&
        !kind.address?.({ publishAt: '2026-11-14T18:00:00Z', fromPath: '/old' }, nothing),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('ask nobody to write data', () => {
    expect(fields.filter(({ field }) => field.type === 'data').map(({ path }) => path)).toEqual([])
  })

  test('choose pictures from the library', () => {
    const typed = fields.filter(
      ({ path, field }) =>
        field.type === 'line' &&
        /(?:image|logo|poster|portrait|imageUrl)$/i.test(path) &&
        !/alt/i.test(field.name),
    )
    expect(typed.map(({ path }) => path)).toEqual([])
  })

  test('name only fields and kinds that there are', () => {
    const known = new Set(fields.map(({ path }) => path))
    const unknown = fields.filter(
      ({ path, field: { within: around, namedIn } }) =>
        (around !== null && !known.has(path.replace(/\.\w+$/, `.${around}`))) ||
        (namedIn && !kinds.named(namedIn.kind).knownBy?.includes(namedIn.by)),
    )
    expect(unknown.map(({ path }) => path)).toEqual([])
  })

  test.each([
    ['home page', homeSections, homePage],
    ['home page of a sport', sportSections, sportPage],
  ])('offer the sections that the %s knows', (_, offered, known) => {
    expect(offered.map(({ name }) => name).toSorted()).toEqual(Object.keys(known).toSorted())
  })
})
