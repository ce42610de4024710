import { describe, expect, test } from 'vitest'
import { brokenRule, parseRules } from './form-rules.ts'

const holds = (rules: string, value: string | string[], others: Record<string, string> = {}) =>
  brokenRule(rules, 'field', { field: value, ...others }) === undefined

describe('the rule', () => {
  test.each<[rule: string, passes: string | string[], fails: string | string[]]>([
    ['accepted', 'yes', 'no'],
    ['accepted', ['on'], []],
    ['alpha', 'Zoë', 'a1'],
    ['alphanumeric', 'a1', 'a 1'],
    ['between:2,4', '3', '5'],
    ['contains:@,#', 'a#b', 'ab'],
    ['contains_numeric', 'a1', 'ab'],
    ['date_after:2026-11-15', '2026-11-16', '2026-11-15'],
    ['date_before:2026-11-15', '2026-11-14', '2026-11-15'],
    ['date_between:2026-11-01,2026-11-30', '2026-11-15', '2026-12-01'],
    ['date_format:MM/DD/YYYY', '11/15/2026', '2026-11-15'],
    ['email', 'ann@example.edu', 'ann@example'],
    ['ends_with:.edu,.org', 'example.org', 'example.com'],
    ['is:red,blue', 'blue', 'green'],
    ['length:1,3', 'abc', 'abcd'],
    ['length:2', 'ab', 'a'],
    ['length:1', 'a', ''],
    ['length:1,2', ['a', 'b'], ['a', 'b', 'c']],
    ['lowercase', 'abc', 'aBc'],
    ['matches:/^[0-9]{3}$/', '214', '2140'],
    ['matches:/^[0-9]{2,3}$/,none', 'none', '2'],
    ['max:12', '12', '13'],
    ['max:2', ['a', 'b'], ['a', 'b', 'c']],
    ['min:3', '3', '2'],
    ['min:2', ['a', 'b'], ['a']],
    ['not:admin', 'ann', 'admin'],
    ['number', '-1.5', 'one'],
    ['required', 'x', ''],
    ['required', ['x'], []],
    ['starts_with:+1', '+1 555', '555'],
    ['symbol', '!?', 'a!'],
    ['uppercase', 'ABC', 'AbC'],
    ['url', 'https://example.edu/a', 'ftp://example.edu'],
    ['url', 'http://example.edu', 'example.edu'],
  ])('%s lets %j pass and not %j', (rule, passes, fails) => {
    expect(holds(rule, passes)).toBe(true)
    expect(holds(rule, fails)).toBe(false)
  })

  test('confirm asks for the same answer in another field', () => {
    expect(holds('confirm:other', 'a', { other: 'a' })).toBe(true)
    expect(holds('confirm:other', 'a', { other: 'b' })).toBe(false)
  })

  test('require_one asks for an answer in this field or another', () => {
    expect(holds('require_one:phone', '', { phone: '555' })).toBe(true)
    expect(holds('require_one:phone', 'x', { phone: '' })).toBe(true)
    expect(holds('require_one:phone', '', { phone: '' })).toBe(false)
  })
})

test('rules are separated by pipes, with arguments after a colon', () => {
  expect(parseRules(' required | length:1, 80 | matches:/^a:b$/ |')).toEqual([
    { name: 'required', args: [] },
    { name: 'length', args: ['1', '80'] },
    { name: 'matches', args: ['/^a:b$/'] },
  ])
})

test('the first rule that is broken counts', () => {
  const rules = 'required|length:1,5|email'
  expect(brokenRule(rules, 'field', {})?.name).toBe('required')
  expect(brokenRule(rules, 'field', { field: 'no address' })?.name).toBe('length')
  expect(brokenRule(rules, 'field', { field: 'none' })?.name).toBe('email')
})

test.each(['email', 'number', 'min:3', 'length:1,5', 'url', 'date_format:YYYY-MM-DD'])(
  'a blank answer passes %s, which does not ask for one',
  (rule) => {
    expect(holds(rule, '')).toBe(true)
  },
)

test.each(['requierd', 'toString', '__proto__', 'default'])(
  "a rule '%s' that nobody knows is a mistake",
  (rule) => {
    expect(() => parseRules(rule)).toThrow(`There is no rule '${rule}'.`)
  },
)
