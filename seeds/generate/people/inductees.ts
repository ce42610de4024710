import { home, personName, slugOf } from '../../basics/names.ts'
import { fileUrl, inducteePath } from '../../basics/paths.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { CoachingSeason, Gender, HistoricalPlayer, Honor, Inductee } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { retiredNumbers } from './historical-players.ts'
import {
  alumStory,
  coachStory,
  contributorStory,
  type Life,
  playerCitation,
  playerStory,
} from './honors-words.ts'
import { calendarYears, type Programme, programmesOf } from './sport-history.ts'

export const hallOfFame = 1
const retired = 2
const alumni = 3

export function honorKindsOf(school: SchoolData): Honor[] {
  return [
    {
      id: hallOfFame,
      title: 'Hall of Fame',
      slug: 'hall-of-fame',
      rank: 1,
      description: `The players, coaches and friends who made ${school.shortName} athletics what it is. A player may be elected five years after the last season.`,
    },
    {
      id: retired,
      title: 'Retired Numbers',
      slug: 'retired-numbers',
      rank: 2,
      description: `Numbers that no ${school.mascotSingular} will wear again.`,
    },
    {
      id: alumni,
      title: 'Distinguished Alumni',
      slug: 'distinguished-alumni',
      rank: 3,
      description: 'Former athletes honored for what they did after graduation.',
    },
  ]
}

/** Classes were rare at first, then every other year, and are yearly now. */
function classYears(school: SchoolData, lastYear: number): number[] {
  const steps: [number, number, number][] =
    school.key === 'halcyon'
      ? [
          [1920, 1960, 5],
          [1962, 1990, 2],
          [1991, lastYear, 1],
        ]
      : [
          [1948, 1990, 6],
          [1992, lastYear, 2],
        ]
  return steps.flatMap(([from, to, step]) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step),
  )
}

interface Candidate extends Life {
  sportId: number
  jersey: string | null
  position: string | null
}

/** Somebody of the years of which no roster survives. */
function oldTimer(
  random: Random,
  school: SchoolData,
  programmes: Programme[],
  classYear: number,
): Candidate | null {
  const old = programmes.filter(
    ({ definition, began }) =>
      began <= classYear - 14 &&
      began < 1935 &&
      definition.gender !== 'W' &&
      definition.roster.positions.length > 0,
  )
  if (old.length === 0) return null
  const { sportId, definition, began } = random.pick(old)
  const entry = random.between(Math.max(began, classYear - 30), classYear - 11)
  return {
    ...personName(random, 'M'),
    gender: 'M',
    sportId,
    sport: sportWords(definition.title),
    ...calendarYears(definition, entry, 3),
    seasons: 3,
    hometown: home(random, school.states, 0).hometown,
    jersey: null,
    position: random.pick(definition.roster.positions).abbreviation || null,
  }
}

export const sportWords = (title: string): string => title.toLowerCase()

interface RetiredCoach extends Life {
  sportId: number
  record: { wins: number; losses: number; ties: number }
}

/** Head coaches of seven seasons or more who have left. */
function oldCoaches(programmes: Programme[], seasons: readonly CoachingSeason[]): RetiredCoach[] {
  const gone = seasons.filter(({ staffMemberId }) => staffMemberId === null)
  const tenures = Map.groupBy(
    gone,
    ({ sportId, firstName, lastName }) => `${sportId} ${firstName} ${lastName}`,
  )
  return [...tenures.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last || own.length < 7) return []
    const sum = (pick: (season: CoachingSeason) => number) =>
      own.reduce((total, season) => total + pick(season), 0)
    const title = programmes.find(({ sportId }) => sportId === first.sportId)?.definition.title ?? ''
    return [
      {
        firstName: first.firstName,
        lastName: first.lastName,
        gender: first.gender,
        sportId: first.sportId,
        sport: sportWords(title),
        firstYear: first.year,
        lastYear: last.year,
        seasons: own.length,
        hometown: '',
        record: {
          wins: sum(({ wins }) => wins),
          losses: sum(({ losses }) => losses),
          ties: sum(({ ties }) => ties),
        },
      },
    ]
  })
}

type Draft = Omit<Inductee, 'id' | 'slug' | 'image'>

