import type { RosterColumn } from '#contract/settings.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { rebuildCareers } from '#server/domains/rosters/careers.service.ts'
import { rebuildPlayers } from '#server/domains/search/search-index.service.ts'
import { readSettings, writeSettings } from '#server/domains/settings/settings.service.ts'
import type { Services } from '#server/open.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import { aSaturday } from './templates.ts'

/** What stands in each column of every player, as it is written down or shown, and nowhere else. */
export const columnMarks: Record<RosterColumn, string[]> = {
  number: ['JerseyMark'],
  position: ['PositionMark', 'PositionTitleMark'],
  class: ['ClassMark'],
  // 54,321 feet and 7 inches.
  height: ['651859', '54321'],
  weight: ['7654321'],
  hometown: ['HometownMark', 'HighSchoolMark'],
  previousSchool: ['PreviousSchoolMark'],
  major: ['MajorMark'],
}
export const rosterColumns = Object.keys(columnMarks) as RosterColumn[]

/** Marks every player of a school. */
export async function markPlayers({ scope }: Services, school: string): Promise<void> {
  await scope.write(school, async (tx) => {
    await tx.update(players).set({
      hometown: 'HometownMark',
      highSchool: 'HighSchoolMark',
      previousSchool: 'PreviousSchoolMark',
      major: 'MajorMark',
    })
    await tx.update(rosterPlayers).set({
      jersey: 'JerseyMark',
      position: 'PositionMark',
      positionTitle: 'PositionTitleMark',
      academicYear: 'ClassMark',
      heightInches: 651_859,
      weight: 7_654_321,
    })
  })
}

/** The school tells this much of its players, of every sport. */
export async function tellColumns({ scope }: Services, school: string, columns: RosterColumn[]) {
  await scope.write(school, async (tx) => {
    const work = { tx, tenant: tenantNamed(school), now: aSaturday }
    const settings = await readSettings(work, 'sports-template')
    await writeSettings(work, 'sports-template', { ...settings, roster: { columns } })
    await rebuildPlayers(work)
    await rebuildCareers(work)
  })
}
