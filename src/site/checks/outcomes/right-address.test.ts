import { describe, expect, test } from 'vitest'
import { otherAddress } from './right-address.ts'

const address = '/staff-directory/ada-byrne/7'

describe('a wrong slug with a right id redirects to the right slug', () => {
  test.each([
    ['the right address stays', address, null],
    ['another that stands stays too', '/staff-directory/ada/7', null],
    ['a former name is redirected', '/staff-directory/ada-lark/7', address],
    ['a name in capitals is redirected', '/staff-directory/Ada-Byrne/7', address],
    ['what was asked along with it is kept', '/staff-directory/ada-lark/7?ssr=1', `${address}?ssr=1`],
    ['a sport by its short name is redirected', '/sports/mbball/roster/coaches/ada-byrne/7', address],
    ['an address that cannot be decoded is redirected', '/staff-directory/%E0%A4%A/7', address],
  ])('%s', (_, asked, to) => {
    expect(
      otherAddress(new URL(asked, 'http://localhost'), { address, alsoAt: '/staff-directory/ada/7' }),
    ).toEqual(to && { to, isPermanent: true })
  })

  test('an accent in a name is the same whether the browser wrote it out or not', () => {
    const right = { address: '/staff-directory/rené/7' }
    expect(otherAddress({ pathname: '/staff-directory/ren%C3%A9/7', search: '' }, right)).toBeNull()
    expect(otherAddress({ pathname: '/staff-directory/rene/7', search: '' }, right)).toEqual({
      to: '/staff-directory/ren%C3%A9/7',
      isPermanent: true,
    })
  })

  test.each(['', '/sports//schedule', '/sports/football/stats/', '/hidden//'])(
    "an address that lacks a part, '%s', is not known: whoever is here is right",
    (unknown) => {
      expect(
        otherAddress({ pathname: '/sports/football/schedule', search: '' }, { address: unknown }),
      ).toBeNull()
    },
  )
})
