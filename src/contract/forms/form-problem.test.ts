import { expect, test } from 'vitest'
import { formErrorsOf, formIncomplete } from './form-problem.ts'

const errors = { 'field-1': ['Name is required.'], 'field-2': ['Please enter a valid email address.'] }

test("a form with blocking errors is answered 'Form incomplete.', with the messages of each field", () => {
  const { status, problem } = formIncomplete(errors)
  expect(status).toBe(422)
  expect(problem.detail).toBe('Form incomplete.')
  expect(formErrorsOf(problem)).toEqual(errors)
})

test('or with a custom message', () => {
  expect(formIncomplete(errors, 'Please look at the fields in red.').problem.detail).toBe(
    'Please look at the fields in red.',
  )
})

test('a problem without messages has none for any field', () => {
  expect(formErrorsOf({})).toEqual({})
})
