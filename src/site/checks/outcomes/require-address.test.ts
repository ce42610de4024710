import { expect, test } from 'vitest'
import { requireAddress } from './require-address.ts'

test('a wrong slug with a right id redirects to the right slug, for good, so that search engines learn the new one', () => {
  let thrown: unknown
  try {
    requireAddress(new URL('http://localhost/staff-directory/ada-lark/7'), '/staff-directory/ada-byrne/7')
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(Response)
  expect(thrown).toMatchObject({ status: 301 })
  expect((thrown as Response).headers.get('location')).toBe('/staff-directory/ada-byrne/7')
})
