import { home, slugOf, surname } from '../../basics/names.ts'
import { fileUrl, portraitPath } from '../../basics/paths.ts'
import { randomFor } from '../../basics/random.ts'
import type { Player, RosterPlayer } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import { seasonId } from '../games/seasons.ts'
import { drawMajor, playerBio } from './bios.ts'
import { onRoster, type Recruit, recruitsOf } from './recruits.ts'

function toPlayer(school: SchoolData, recruit: Recruit): Player {
  const definition = sportDefinition(school.teams[recruit.sportId - 1]?.shortname ?? '')
  const random = randomFor(school.key, 'player-life', recruit.id)
  const isWorldly = ['tennis', 'golf', 'ice-hockey', 'soccer', 'skiing', 'field-hockey'].includes(
    definition.family,
  )
  const origin = home(random, school.states, isWorldly ? 0.2 : 0.04)
  const previousSchool = recruit.career.isTransfer
    ? random.pick([random.pick(school.opponents).title, `${surname(random)} Community College`])
    : null
  const major = drawMajor(random)
  const { firstName, lastName } = recruit.name
  const handle = `${firstName}${lastName}`.toLowerCase().replace(/[^a-z]/g, '')
  const social = []
  if (random.chance(0.55)) {
    social.push({ network: 'instagram', handle: `@${handle}`, url: `https://instagram.example/${handle}` })
  }
  if (random.chance(0.3)) {
    social.push({ network: 'x', handle: `@${handle}_`, url: `https://x.example/${handle}_` })
  }
  return {
    id: recruit.id,
    firstName,
    lastName,
    slug: slugOf(`${firstName} ${lastName}`),
    gender: recruit.gender,
    hometown: origin.hometown,
    highSchool: origin.highSchool,
    previousSchool,
    major: major === 'Undeclared' ? null : major,
    bio: playerBio(random, school, definition, recruit, { ...origin, previousSchool, major }),
    image: fileUrl(portraitPath(school.key, 'players', recruit.id)),
    social,
  }
}

/** Two or three of the oldest, the same ones however the roster is read. */
function captainsOf(school: SchoolData, recruits: readonly Recruit[], academicYear: number): Set<number> {
  const seniority = ({ career, entryYear }: Recruit) => {
    const label = career.years[academicYear - entryYear] ?? ''
    return /Senior|Fifth|Sixth|Graduate/.test(label) ? 2 : label.includes('Junior') ? 1 : 0
  }
  const luck = (recruit: Recruit) => randomFor(school.key, 'captain', recruit.id).next()
  const ranked = [...recruits].sort((a, b) => seniority(b) - seniority(a) || luck(b) - luck(a))
  return new Set(ranked.slice(0, recruits.length > 60 ? 4 : recruits.length > 12 ? 2 : 1).map(({ id }) => id))
}

export interface Rosters {
  players: Player[]
  rosterPlayers: RosterPlayer[]
}

/** The rosters of several academic years, and everybody who is on one of them. */
export function rostersOf(school: SchoolData, academicYears: readonly number[]): Rosters {
  const lastYear = Math.max(...academicYears)
  const signed = new Map(
    school.teams.map((team, index) => [team.shortname, recruitsOf(school, index + 1, lastYear)] as const),
  )
  const players = new Map<number, Player>()
  const rosterPlayers: RosterPlayer[] = []
  for (const [index, team] of school.teams.entries()) {
    const { roster } = sportDefinition(team.shortname)
    const own = signed.get(team.shortname) ?? []
    const shared = roster.sharesAthletesOf ? (signed.get(roster.sharesAthletesOf) ?? []) : []
    for (const academicYear of academicYears) {
      const present = onRoster([...own, ...shared], academicYear)
      const captains = captainsOf(school, present, academicYear)
      for (const [line, recruit] of present.entries()) {
        if (!players.has(recruit.id)) players.set(recruit.id, toPlayer(school, recruit))
        const season = academicYear - recruit.entryYear
        rosterPlayers.push({
          id: (academicYear % 100) * 100_000 + (index + 1) * 1000 + line + 1,
          seasonId: seasonId(index + 1, academicYear),
          playerId: recruit.id,
          jersey: recruit.jersey,
          position: recruit.position.abbreviation || null,
          positionTitle: recruit.position.title || null,
          academicYear: recruit.career.years[season] ?? '',
          heightInches: recruit.heightInches,
          weight: roster.showsWeight ? recruit.weight + season * 3 : null,
          isCaptain: captains.has(recruit.id),
        })
      }
    }
  }
  return { players: [...players.values()], rosterPlayers }
}
