import { describe, expect, test } from 'vitest'
import type { TeamPlace } from '#contract/staff.ts'
import { placeInTeam } from './place-in-team.ts'

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
