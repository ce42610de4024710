import { type FullName, personName } from '../../basics/names.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { Gender } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { Position, SportDefinition } from '../../sports/definition.ts'
import { type Career, drawCareer, meanCareer } from './careers.ts'

/** Jerseys and names are handed out class by class from this year on, so a later "today" changes no earlier class. */
const firstClass = 2014

export interface Recruit {
  id: number
  sportId: number
  gender: Gender
  name: FullName
  position: Position
  entryYear: number
  career: Career
  jersey: string | null
  heightInches: number
  weight: number
}

/** The positions of a full roster, spread so that any run of recruits holds about the right share of each. */
function positionCycle(positions: Position[]): Position[] {
  return positions
    .flatMap((position) =>
      Array.from({ length: position.count }, (_, index) => ({
        position,
        at: (index + 0.5) / position.count,
      })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ position }) => position)
}

const basketballNumbers = [
  0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 30, 31, 32, 33, 34, 35, 42, 44, 50, 55,
]

export function numbersFor(definition: SportDefinition, position: Position): number[] {
  if (definition.roster.jerseys === 'basketball') return basketballNumbers
  const ranges = position.numbers ?? [[1, 45]]
  return ranges.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, index) => low + index))
}

/** Numbers in use: label and side of the ball → the last season it is taken. */
type Worn = Map<string, number>

function jerseyFor(
  random: Random,
  definition: SportDefinition,
  recruit: Omit<Recruit, 'jersey'>,
  worn: Worn,
) {
  if (definition.roster.jerseys === 'none') return null
  const { position, entryYear } = recruit
  const isFree = (number: number, side: string) => (worn.get(`${number}${side}`) ?? 0) < entryYear
  const wished = random.shuffle(numbersFor(definition, position))
  const all = Array.from({ length: 99 }, (_, index) => index + 1)
  const own = position.side ?? ''
  const other = own === 'offence' ? 'defence' : 'offence'
  const number =
    wished.find((candidate) => isFree(candidate, own) && isFree(candidate, other)) ??
    all.find((candidate) => isFree(candidate, own) && isFree(candidate, other)) ??
    wished.find((candidate) => isFree(candidate, own)) ??
    all.find((candidate) => isFree(candidate, own))
  if (number === undefined) return null
  worn.set(`${number}${own}`, entryYear + recruit.career.years.length - 1)
  return `${number}`
}

export function rosterSize(definition: SportDefinition, scale = 1): number {
  return Math.round(
    definition.roster.positions.reduce((total, position) => total + position.count, 0) * scale,
  )
}

/** Everybody a programme has signed from the first class to the class of `lastYear`. */
export function recruitsOf(school: SchoolData, sportId: number, lastYear: number): Recruit[] {
  const team = school.teams[sportId - 1]
  if (!team) throw new RangeError(`${school.key} has no sport ${sportId}`)
  const definition = sportDefinition(team.shortname)
  const cycle = positionCycle(definition.roster.positions)
  const redshirts = school.firstYearWord === 'First-Year' ? 0 : definition.family === 'football' ? 0.5 : 0.15
  const perClass = rosterSize(definition, team.scale) / meanCareer(redshirts)
  const names = new Set<string>()
  const worn: Worn = new Map()
  const recruits: Recruit[] = []
  for (let entryYear = firstClass; entryYear <= lastYear; entryYear++) {
    const from = Math.floor((entryYear - firstClass) * perClass)
    const to = Math.floor((entryYear - firstClass + 1) * perClass)
    for (let index = from; index < to; index++) {
      const id = sportId * 100_000 + (entryYear % 100) * 1000 + (index - from + 1)
      const random = randomFor(school.key, 'player', id)
      const gender: Gender = definition.gender === 'X' ? (index % 2 === 0 ? 'M' : 'W') : definition.gender
      const position = cycle[index % cycle.length]
      if (!position) throw new RangeError(`${definition.shortname} has no positions`)
      let name = personName(random, gender)
      while (names.has(`${name.firstName} ${name.lastName}`)) name = personName(random, gender)
      names.add(`${name.firstName} ${name.lastName}`)
      const isWoman = gender === 'W'
      const recruit = {
        id,
        sportId,
        gender,
        name,
        position,
        entryYear,
        career: drawCareer(random, school.firstYearWord, redshirts),
        heightInches: random.between(...position.height) - (isWoman ? 5 : 0),
        weight: Math.round(random.between(...position.weight) * (isWoman ? 0.82 : 1)),
      }
      recruits.push({ ...recruit, jersey: jerseyFor(random, definition, recruit, worn) })
    }
  }
  return recruits
}

/** Those on the roster in an academic year. */
export function onRoster(recruits: readonly Recruit[], academicYear: number): Recruit[] {
  return recruits.filter(({ entryYear, career }) => {
    const season = academicYear - entryYear
    return season >= 0 && season < career.years.length
  })
}
