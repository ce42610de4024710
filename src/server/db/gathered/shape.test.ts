import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { answeredBy, isJoinable, joinedText, type Shape, shapeOf } from './shape.ts'

const [int, text, timestamp, numeric, jsonb, blankPadded] = [23, 25, 1184, 1700, 3802, 1042]
const field = (name: string, dataTypeID: number) => ({ name, dataTypeID })

test.each([
  ['select 1', true],
  ['with a as (select 1) select * from a', true],
  ['(select 1) union (select 2)', true],
  ['select count(*) from "stories";', true],
  ['select "a" from "t" where "a" = $1 and "b" = $2', true],
  ['insert into "t" values ($1)', false],
  ['select 1; select 2', false],
  ["select set_config('role', 'x', true)", false],
  ['select pg_advisory_xact_lock(1)', false],
  ['select "a" from "t" for update', false],
  ['select "a" from "t" where "a" in ($1, $2)', false],
  ['select \'$1\' from "t"', false],
  ['select $$a$$', false],
])('%s may be part of another: %s', (query, expected) => {
  expect(isJoinable(query)).toBe(expected)
})

function shape(id: number, query: string, ...fields: { name: string; dataTypeID: number }[]): Shape {
  const made = shapeOf(id, query, fields)
  if (!made) throw new Error('It has no shape')
  return made
}

test('what has no columns, or would lose blanks on its way, is asked alone', () => {
  expect(shapeOf(0, 'select 1', [])).toBeNull()
  expect(shapeOf(0, 'select 1', [field('code', blankPadded)])).toBeNull()
})

test('parameters are numbered through, and what JSON does not have travels as text', () => {
  const first = shape(
    0,
    'select "id", "at" from "a" where "id" = $1',
    field('id', int),
    field('at', timestamp),
  )
  const second = shape(1, 'select "title" from "b" where "x" = $1 and "y" = $2;', field('title', text))
  expect(joinedText([first, second])).toBe(
    'select (select json_agg(json_build_array(c0, c1::text))::text from (select "id", "at" from "a" where "id" = $1) as q(c0, c1)) as r0, ' +
      '(select json_agg(json_build_array(c0))::text from (select "title" from "b" where "x" = $2 and "y" = $3) as q(c0)) as r1',
  )
})

const asked = (rowMode: Asked['rowMode']): Asked => ({
  text: '',
  params: [],
  rowMode,
  parserOf: (type) => (value) => `${type}:${value}`,
})

test('an answer is what the driver would have made of it', () => {
  const one = shape(
    0,
    'select 1',
    field('id', int),
    field('price', numeric),
    field('data', jsonb),
    field('at', timestamp),
  )
  const json = '[[1, "10.50", {"a": [null]}, null], [2, null, null, "2026-11-17 10:00:00+00"]]'
  expect(answeredBy(one, json, asked('array')).rows).toEqual([
    [1, '1700:10.50', { a: [null] }, null],
    [2, null, null, '1184:2026-11-17 10:00:00+00'],
  ])
  expect(answeredBy(one, json, asked('object')).rows[0]).toEqual({
    id: 1,
    price: '1700:10.50',
    data: { a: [null] },
    at: null,
  })
  expect(answeredBy(one, null, asked('array')).rows).toEqual([])
})

test('a row that is longer than a function takes arguments comes in parts', () => {
  const fields = Array.from({ length: 150 }, (_, index) => field(`f${index}`, int))
  const wide = shape(0, 'select 1', ...fields)
  const numbers = fields.map((_, index) => index)
  expect(joinedText([wide])).toContain('json_build_array(json_build_array(c0,')
  const json = JSON.stringify([[numbers.slice(0, 100), numbers.slice(100)]])
  expect(answeredBy(wide, json, asked('array')).rows).toEqual([numbers])
})
