import type { deskCards } from '#contract/editing/desk.cards.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { milestonesOf } from '#contract/stats/milestones.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { rosterPlayer } from '../../rosters/rosters.service.ts'
import { playerStats } from '../../stats/player-stats.service.ts'

const whole = new Intl.NumberFormat('en-US')

/** What of a player's career there are cards of. A roster that is not announced yet has none. */
export const milestoneCalls = ({ scope }: { scope: TenantScope }): AllHandlers<typeof deskCards> => ({
  milestones: ({ tenant, now }, { rosterPlayerId }) =>
    scope.read(tenant.key, async (tx) => {
      const work = { tx, tenant, now }
      const { player, sport } = await rosterPlayer(work, rosterPlayerId)
      const stats = await playerStats(work, player.playerId).catch((error: unknown) => {
        if (isApiProblem(error) && error.status === 404) return null
        throw error
      })
      const numbers = stats?.sports.find((own) => own.sport.id === sport.id)
      return {
        milestones: (numbers ? milestonesOf(numbers) : []).map(({ mark, name, count }) => ({
          words: `${whole.format(mark)} career ${name.toLowerCase()}`,
          card: `/cards/milestone/${rosterPlayerId}/${count}.png`,
        })),
      }
    }),
})
