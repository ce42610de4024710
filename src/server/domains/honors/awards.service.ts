import type { AllAmerican, AllAmericansQuery, Award, AwardsQuery } from '#contract/honors.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { careerUrl } from '../rosters/historical.service.ts'
import { playerUrls } from '../rosters/rosters.service.ts'
import { sportRefs } from '../sports/sports.service.ts'
import {
  allAmericanById,
  awardById,
  countAllAmericans,
  countAwards,
  firstAllAmericanYear,
  firstAwardYear,
  pageOfAllAmericans,
  pageOfAwards,
} from './awards.queries.ts'
import { toAllAmerican, toAward } from './honors.mapper.ts'

export async function listAwards(work: Work, filter: AwardsQuery) {
  const { $pageIndex: pageIndex = 0, $pageSize: pageSize = 10 } = filter
  const sports = await sportRefs(work)
  const rows = await pageOfAwards(work.tx, filter, { limit: pageSize, offset: pageIndex * pageSize })
  const items = rows.map((row) => toAward(row, sports.get(row.sportId ?? 0)))
  return {
    items,
    pageIndex,
    pageSize,
    totalItems: await countAwards(work.tx, filter),
    firstYear: await firstAwardYear(work.tx),
  }
}

export async function awardPage(work: Work, awardId: number): Promise<Award> {
  const row = await awardById(work.tx, awardId)
  if (!row) throw notFound(`There is no award ${awardId}.`)
  const sports = await sportRefs(work)
  return {
    ...toAward(row, sports.get(row.sportId ?? 0)),
    description: row.description,
    playerUrl: await playerUrl(work, row.playerId),
    gameId: row.gameId,
  }
}

export async function listAllAmericans(work: Work, filter: AllAmericansQuery) {
  const { $pageIndex: pageIndex = 0, $pageSize: pageSize = 10 } = filter
  const sports = await sportRefs(work)
  const rows = await pageOfAllAmericans(work.tx, filter, { limit: pageSize, offset: pageIndex * pageSize })
  const items = rows.flatMap((row) => {
    const sport = sports.get(row.sportId)
    return sport ? [toAllAmerican(row, sport)] : []
  })
  return {
    items,
    pageIndex,
    pageSize,
    totalItems: await countAllAmericans(work.tx, filter),
    firstYear: await firstAllAmericanYear(work.tx),
  }
}

export async function allAmericanPage(work: Work, allAmericanId: number): Promise<AllAmerican> {
  const row = await allAmericanById(work.tx, allAmericanId)
  const sport = row && (await sportRefs(work)).get(row.sportId)
  if (!row || !sport) throw notFound(`There is no All-American ${allAmericanId}.`)
  return {
    ...toAllAmerican(row, sport),
    hometown: row.hometown,
    bio: row.bio,
    playerUrl:
      (await playerUrl(work, row.playerId)) ??
      (await careerUrl(work, { ...row, sport, firstYear: row.year, lastYear: row.year })),
  }
}

async function playerUrl(work: Work, playerId: number | null): Promise<string | null> {
  if (playerId === null) return null
  return (await playerUrls(work, [playerId])).get(playerId) ?? null
}
