import { describe, expect, test, vi } from 'vitest'
import type { FormField } from '../forms.ts'
import { sampleField, sampleForm, sampleSchema } from '../testing/form-sample.ts'
import { parseForm } from './form-parse.ts'
import { validateForm } from './form-validation.ts'

const parsed = (validation: string, field: Partial<FormField> = {}, type = 'T') => {
  const [first] = sampleSchema([sampleField(1, type, { validation, ...field }), sampleField(2, 'T')]).fields
  if (!first) throw new Error('nothing was parsed')
  return first
}

describe('the rules that an editor adds', () => {
  test.each<[string, string, Partial<FormField>, string]>([
    ['stand alone', 'url', {}, 'url'],
    [
      'stand behind those of the field',
      'uppercase|ends_with:X',
      { required: true, maxLength: 9 },
      'required|length:1,9|uppercase|ends_with:X',
    ],
    ['are not asked twice', ' required | email ', { required: true, isEmailField: true }, 'required|email'],
    ['come with required first', 'alpha|required', {}, 'required|alpha'],
    ['name other fields by their id', 'confirm:2|require_one:2', {}, 'confirm:field-2|require_one:field-2'],
    ['keep how they are compared', 'confirm:2,strict', {}, 'confirm:field-2,strict'],
    ['mean the day it is at the school', 'date_after', {}, 'date_after:2026-11-15'],
    ['and from that day on', 'date_between:2027-01-31', {}, 'date_between:2026-11-15,2027-01-31'],
    ['have patterns', 'matches:/^\\d{2,4}:[a-z]$/,none', {}, 'matches:/^\\d{2,4}:[a-z]$/,none'],
  ])('%s', (_, validation, field, rules) => {
    expect(parsed(validation, field).rules).toBe(rules)
  })

  test('are none of a hidden input, which nobody could correct, and none of a separator', () => {
    expect(parsed('required|url', {}, 'H')).toMatchObject({ rules: '', required: false })
    expect(parsed('required|url', {}, '-')).toMatchObject({ rules: '', required: false })
  })

  test.each([
    ['required', true],
    ['accepted', true],
    ['length:1', true],
    ['length:1,80', false],
    ['require_one:2', false],
    ['email', false],
  ])('%s marks the field as required: %s', (validation, required) => {
    expect(parsed(validation).required).toBe(required)
  })

  test('email makes it a field for an address', () => {
    expect(parsed('email').isEmail).toBe(true)
  })

  test.each([
    ['nobody knows', 'requierd', "There is no rule 'requierd'."],
    ['names a field that is not there', 'confirm:3', "The rule 'confirm:3' names no field of the form."],
    ['names no field', 'require_one', "The rule 'require_one' names no field of the form."],
    ['names a control', 'confirm:field-2', "The rule 'confirm:field-2' names no field of the form."],
    ['has no number', 'between:low,4', "The rule 'between:low,4' has no number."],
    [
      'has no day',
      'date_before:2026-02-30',
      "The rule 'date_before:2026-02-30' has no day such as 2026-11-15.",
    ],
    ['has a pattern with groups', 'matches:/^(a+)+$/', 'The pattern /^(a+)+$/ cannot be read.'],
    ['has a pattern without an end', 'matches:/^a$', 'The pattern /^a$ has no end.'],
    ['is endless', 'a'.repeat(1_001), 'Rules are longer than 1000 characters.'],
  ])("a rule that %s is 'Error parsing the form schema', and logged", (_, validation, reason) => {
    const log = vi.fn<(message: string, error: unknown) => void>()
    const form = sampleForm([sampleField(1, 'T', { validation }), sampleField(2, 'T')])
    expect(() => parseForm(form, { today: '2026-11-15', log })).toThrow('Error parsing the form schema')
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Error parsing the form schema',
      expect.objectContaining({ message: reason }),
    )
  })

  test.each<[string, string, string | null]>([
    ['confirm:2', 'a', 'Field 1 does not match.'],
    ['confirm:2', 'b', null],
    ['length:1', '', 'Field 1 must be at least one character.'],
    ['length:1', 'a', null],
    ['url', 'a', 'Please enter a valid URL.'],
    ['min:3', '2', 'Field 1 must be at least 3.'],
    ['alpha', '2', 'This field is not valid.'],
    ['date_after', '2026-11-15', 'This field is not valid.'],
    ['date_after', '2026-11-16', null],
  ])('%s judges %j and says %j', (validation, value, message) => {
    const schema = sampleSchema([sampleField(1, 'T', { validation }), sampleField(2, 'T')])
    const errors = validateForm(schema, { 'field-1': value, 'field-2': 'b' })
    expect(errors).toEqual(message === null ? {} : { 'field-1': [message] })
  })
})
