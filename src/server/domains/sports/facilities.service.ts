import { notFound } from '#contract/problem.ts'
import type { FacilitiesQuery, FacilityPage, FacilitySummary } from '#contract/sports.ts'
import type { Work } from '../../work.ts'
import { comingGamesAt } from '../games/facility-games.service.ts'
import { countFacilities, facilityById, pageOfFacilities, sportsAtFacility } from './facilities.queries.ts'
import { toFacilitySummary, toSportRef } from './sports.mapper.ts'

export async function listFacilities(work: Work, filter: FacilitiesQuery) {
  work.uses('sports')
  const { $pageIndex: pageIndex = 0, $pageSize: pageSize = 10 } = filter
  const rows = await pageOfFacilities(work.tx, filter, { limit: pageSize, offset: pageIndex * pageSize })
  const items: FacilitySummary[] = rows.map(toFacilitySummary)
  return { items, pageIndex, pageSize, totalItems: await countFacilities(work.tx, filter) }
}

export async function facilityPage(work: Work, facilityId: number): Promise<FacilityPage> {
  work.uses('sports')
  const row = await facilityById(work.tx, facilityId)
  if (!row) throw notFound(`There is no facility ${facilityId}.`)
  const teams = await sportsAtFacility(work.tx, facilityId)
  return {
    ...toFacilitySummary(row),
    description: row.description,
    url: row.url,
    sports: teams.map(toSportRef),
    comingHomeGames: await comingGamesAt(work, facilityId),
  }
}
