import type { rosters } from '#contract/rosters.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { historicalPlayers } from './historical.service.ts'
import { rosterBySport, rosterPlayer } from './rosters.service.ts'

export const rostersRoutes: Handlers<typeof rosters> = {
  bySport: (work, { slug, season }) => rosterBySport(work, slug, season),
  hiddenBySport: (work, { slug, season }) => rosterBySport(work, slug, season, 'office'),
  player: (work, { rosterPlayerId }) => rosterPlayer(work, rosterPlayerId),
  hiddenPlayer: (work, { rosterPlayerId }) => rosterPlayer(work, rosterPlayerId, 'office'),
  historical: (work, query) => historicalPlayers(work, query),
}
