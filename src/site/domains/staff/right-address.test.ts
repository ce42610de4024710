import { describe, expect, test } from 'vitest'
import type { TeamPlace } from '#contract/staff.ts'
import { otherAddress, placeInTeam, requireAddress } from './right-address.ts'

const right = '/staff-directory/ada-byrne/7'

describe('a wrong slug with a right id redirects to the right slug', () => {
  test.each([
    ['the right address stays', right, null],
    ['a former name is redirected', '/staff-directory/ada-lark/7', right],
    ['a name in capitals is redirected', '/staff-directory/Ada-Byrne/7', right],
    ['what was asked along with it is kept', '/staff-directory/ada-lark/7?ssr=1', `${right}?ssr=1`],
    ['a sport by its short name is redirected', '/sports/mbball/roster/coaches/ada-byrne/7', right],
    ['an address that cannot be decoded is redirected', '/staff-directory/%E0%A4%A/7', right],
  ])('%s', (_, asked, expected) => {
    expect(otherAddress(new URL(asked, 'http://localhost'), right)).toBe(expected)
  })

  test('an accent in a name is the same whether the browser wrote it out or not', () => {
    expect(
      otherAddress({ pathname: '/staff-directory/ren%C3%A9/7', search: '' }, '/staff-directory/rené/7'),
    ).toBe(null)
  })

  test('for good, so that search engines learn the new one', () => {
    let thrown: unknown
    try {
      requireAddress(new URL('http://localhost/staff-directory/ada-lark/7'), right)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(Response)
    expect(thrown).toMatchObject({ status: 301 })
    expect((thrown as Response).headers.get('location')).toBe(right)
  })
})

describe('the place that a page is about', () => {
  const place = (slug: string, season: string, kind: TeamPlace['kind'] = 'coach'): TeamPlace => ({
    sport: { id: 1, title: slug, shortName: slug.slice(0, 2), abbrev: '', globalSportNameSlug: slug },
    season,
    kind,
    title: 'Coach',
    url: '',
  })
  const teams = [
    place('track', '2026'),
    place('cross-country', '2025'),
    place('track', '2024'),
    place('golf', '2023', 'support'),
  ]

  test.each([
    ['track', 'coach', 'track 2026'],
    ['cross-country', 'coach', 'cross-country 2025'],
    ['cr', 'coach', 'cross-country 2025'],
    ['golf', 'coach', 'track 2026'],
    ['golf', 'support', 'golf 2023'],
    [undefined, 'coach', 'track 2026'],
  ] as const)('asked for in %s as %s is that of %s', (slug, kind, expected) => {
    const found = placeInTeam(teams, kind, slug)
    expect(`${found?.sport.globalSportNameSlug} ${found?.season}`).toBe(expected)
  })

  test('is none for somebody who never had one', () => {
    expect(placeInTeam([], 'coach', 'track')).toBeUndefined()
  })
})
