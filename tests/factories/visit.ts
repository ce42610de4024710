import type { Api } from '#contract/api.ts'
import type { SiteRedirect } from '#contract/settings.lists.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Visit } from '#site/checks/outcomes/check.ts'
import { checksAt } from '#site/checks/route-checks.ts'

const sports = [
  { shortName: 'football', globalSportNameSlug: 'football' },
  { shortName: 'mbball', globalSportNameSlug: 'mens-basketball' },
]

const found = async <Answer>(isThere: boolean, answer: Answer): Promise<Answer> => {
  if (!isThere) throw notFound('There is none.')
  return answer
}

/** What checks ask a school: two teams, one of everything with the id 7, a story that is told elsewhere with the id 8. */
export const schoolOf = (redirects: SiteRedirect[] = []): Api =>
  ({
    settings: { redirects: async () => redirects },
    sports: { list: async () => sports },
    rosters: {
      player: ({ rosterPlayerId }: { rosterPlayerId: number }) =>
        found(rosterPlayerId === 7, { player: { url: '/sports/football/roster/ada-byrne/7' } }),
    },
    staff: {
      coach: ({ coachId }: { coachId: number }) =>
        found(coachId === 7, {
          url: '/staff-directory/ada-byrne/7',
          teams: [{ kind: 'coach', url: '/sports/football/roster/coaches/ada-byrne/7' }],
        }),
      member: ({ staffMemberId }: { staffMemberId: number }) =>
        found(staffMemberId === 7, { url: '/staff-directory/ada-byrne/7' }),
    },
    honors: {
      inductee: ({ inducteeId }: { inducteeId: number }) =>
        found(inducteeId === 7, { url: '/honors/hall-of-fame/ada-byrne/7' }),
    },
    stats: {
      boxscore: async ({ gameId }: { gameId: number }) =>
        gameId === 7
          ? {
              sport: { globalSportNameSlug: 'football' },
              season: '2026',
              game: { opponent: { slug: 'wexcombe' } },
            }
          : null,
    },
    'game-center': { layout: ({ gameId }: { gameId: number }) => found(gameId === 6, {}) },
    news: {
      storyAddress: async ({ id, slug }: { id?: number; slug?: string }) => {
        if (id === 8) return { url: 'https://elsewhere.example/story', isExternal: true }
        return id === 7 || slug === 'a-win' ? { url: '/news/2026/1/5/a-win', isExternal: false } : null
      },
    },
  }) as unknown as Api

/** A visit of a path, with its query, at a school. */
export function visitOf(address: string, visit: Partial<Visit> = {}): Visit {
  const url = new URL(`https://school.example${address}`)
  return { url, params: checksAt(url.pathname).params, api: schoolOf(), isInApp: false, ...visit }
}
