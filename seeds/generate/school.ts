import { academicYearOf, dayOf, isoOf } from '../basics/calendar.ts'
import { fileUrl, posterPath } from '../basics/paths.ts'
import type { School, SchoolKey, Sport, UnscoredSchool } from '../model/model.ts'
import { halcyon } from '../schools/halcyon.ts'
import type { SchoolData } from '../schools/school-data.ts'
import { tamarack } from '../schools/tamarack.ts'
import { sportDefinition } from '../sports/catalogue.ts'
import { facilitiesOf } from './facilities.ts'
import { frontOf } from './front/front.ts'
import { countdownsOf } from './games/countdowns.ts'
import { gamesOf } from './games/games.ts'
import { type Rival, rivalsOf } from './games/opponents.ts'
import { type Moment, momentOf } from './games/publish.ts'
import { conferenceId, seasonsOf } from './games/seasons.ts'
import { daysUntilFinal, liveRowsOf, putOnAir } from './live.ts'
import { navigationOf } from './navigation.ts'
import { peopleOf } from './people/people.ts'
import { rostersOf } from './people/rosters.ts'
import { staffOf } from './people/staff.ts'
import { openNewsroom } from './press/newsroom.ts'
import { pressOf } from './press/press.ts'
import { boxScoresOf, canBeReplayed } from './stats/box-scores.ts'
import { totalsOnlySeasons } from './stats/season-totals.ts'

export const schoolData: Record<SchoolKey, SchoolData> = { halcyon, tamarack }

/**
 * A school as it stands at a moment: an ISO date (noon is meant), or a date and time on the campus clock.
 * The same moment gives the same school; another moment changes only what has been played and announced since.
 */
export function generateSchool(key: SchoolKey, today: string): School {
  const school = schoolData[key]
  const rest = generateUnscored(key, today)
  const now = momentOf(today, school.timeZone)
  return {
    ...rest,
    boxScores: [...boxScoresOf(school, rest), ...(rest.sheetOnAir ? [rest.sheetOnAir] : [])],
    seasonTotals: totalsOnlySeasons(school, academicYearOf(now.day) - 3, now, rest.players),
  }
}

/** A school without its statistics, which take most of the time. */
export function generateUnscored(key: SchoolKey, today: string): UnscoredSchool {
  const school = schoolData[key]
  const academicYear = academicYearOf(dayOf(today))
  const academicYears = [academicYear - 2, academicYear - 1, academicYear]
  const rivals = rivalsOf(school)
  const sports = sportsOf(school)
  const now = momentOf(today, school.timeZone)
  const { games, onAir } = gamesAt(school, rivals, academicYears, now)
  const core = {
    sports,
    seasons: seasonsOf(school, academicYears),
    facilities: facilitiesOf(school),
    opponents: rivals.map(({ opponent }) => opponent),
    ...rostersOf(school, academicYears),
    ...staffOf(school, academicYears),
    games,
  }
  return {
    tenant: {
      key,
      name: school.name,
      abbreviation: school.abbreviation,
      ncaaSchoolCode: school.ncaaSchoolCode,
      hosts: school.hosts,
      timeZone: school.timeZone,
      brand: school.brand,
      configuration: {
        tenant: key,
        bucket: key,
        imagesCdnPath: '/images',
        logo: fileUrl(`${key}/logo.svg`),
        defaultPersonImage: fileUrl(`${key}/default-person.svg`),
        nativoEnabled: false,
        enableFooterPersonalInfo: true,
        gtmIds: [],
        htlbid: { siteId: `${key}-demo`, isTesting: true },
        disableSSR: school.disableSSR,
        takeoversEnabled: true,
        ...(school.rosterPortraitMode ? { rosterPortraitMode: true } : {}),
      },
    },
    settings: school.settings,
    conferences: [{ id: conferenceId, ...school.conference, logo: fileUrl(`${key}/conference.svg`) }],
    ...core,
    ...liveRowsOf(school, core, onAir, now.utc),
    ...peopleOf(school, academicYears, dayOf(today), core),
    navigationItems: navigationOf(school, sports),
    countdowns: countdownsOf(school, sports, games, now),
    ...pressOf(openNewsroom(school, core, now)),
    ...frontOf(school, sports, games, dayOf(today)),
  }
}

/** The games of some years at a moment, one of which is going on. */
export function gamesAt(school: SchoolData, rivals: Rival[], academicYears: readonly number[], now: Moment) {
  const later = momentOf(isoOf(now.day + daysUntilFinal), school.timeZone)
  return putOnAir(
    gamesOf(school, rivals, academicYears, now),
    gamesOf(school, rivals, academicYears, later),
    ({ sportId }) => canBeReplayed(school, sportId),
    now.utc,
    school.timeZone,
  )
}

function sportsOf(school: SchoolData): Sport[] {
  const sports = school.teams.map((team, index): Sport => {
    const { shortname, title, abbreviation, globalSportId, slug, gender, ticketed } = sportDefinition(
      team.shortname,
    )
    const handle = `${school.handle}${abbreviation}`
    return {
      id: index + 1,
      title,
      shortname,
      abbreviation,
      globalSportId,
      globalSportShortname: shortname,
      globalSportNameSlug: slug,
      gender,
      nonSport: false,
      facebook: handle,
      instagram: handle.toLowerCase(),
      twitter: handle,
      youtube: ticketed ? handle : null,
      pinterest: null,
      tickets:
        ticketed && school.settings.site.ticketsUrl
          ? `${school.settings.site.ticketsUrl}/${shortname}`
          : null,
      displayOpponentHistory: ticketed,
      poster: fileUrl(posterPath(school.key, shortname)),
      facilityId: school.facilities.findIndex(({ key }) => key === team.facility) + 1,
    }
  })
  const general: Sport = {
    id: 99,
    title: 'General',
    shortname: 'general',
    abbreviation: 'GEN',
    globalSportId: 0,
    globalSportShortname: 'general',
    globalSportNameSlug: 'general',
    gender: null,
    nonSport: true,
    facebook: school.handle,
    instagram: school.handle.toLowerCase(),
    twitter: school.handle,
    youtube: school.handle,
    pinterest: school.handle,
    tickets: null,
    displayOpponentHistory: false,
    poster: fileUrl(posterPath(school.key, 'general')),
    facilityId: null,
  }
  return [...sports, general]
}
