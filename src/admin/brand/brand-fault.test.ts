import { expect, test } from 'vitest'
import { brandFault } from './brand-fault.ts'

const good = { name: 'Northfold', abbreviation: 'NFU', primary: '#7a1f1f', secondary: '#f7e7ce' }

test.each([
  [{}, null],
  [{ name: ' ' }, 'name'],
  [{ abbreviation: '' }, 'abbreviation'],
  [{ primary: '#7a1' }, 'primary'],
  [{ secondary: 'gold' }, 'secondary'],
  [{ secondary: '#7a1f20' }, 'secondary'],
])('%j is changed at: %s', (change, field) =>
  expect(brandFault({ ...good, ...change })?.field ?? null).toBe(field),
)

test('colors that are refused may be looked at, and what is not whole may not', () => {
  expect(brandFault({ ...good, secondary: '#7a1f20' })?.maySee).toBe(true)
  expect(brandFault({ ...good, secondary: 'gold' })?.maySee).toBe(false)
})
