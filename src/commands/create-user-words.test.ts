import { expect, test } from 'vitest'
import { readPerson, toldOf } from './create-user-words.ts'

const person = { email: 'a@school.example', name: 'A Person' }
const school = 'halcyon'

test.each([
  [{}, 'Still needed: --email, --name, --school (or --operator, for somebody who runs the platform).'],
  [{ operator: true }, 'Still needed: --email, --name.'],
  [{ ...person }, 'Still needed: --school (or --operator, for somebody who runs the platform).'],
  [{ ...person, email: '', school }, 'Still needed: --email.'],
  [
    { ...person, school, role: 'boss' },
    "There is no role 'boss'. Roles: visitor, editor, publisher, administrator.",
  ],
  [
    { ...person, operator: true, role: 'editor' },
    '--role editor is a role at a school: say which with --school.',
  ],
])('%j is answered with what is wrong: %s', (given, words) => expect(readPerson(given)).toBe(words))

test.each([
  [
    { ...person, school },
    { tenant: school, role: null, isOperator: false },
  ],
  [
    { ...person, school, role: 'publisher' },
    { tenant: school, role: 'publisher', isOperator: false },
  ],
  [
    { ...person, operator: true },
    { tenant: null, role: null, isOperator: true },
  ],
  [
    { ...person, school, operator: true },
    { tenant: school, role: null, isOperator: true },
  ],
])('%j is a person', (given, rest) => expect(readPerson(given)).toEqual({ ...person, ...rest }))

test.each([
  [school, { outcome: 'created', role: 'editor', isOperator: false }, 'is an editor at halcyon.'],
  [
    null,
    { outcome: 'created', role: null, isOperator: true },
    'runs the platform and may do everything at every school.',
  ],
  [
    school,
    { outcome: 'updated', role: 'publisher', isOperator: true },
    'runs the platform and may do everything at every school, and is a publisher at halcyon. The account was there before: its name and its password are unchanged.',
  ],
] as const)('at %s, %j is told as such', (tenant, made, words) =>
  expect(toldOf({ ...person, tenant }, made)).toBe(`${person.email} ${words}`),
)
