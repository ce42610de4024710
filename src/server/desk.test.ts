import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inputs } from '#contract/editing/inputs.ts'
import { kinds } from './desk.ts'
import { describeKind } from './editing/kind/describe-kind.ts'
import { isGroup } from './editing/kind/kind.ts'

const visitor = {
  userId: 'u',
  name: 'U',
  email: 'u@x.example',
  role: 'administrator',
  isOperator: false,
} as const

test('every kind that has an input is declared, once', () => {
  expect(kinds.all.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
})

describe.each(kinds.all.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  test('has every column of its table in its form, or says that it is not an editor’s', () => {
    if (isGroup(kind)) return
    const known = new Set([...Object.keys(kind.input.properties), ...kind.without, ...Object.keys(kind.only)])
    const derived = new Set(['tenantId', 'id', 'year'])
    const forgotten = Object.keys(getTableColumns(kind.table)).filter(
      (name) => !known.has(name) && !derived.has(name),
    )
    expect(forgotten).toEqual([])
    const unknown = Object.keys(kind.input.properties).filter(
      (name) => !(name in getTableColumns(kind.table)) && !kind.parts[name],
    )
    expect(unknown).toEqual([])
  })

  test('tells its fields in words, lists and refers to what there is', () => {
    const { fields, told, list, filters, search } = describeKind(kind, visitor)
    expect(fields.filter(({ label }) => label === '')).toEqual([])
    const names = new Set([...fields, ...told].map(({ name }) => name))
    expect([...list, ...filters, ...search].filter((name) => !names.has(name))).toEqual([])
    for (const { refersTo } of [...fields, ...told]) if (refersTo) kinds.named(refersTo)
  })
})

describe('what several are given at once', () => {
  const offered = (name: string) =>
    describeKind(kinds.named(name), visitor)
      .fields.filter(({ isForMany }) => isForMany)
      .map((field) => field.name)

  test.each([
    ['players', []],
    ['roster-entries', ['seasonId', 'academicYear', 'isCaptain']],
    ['partners', ['tier']],
    ['coaches', ['seasonId']],
    ['alerts', ['enabled', 'showOnWeb', 'endDate']],
    ['opponents', []],
    ['facilities', ['featured']],
  ])('of %s: %j', (name, fields) => {
    expect(offered(name)).toEqual(fields)
  })

  test('games share their team, season and place, and neither their day nor their opponent', () => {
    expect(offered('games')).toEqual(
      expect.arrayContaining([
        'sportId',
        'seasonId',
        'facilityId',
        'status',
        'isConference',
        'locationIndicator',
      ]),
    )
    expect(
      offered('games').filter((name) =>
        ['startDate', 'opponentId', 'tournament', 'time', 'teamScore'].includes(name),
      ),
    ).toEqual([])
  })

  test('no kind offers what a content is called or found by', () => {
    const own = kinds.all.flatMap((kind) =>
      offered(kind.name)
        .filter((field) =>
          [kind.title, 'slug', 'path', 'filename', 'rank', ...kind.knownBy].flat().includes(field),
        )
        .map((field) => `${kind.name}.${field}`),
    )
    expect(own).toEqual([])
  })
})

test('every kind is seen on a page, but for files, seen where they are used, and what visitors told the office', () => {
  const around = { anySport: 'rowing' }
  const nowhere = kinds.all.filter((kind) => !kind.address && kind.looks(around).length === 0)
  expect(nowhere.map(({ name }) => name)).toEqual(['media-assets', 'accessibility-reports'])
})

test('whoever writes what names a kind may choose from it, and whoever writes nothing of the sort may not', () => {
  expect(
    ['sports', 'promotion-places', 'tracking-tags'].map((name) => kinds.lookedUpBy(kinds.named(name))),
  ).toEqual(['editor', 'editor', 'administrator'])
})
