import { sql } from 'drizzle-orm'
import type { RosterColumn, RosterSettings } from '#contract/settings.ts'
import { changeSettings } from '#server/domains/rosters/school-settings.service.ts'
import { readSettings } from '#server/domains/settings/settings.service.ts'
import type { Services } from '#server/open.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import { aSaturday } from './templates.ts'

/** What stands in each column of every player of a sport, as it is written down or shown, and nowhere else. */
const wordsOf = (sportId: number): Record<RosterColumn, string[]> => ({
  number: [`JerseyMark${sportId}x`],
  position: [`PositionMark${sportId}x`, `PositionTitleMark${sportId}x`],
  class: [`ClassMark${sportId}x`],
  // 7 inches more than so many thousand feet.
  height: [String(feetOf(sportId) * 12 + 7), String(feetOf(sportId))],
  weight: [String(7_654_000 + sportId)],
  hometown: [`HometownMark${sportId}x`, `HighSchoolMark${sportId}x`],
  previousSchool: [`PreviousSchoolMark${sportId}x`],
  major: [`MajorMark${sportId}x`],
})
const feetOf = (sportId: number) => 543_000 + sportId

export const rosterColumns = Object.keys(wordsOf(0)) as RosterColumn[]

export interface MarkedSport {
  id: number
  slug: string
}

/** One column of one sport, and all that would give it away. */
export interface Mark {
  column: RosterColumn
  sport: MarkedSport
  words: string[]
}

/**
 * Marks every player of a school, those of old too, by their sport. Who plays two sports is left without what belongs to
 * the person: it would be told by one of them.
 */
export async function markPlayers({ scope }: Services, school: string): Promise<Mark[]> {
  const rows = await scope.write(school, async (tx) => {
    const mark = (name: string, sportId: string) => sql.raw(`'${name}Mark' || ${sportId} || 'x'`)
    await tx.execute(sql`
      update roster_players l set jersey = ${mark('Jersey', 's.sport_id')}, position = ${mark('Position', 's.sport_id')},
        position_title = ${mark('PositionTitle', 's.sport_id')}, academic_year = ${mark('Class', 's.sport_id')},
        height_inches = (543000 + s.sport_id) * 12 + 7, weight = 7654000 + s.sport_id
      from seasons s where s.tenant_id = l.tenant_id and s.id = l.season_id`)
    await tx.execute(
      sql`update players set hometown = null, high_school = null, previous_school = null, major = null`,
    )
    await tx.execute(sql`
      update players p set hometown = ${mark('Hometown', 'o.sport_id')}, high_school = ${mark('HighSchool', 'o.sport_id')},
        previous_school = ${mark('PreviousSchool', 'o.sport_id')}, major = ${mark('Major', 'o.sport_id')}
      from (select l.player_id, min(s.sport_id) as sport_id from roster_players l
        join seasons s on s.tenant_id = l.tenant_id and s.id = l.season_id
        group by l.player_id having count(distinct s.sport_id) = 1) o
      where o.player_id = p.id`)
    await tx.execute(sql`
      update historical_players h set jersey = ${mark('Jersey', 'h.sport_id')}, position = ${mark('Position', 'h.sport_id')},
        hometown = ${mark('Hometown', 'h.sport_id')}, high_school = ${mark('HighSchool', 'h.sport_id')}`)
    return tx.execute(sql`select id, global_sport_name_slug as slug from sports order by id`)
  })
  const { rows: sports } = rows as unknown as { rows: MarkedSport[] }
  return sports.flatMap((sport) =>
    rosterColumns.map((column) => ({ column, sport, words: wordsOf(sport.id)[column] })),
  )
}

/** Finds marks in a text, in one go. */
export function markFinder(marks: readonly Mark[]): (text: string) => Mark[] {
  const byWord = new Map(marks.flatMap((mark) => mark.words.map((word) => [word, mark] as const)))
  const any = new RegExp([...byWord.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g')
  return (text) => [...new Set((text.match(any) ?? []).flatMap((word) => byWord.get(word) ?? []))]
}

/** The school tells this much of its players. */
export async function tellColumns(
  { scope }: Services,
  school: string,
  roster: RosterSettings,
): Promise<void> {
  await scope.write(school, async (tx) => {
    const work = { tx, tenant: tenantNamed(school), now: aSaturday }
    const settings = await readSettings(work, 'sports-template')
    await changeSettings(work, 'sports-template', { ...settings, roster })
  })
}
