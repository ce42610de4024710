import { describe, expect, test } from 'vitest'
import { inOrderOfReference } from './table-order.ts'
import { type ExchangeTable, tenantTables } from './tables.ts'

/** 'a' refers to nothing; 'b>a' needs a; 'b?>a' may be empty. Several are separated by spaces. */
const table = (name: string, references = ''): ExchangeTable => ({
  name,
  columns: ['id'],
  key: ['id'],
  isCounted: true,
  words: {},
  shapes: {},
  moments: [],
  references: references
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      columns: [`${word.replace('?', '')}_id`],
      table: word.replace('?', ''),
      isNullable: word.endsWith('?'),
    })),
})
const order = (...tables: ExchangeTable[]) =>
  inOrderOfReference(tables).map(({ name, deferred }) => [name, ...deferred].join(' '))

describe('the order of an import', () => {
  test.each([
    [
      'puts what is referred to first',
      [table('lines', 'people seasons'), table('people'), table('seasons', 'sports'), table('sports')],
      ['people', 'sports', 'seasons', 'lines'],
    ],
    ['fills in references of a table to itself afterwards', [table('menu', 'menu?')], ['menu menu_id']],
    ['opens a circle where a reference may be empty', [table('a', 'b'), table('b', 'a?')], ['b a_id', 'a']],
    ['passes over references to tables of the platform', [table('memberships', 'users')], ['memberships']],
  ])('%s', (_, tables, expected) => {
    expect(order(...tables)).toEqual(expected)
  })

  test('refuses a circle in which no reference may be empty', () => {
    expect(() => order(table('a', 'b'), table('b', 'a'))).toThrow('in a circle that cannot be opened: a, b')
  })

  test('exists for the tables there are, each of which has a key', async () => {
    const tables = tenantTables()
    expect(tables.length).toBeGreaterThan(10)
    expect(inOrderOfReference(tables)).toHaveLength(tables.length)
    expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
  })
})
