import { expect, test } from 'vitest'
import { messageOf } from './form-messages.ts'
import { parseRules } from './form-rules.ts'

test.each([
  ['required', 'name', 'Name is required.'],
  ['require_one:phone', 'Email', 'Email is required.'],
  ['email', 'Email', 'Please enter a valid email address.'],
  ['url', 'Website', 'Please enter a valid URL.'],
  ['number', 'Miles', 'Miles must be a number.'],
  ['min:3', 'Seats', 'Seats must be at least 3.'],
  ['max:12', 'Age', 'Age must be no more than 12.'],
  ['length:1', 'Name', 'Name must be at least one character.'],
  ['length:2,2', 'State', 'State must be 2 characters.'],
  ['length:1,80', 'Name', 'Name must be between 1 and 80 characters.'],
  ['confirm', 'Email', 'Email does not match.'],
  ['alpha', 'Name', 'This field is not valid.'],
  ['matches:/^a$/', 'Name', 'This field is not valid.'],
  ['required', '', 'This field is required.'],
  ['length:1', 'Why Halcyon State?', 'Your answer to “Why Halcyon State?” is required.'],
  ['required', `${'Why '.repeat(25)}not?`, 'Your answer is required.'],
  ['length:2,2', 'State, in two capitals', 'State must be 2 characters.'],
])('who breaks %s in the field %j reads %j', (rules, label, message) => {
  expect(parseRules(rules).map((rule) => messageOf(rule, label))).toEqual([message])
})

test('where one of several will do, the message names them all', () => {
  const [rule] = parseRules('require_one:parent')
  expect(rule && messageOf(rule, 'Phone', ['Phone of a parent'])).toBe(
    'Phone or Phone of a parent is required.',
  )
})