export function inducteesOf(
  school: SchoolData,
  academicYears: readonly number[],
  historical: readonly HistoricalPlayer[],
  coaching: readonly CoachingSeason[],
): Inductee[] {
  const programmes = programmesOf(school)
  const titleOf = (sportId: number) =>
    sportWords(programmes.find((programme) => programme.sportId === sportId)?.definition.title ?? '')
  const lives = historical.map((player): Candidate => {
    const definition = programmes.find(({ sportId }) => sportId === player.sportId)?.definition
    const span = player.lastYear - player.firstYear
    return {
      ...player,
      sport: titleOf(player.sportId),
      seasons: definition?.year === 'straddling' ? span : span + 1,
    }
  })
  const waiting = randomFor(school.key, 'hall-of-fame').shuffle(lives)
  const coaches = oldCoaches(programmes, coaching)
  const lastYear = Math.max(...academicYears)
  const inductees: Inductee[] = []
  const induct = (draft: Draft, image?: string | null) => {
    const first = draft.honorId * 100_000 + draft.classYear * 10 + 1
    const id =
      first +
      inductees.filter((other) => other.honorId === draft.honorId && other.classYear === draft.classYear)
        .length
    inductees.push({
      ...draft,
      id,
      slug: slugOf(`${draft.firstName} ${draft.lastName}`),
      image: image ?? fileUrl(inducteePath(school.key, id)),
    })
  }
  /** Takes the first of a list whose last year lies some years before the class. */
  const take = <Person extends { lastYear: number }>(
    people: Person[],
    classYear: number,
    [least, most]: [number, number],
  ): Person | null => {
    const at = people.findIndex(
      (person) => classYear - person.lastYear >= least && classYear - person.lastYear <= most,
    )
    return at < 0 ? null : (people.splice(at, 1)[0] ?? null)
  }
  for (const [turn, classYear] of classYears(school, lastYear).entries()) {
    const random = randomFor(school.key, 'hall-class', classYear)
    const size = classYear < 1962 ? 3 : random.between(3, 4)
    const none = { honorId: hallOfFame, classYear, jersey: null, position: null, hometown: null }
    const isShort = () => inductees.filter((other) => other.classYear === classYear).length < size
    const coach = turn % 3 === 1 ? take(coaches, classYear, [3, 30]) : null
    if (coach) {
      const { record, sport, seasons, ...person } = coach
      const citation = `Head coach of ${sport} for ${seasons} seasons`
      induct({
        ...none,
        ...pickLife(person),
        sportId: coach.sportId,
        role: 'coach',
        citation,
        bio: coachStory(random, school, coach, record),
      })
    }
    if (turn % 4 === 2) {
      const gender: Gender = random.chance(0.5) ? 'M' : 'W'
      const name = personName(random, gender)
      const { citation, story } = contributorStory(random, school, name.firstName, name.lastName)
      induct({
        ...none,
        ...name,
        gender,
        sportId: null,
        role: 'contributor',
        firstYear: null,
        lastYear: null,
        citation,
        bio: story,
      })
    }
    while (isShort()) {
      const player = take(waiting, classYear, [6, 40]) ?? oldTimer(random, school, programmes, classYear)
      if (!player) break
      const { jersey, position, hometown, sportId } = player
      const words = { citation: playerCitation(random, player), bio: playerStory(random, school, player) }
      induct({ ...none, ...pickLife(player), jersey, position, hometown, sportId, role: 'player', ...words })
    }
  }
  const hall = inductees.filter(({ role }) => role === 'player')
  for (const inductee of retiredNumbersOf(programmes, hall)) induct(inductee, inductee.image)
  for (let classYear = school.key === 'halcyon' ? 1980 : 1998; classYear <= lastYear; classYear += 3) {
    const random = randomFor(school.key, 'alumni', classYear)
    const player = take(waiting, classYear, [10, 40])
    if (!player) continue
    const { citation, story } = alumStory(random, school, player)
    const { jersey, position, hometown, sportId } = player
    induct({
      honorId: alumni,
      classYear,
      ...pickLife(player),
      sportId,
      role: 'player',
      jersey,
      position,
      hometown,
      citation,
      bio: story,
    })
  }
  return inductees
}

const pickLife = ({
  firstName,
  lastName,
  gender,
  firstYear,
  lastYear,
}: Omit<Life, 'sport' | 'hometown' | 'seasons'>) => ({ firstName, lastName, gender, firstYear, lastYear })

/** A number is retired on the night its wearer enters the hall, and only once in a sport. */
function retiredNumbersOf(
  programmes: Programme[],
  hall: readonly Inductee[],
): (Draft & Pick<Inductee, 'image'>)[] {
  const taken = new Set<string>()
  return hall.flatMap((inductee) => {
    const family = programmes.find(({ sportId }) => sportId === inductee.sportId)?.definition.family ?? ''
    const label = `${inductee.sportId} ${inductee.jersey}`
    if (!retiredNumbers[family]?.includes(inductee.jersey ?? '') || taken.has(label)) return []
    taken.add(label)
    const { id: _id, slug: _slug, ...rest } = inductee
    return [
      {
        ...rest,
        honorId: retired,
        citation: `No. ${inductee.jersey}, ${inductee.citation.charAt(0).toLowerCase()}${inductee.citation.slice(1)}`,
      },
    ]
  })
}
