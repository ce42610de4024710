import { describe, expect, test } from 'vitest'
import type { StaffBio } from '#contract/staff.ts'
import { basketball, fakeApi, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadTeamPerson } from './load-team-person.ts'

const at = (slug: string, kind: string) => `/sports/${slug}/${kind}/ada-byrne/7`
const places = [
  {
    sport: football,
    season: '2026',
    kind: 'coach' as const,
    title: 'Head Coach',
    url: at('football', 'coaches'),
  },
  {
    sport: football,
    season: '2025',
    kind: 'coach' as const,
    title: 'Assistant',
    url: at('football', 'coaches'),
  },
  {
    sport: basketball,
    season: '',
    kind: 'support' as const,
    title: 'Trainer',
    url: at('mens-basketball', 'support'),
  },
]
const list = [6, 7, 8].map((id) => ({ id, firstName: 'Member', lastName: String(id) }))

async function open(address: string, sportSlug: string, kind: 'coach' | 'support', teams = places) {
  const coachesBySport = { coaches: list, supportStaff: list.toReversed() }
  const args = loading(address, { sportSlug }, { staff: { coachesBySport } })
  const member = { id: 7, firstName: 'Ada', lastName: 'Byrne', bio: '<p>Life.</p>', teams }
  const person: StaffBio = await fakeApi({ staff: { member } }).staff.member({ staffMemberId: 7 })
  return { page: loadTeamPerson(args, { kind, person }), api: args.api }
}

describe('somebody of a team', () => {
  test('stands with the team asked for, between those of the same season and kind', async () => {
    const { page, api } = await open(at('football', 'coaches'), 'football', 'coach')
    expect(await page).toMatchObject({
      head: { canonical: at('football', 'coaches') },
      title: 'Head Coach',
      up: { href: '/sports/football/coaches' },
      teams: [{ season: '2026' }, { season: '2025' }],
      hasBio: true,
      neighbours: { previous: { lastName: '6' }, next: { lastName: '8' } },
    })
    expect(api.staff.coachesBySport).toHaveBeenCalledExactlyOnceWith({ slug: 'football', season: '2026' })
  })

  test('of the support staff stands among them', async () => {
    const { page, api } = await open(at('mens-basketball', 'support'), 'mbball', 'support')
    expect(await page).toMatchObject({ neighbours: { previous: { lastName: '8' }, next: { lastName: '6' } } })
    expect(api.staff.coachesBySport).toHaveBeenCalledExactlyOnceWith({ slug: 'mens-basketball' })
  })

  test('at another team is sent to where they are', async () => {
    const { page } = await open(at('rowing', 'coaches'), 'rowing', 'coach')
    expect(await refusalOf(page)).toEqual([301, at('football', 'coaches')])
  })

  test('who is no such person of any team has no page there', async () => {
    const { page, api } = await open(at('football', 'coaches'), 'football', 'coach', places.slice(2))
    expect(await refusalOf(page)).toEqual([404, `Page Not Found: ${at('football', 'coaches')}`])
    expect(api.staff.coachesBySport).not.toHaveBeenCalled()
  })
})
