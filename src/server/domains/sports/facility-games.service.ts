import type { SportRef } from '#contract/shapes/shared.ts'
import type { FacilityPage } from '#contract/sports.ts'
import { recordOf } from '../../parts/record.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { countComingAt, decisionsAt } from './facility-games.read-model.ts'

/** How many games are still to be played at a facility. */
export async function comingGamesAt(work: Work, facilityId: number): Promise<number> {
  return countComingAt(work.tx, facilityId, work.now)
}

/** How each team has done at a facility; a team whose meets have no winner has no record. */
export async function homeRecordsAt(
  work: Work,
  facilityId: number,
  sports: ReadonlyMap<number, SportRef>,
): Promise<FacilityPage['homeRecords']> {
  const byTeam = Map.groupBy(await decisionsAt(work.tx, facilityId), ({ sportId }) => sportId)
  return [...byTeam]
    .flatMap(([sportId, games]) => {
      const sport = sports.get(sportId)
      const { overall: record } = recordOf(games)
      const isDecided = record.wins + record.losses + record.ties > 0
      return sport && isDecided ? [{ sport, since: Number(games[0]?.startDate.slice(0, 4)), record }] : []
    })
    .toSorted((a, b) => a.sport.title.localeCompare(b.sport.title, 'en'))
}
