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
    const { fields, list, filters, search } = describeKind(kind, visitor)
    expect(fields.filter(({ label }) => label === '')).toEqual([])
    const names = new Set(fields.map(({ name }) => name))
    expect([...list, ...filters, ...search].filter((name) => !names.has(name))).toEqual([])
    for (const { refersTo } of fields) if (refersTo) kinds.named(refersTo)
  })
})
