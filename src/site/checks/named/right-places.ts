import type { Api } from '#contract/api.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { OldPage } from './old-pages.ts'

type Named = Extract<OldPage, { id: number }>['page']

/** Where each thing that is known by an id is to be read today: one small call each. */
const places: Record<Named, (api: Api, id: number) => Promise<string | null>> = {
  player: async (api, rosterPlayerId) => (await api.rosters.player({ rosterPlayerId })).player.url,
  async coach(api, coachId) {
    const { teams, url } = await api.staff.coach({ coachId })
    return teams.find(({ kind }) => kind === 'coach')?.url ?? url
  },
  staff: async (api, staffMemberId) => (await api.staff.member({ staffMemberId })).url,
  story: async (api, id) => (await api.news.storyAddress({ id }))?.url ?? null,
  async boxscore(api, gameId) {
    const box = await api.stats.boxscore({ gameId })
    // A game without a box score is still told about.
    if (!box) return (await api['game-center'].layout({ gameId })) && `/game-center/${gameId}`
    const { sport, season, game } = box
    const opponent = game?.opponent.slug || 'opponent'
    return `/sports/${sport.globalSportNameSlug}/stats/${season}/${opponent}/boxscore/${gameId}`
  },
  inductee: async (api, inducteeId) => (await api.honors.inductee({ inducteeId })).url,
}

/** The address of what an id stands for; null where there is nothing of that id. */
export async function placeOf(api: Api, page: Named, id: number): Promise<string | null> {
  try {
    return await places[page](api, id)
  } catch (error) {
    if (isApiProblem(error) && error.status === 404) return null
    throw error
  }
}
