import { expect, test } from 'vitest'
import { toCondition } from './forms.mapper.ts'

const options = new Map([[7, { id: 7, title: 'Goalkeeper', value: 'GK' }]])

test.each([
  ['any answer', { rule: 'Is', optionId: null, value: 'any' }, { option: null, value: 'any' }],
  [
    'an option, by its title and value',
    { rule: 'Is', optionId: 7, value: null },
    { option: { title: 'Goalkeeper', value: 'GK' }, value: null },
  ],
  [
    'another answer than the option',
    { rule: 'Is Not', optionId: 7, value: null },
    { rule: 'Is Not', option: { title: 'Goalkeeper', value: 'GK' } },
  ],
  ['a typed value', { rule: 'Is', optionId: null, value: '21403' }, { option: null, value: '21403' }],
  ['an option that was removed', { rule: 'Is', optionId: 8, value: 'GK' }, { option: null, value: 'GK' }],
] as const)('a condition on %s', (_, stored, expected) => {
  expect(toCondition({ fieldId: 3, ...stored }, options)).toMatchObject({
    fieldId: 3,
    rule: stored.rule,
    ...expected,
  })
})
