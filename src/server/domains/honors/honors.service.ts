import type { HonorKind, HonorRoll, HonorRollQuery, Inductee } from '#contract/honors.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { careerUrl } from '../rosters/historical.service.ts'
import { sportRefs } from '../sports/sports.service.ts'
import { toHonor, toInductee } from './honors.mapper.ts'
import {
  aroundClass,
  classOf,
  countInductees,
  honorBySlug,
  honorKinds,
  type InducteeRow,
  inducteeChoices,
  inducteeWithHonor,
  pageOfInductees,
} from './honors.queries.ts'
import { groupInductees } from './inductee-groups.ts'

export async function listHonors(work: Work): Promise<HonorKind[]> {
  const rows = await honorKinds(work.tx)
  return rows.map(({ honor, inducteeCount, latestClass }) => ({
    ...toHonor(honor),
    inducteeCount,
    latestClass,
  }))
}

export async function honorRoll(work: Work, slug: string, filter: HonorRollQuery): Promise<HonorRoll> {
  const honor = await honorBySlug(work.tx, slug)
  if (!honor) throw notFound(`There is no honor '${slug}'.`)
  const { $pageIndex: pageIndex = 0, $pageSize: pageSize = 10, grouping = 'year' } = filter
  const sports = await sportRefs(work)
  const rows = await pageOfInductees(work.tx, honor.id, filter, {
    limit: pageSize,
    offset: pageIndex * pageSize,
  })
  const { years, sportIds, letters } = await inducteeChoices(work.tx, honor.id)
  return {
    honor: toHonor(honor),
    grouping,
    groups: groupInductees(
      rows.map((row) => toInductee(row, slug, sports.get(row.sportId ?? 0))),
      grouping,
    ),
    pageIndex,
    pageSize,
    totalItems: await countInductees(work.tx, honor.id, filter),
    years: years.toSorted((a, b) => b - a),
    sports: [...sports.values()].filter(({ id }) => sportIds.includes(id)),
    letters: letters.toSorted(),
  }
}

export async function inducteePage(work: Work, inducteeId: number): Promise<Inductee> {
  const row = await inducteeWithHonor(work.tx, inducteeId)
  if (!row) throw notFound(`There is no inductee ${inducteeId}.`)
  const { inductee, honor } = row
  const sports = await sportRefs(work)
  const summary = (one: InducteeRow) => toInductee(one, honor.slug, sports.get(one.sportId ?? 0))
  const wholeClass = await classOf(work.tx, inductee)
  const { newer, older } = await aroundClass(work.tx, inductee)
  const at = wholeClass.findIndex(({ id }) => id === inductee.id)
  const previous = wholeClass[at - 1] ?? newer
  const next = wholeClass[at + 1] ?? older
  return {
    ...summary(inductee),
    honor: toHonor(honor),
    hometown: inductee.hometown,
    bio: inductee.bio,
    playerUrl: await formerPlayerUrl(work, inductee, sports.get(inductee.sportId ?? 0)),
    classmates: wholeClass.filter((other) => other !== wholeClass[at]).map(summary),
    previous: previous ? summary(previous) : null,
    next: next ? summary(next) : null,
  }
}

async function formerPlayerUrl(
  work: Work,
  { role, firstName, lastName, firstYear, lastYear }: InducteeRow,
  sport: SportRef | undefined,
): Promise<string | null> {
  if (role !== 'player' || !sport || firstYear === null) return null
  return careerUrl(work, { firstName, lastName, sport, firstYear, lastYear: lastYear ?? firstYear })
}
