import { notFound } from '#contract/shapes/problem.ts'
import type { FacilitiesQuery, FacilityPage, FacilitySummary } from '#contract/sports.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { countFacilities, facilityById, pageOfFacilities, sportsAtFacilities } from './facilities.queries.ts'
import { comingGamesAt, homeRecordsAt } from './facility-games.service.ts'
import { toFacilitySummary } from './sports.mapper.ts'
import { sportRefs } from './sports.service.ts'

export async function listFacilities(work: Work, filter: FacilitiesQuery) {
  const { $pageIndex: pageIndex = 0, $pageSize: pageSize = 10 } = filter
  const rows = await pageOfFacilities(work.tx, filter, { limit: pageSize, offset: pageIndex * pageSize })
  const teams = Map.groupBy(
    await sportsAtFacilities(
      work.tx,
      rows.map(({ id }) => id),
    ),
    ({ facilityId }) => facilityId,
  )
  const items: FacilitySummary[] = rows.map((row) => toFacilitySummary(row, teams.get(row.id) ?? []))
  return { items, pageIndex, pageSize, totalItems: await countFacilities(work.tx, filter) }
}

export async function facilityPage(work: Work, facilityId: number): Promise<FacilityPage> {
  const row = await facilityById(work.tx, facilityId)
  if (!row) throw notFound(`There is no facility ${facilityId}.`)
  const { description, url, address, directions, facts, amenities } = row
  return {
    ...toFacilitySummary(row, await sportsAtFacilities(work.tx, [facilityId])),
    description,
    url,
    address,
    directions,
    facts,
    amenities,
    homeRecords: await homeRecordsAt(work, facilityId, await sportRefs(work)),
    comingHomeGames: await comingGamesAt(work, facilityId),
  }
}
