import type { CoachBio, CoachingRecords, CoachingRecordType } from '#contract/staff.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { percentOf, recordsOfSeasons } from '../games/season-records.service.ts'
import { sportRefBySlug, sportRefs } from '../sports/sports.service.ts'
import {
  type HeadCoachSeasonRow,
  headCoachesOfSport,
  type StoredSeasonRow,
  seasonsAsHeadCoach,
  storedSeasonsOfCoach,
  storedSeasonsOfSport,
} from './coaching.queries.ts'
import { type CoachedSeason, recordsByCoach, recordsByYear, totalsOf } from './coaching-record.ts'
import { teamMemberUrl } from './staff.mapper.ts'
import { memberPage } from './staff.service.ts'

export async function coachingRecords(
  work: Work,
  slug: string,
  type: CoachingRecordType,
): Promise<CoachingRecords> {
  const sport = await sportRefBySlug(work, slug)
  const stored = await storedSeasonsOfSport(work.tx, sport.id)
  const coached = await headCoachesOfSport(work.tx, sport.id)
  const seasons = await coachedSeasons(work, stored, coached)
  const records = type === 'year' ? recordsByYear(seasons, percentOf) : recordsByCoach(seasons, percentOf)
  return { sport, type, records, total: totalsOf(seasons, percentOf) }
}

export async function coachPage(work: Work, coachId: number): Promise<CoachBio> {
  const bio = await memberPage(work, coachId, 'coach')
  const stored = await storedSeasonsOfCoach(work.tx, coachId)
  const coached = await seasonsAsHeadCoach(work.tx, coachId)
  const seasons = await coachedSeasons(work, stored, coached)
  return {
    ...bio,
    records: recordsByYear(seasons, percentOf),
    career: seasons.length > 0 ? totalsOf(seasons, percentOf) : null,
  }
}

/** Stored totals of the old seasons, and records computed from games for the rest: a season with games needs no stored total. */
async function coachedSeasons(
  work: Work,
  stored: StoredSeasonRow[],
  coached: HeadCoachSeasonRow[],
): Promise<CoachedSeason[]> {
  const sports = await sportRefs(work)
  const records = await recordsOfSeasons(
    work,
    coached.map(({ season }) => season.id),
  )
  const slugs = new Map(coached.map(({ member }) => [member.id, member.slug]))
  const urlOf = (memberId: number | null, sportId: number) => {
    const sport = sports.get(sportId)
    const slug = slugs.get(memberId ?? 0)
    return sport && slug && memberId
      ? teamMemberUrl(sport.globalSportNameSlug, 'coach', slug, memberId)
      : null
  }
  const computed = coached.map(({ season, member }): CoachedSeason => {
    const record = records.get(season.id)
    return {
      season: season.title,
      year: Number(season.startsOn.slice(0, 4)),
      coachId: member.id,
      name: `${member.firstName} ${member.lastName}`,
      url: urlOf(member.id, season.sportId),
      wins: record?.overall.wins ?? 0,
      losses: record?.overall.losses ?? 0,
      ties: record?.overall.ties ?? 0,
      conferenceWins: record?.conference.wins ?? 0,
      conferenceLosses: record?.conference.losses ?? 0,
      conferenceTies: record?.conference.ties ?? 0,
      isStored: false,
    }
  })
  const known = new Set(coached.map(({ season }) => `${season.sportId} ${season.title}`))
  const old = stored
    .filter((row) => !known.has(`${row.sportId} ${row.season}`))
    .map(
      (row): CoachedSeason => ({
        season: row.season,
        year: row.year,
        coachId: row.staffMemberId,
        name: `${row.firstName} ${row.lastName}`,
        url: urlOf(row.staffMemberId, row.sportId),
        wins: row.wins,
        losses: row.losses,
        ties: row.ties,
        conferenceWins: row.conferenceWins,
        conferenceLosses: row.conferenceLosses,
        conferenceTies: row.conferenceTies,
        isStored: true,
      }),
    )
  return [...old, ...computed]
}
