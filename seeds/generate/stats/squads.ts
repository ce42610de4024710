import { personName } from '../../basics/names.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { Player, RosterPlayer } from '../../model/model.ts'
import type { Gender } from '../../model/model-people.ts'
import type { SportDefinition } from '../../sports/definition.ts'
import type { Athlete } from './sheet.ts'

/** The years on the field show: a senior plays before a newcomer of the same talent. */
function seniority(academicYear: string): number {
  if (/Senior|Fifth|Sixth|Graduate/.test(academicYear)) return 0.7
  if (academicYear.includes('Junior')) return 0.45
  return academicYear.includes('Sophomore') ? 0.1 : -0.35
}

/** The school's own: whoever is on that season's roster. */
export function ownSquad(
  schoolKey: string,
  roster: readonly RosterPlayer[],
  people: ReadonlyMap<number, Player>,
): Athlete[] {
  return roster.flatMap((line) => {
    const player = people.get(line.playerId)
    if (!player) return []
    return {
      name: `${player.firstName} ${player.lastName}`,
      jersey: line.jersey,
      position: line.position ?? '',
      rosterPlayerId: line.id,
      skill: randomFor(schoolKey, 'talent', player.id).normal() * 0.8 + seniority(line.academicYear),
    }
  })
}

/** The other side's: names alone, the same ones all season. */
export function rivalSquad(definition: SportDefinition, gender: Gender, random: Random): Athlete[] {
  const names = new Set<string>()
  const worn = new Set<number>()
  const numbers = random.shuffle(
    Array.from({ length: definition.family === 'football' ? 99 : 55 }, (_, index) => index + 1),
  )
  const draw = (ranges: [number, number][] | undefined) => {
    const wished = numbers.find(
      (number) =>
        !worn.has(number) && (ranges ?? [[0, 99]]).some(([low, high]) => number >= low && number <= high),
    )
    const number = wished ?? numbers.find((candidate) => !worn.has(candidate)) ?? 0
    worn.add(number)
    return `${number}`
  }
  return definition.roster.positions.flatMap(({ abbreviation, count, numbers: ranges }) =>
    Array.from({ length: Math.ceil(count * 0.8) }, () => {
      let { firstName, lastName } = personName(random, gender)
      while (names.has(`${firstName} ${lastName}`)) ({ firstName, lastName } = personName(random, gender))
      names.add(`${firstName} ${lastName}`)
      return {
        name: `${firstName} ${lastName}`,
        jersey: definition.roster.jerseys === 'none' ? null : draw(ranges),
        position: abbreviation,
        rosterPlayerId: null,
        skill: random.normal(),
      }
    }),
  )
}

/** Form of the day: mostly the same faces, now and then another. */
export function inForm(random: Random, squad: readonly Athlete[]): Athlete[] {
  return squad
    .map((athlete) => ({ athlete, form: athlete.skill + random.normal() * 0.3 }))
    .sort((a, b) => b.form - a.form)
    .map(({ athlete }) => athlete)
}

/** The first of a list who play one of the positions, filled up with whoever is left. */
export function choose(
  form: readonly Athlete[],
  positions: readonly string[],
  count: number,
  taken: readonly Athlete[] = [],
): Athlete[] {
  const free = form.filter((athlete) => !taken.includes(athlete))
  const fitting = free.filter(({ position }) => positions.includes(position))
  const others = free.filter(({ position }) => !positions.includes(position) && !isKeeper(position))
  return [...fitting, ...others].slice(0, count)
}

export const isKeeper = (position: string): boolean => position === 'GK' || position === 'G'
