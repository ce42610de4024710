import { type Day, dayIn, laterClock, weekdayOf } from '../../basics/calendar.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { Phase, SportDefinition } from '../../sports/definition.ts'
import { ownStrength, type Rival, sponsors, strengthOf } from './opponents.ts'
import type { PlannedGame } from './planned-game.ts'

/** Everything one programme's year is planned with. */
export interface Programme {
  school: SchoolData
  sportId: number
  definition: SportDefinition
  academicYear: number
  random: Random
  rivals: Rival[]
  conferenceRivals: Rival[]
  otherRivals: Rival[]
  strength: number
}

export function programmeOf(
  school: SchoolData,
  rivals: Rival[],
  sportId: number,
  academicYear: number,
): Programme {
  const team = school.teams[sportId - 1]
  if (!team) throw new RangeError(`${school.key} has no sport ${sportId}`)
  const definition = sportDefinition(team.shortname)
  const random = randomFor(school.key, 'schedule', team.shortname, academicYear)
  const schools = rivals.filter(
    (rival) => rival.kind === 'school' && sponsors(school, rival, definition.family),
  )
  return {
    school,
    sportId,
    definition,
    academicYear,
    random,
    rivals,
    conferenceRivals: random.shuffle(schools.filter(({ inConference }) => inConference)),
    otherRivals: random.shuffle(schools.filter(({ inConference }) => !inConference)),
    strength: ownStrength(school, team.shortname, academicYear),
  }
}

/** Days of a phase, evenly spread over its weeks and never on a day already taken. */
export function daysOf(
  programme: Programme,
  phase: { from: string; to: string; days: number[]; count: number },
  taken: Set<Day>,
): Day[] {
  const first = dayIn(programme.academicYear, phase.from)
  const last = dayIn(programme.academicYear, phase.to)
  const open: Day[] = []
  for (let day = first; day <= last; day++) {
    if (phase.days.includes(weekdayOf(day)) && !taken.has(day)) open.push(day)
  }
  const count = Math.min(phase.count, open.length)
  const days = Array.from(
    { length: count },
    (_, index) => open[Math.floor(((index + 0.5) * open.length) / count)],
  )
  return days.filter((day) => day !== undefined)
}

export function clockFor({ definition, random }: Programme, day: Day): string {
  const weekday = weekdayOf(day)
  const usual =
    weekday === 6
      ? definition.clocks.saturday
      : weekday === 7
        ? definition.clocks.sunday
        : definition.clocks.weekday
  if (definition.family === 'football') return random.pick(['12:00', '13:30', usual, usual, '18:00', '19:30'])
  return random.chance(0.7) ? usual : laterClock(usual, random.pick([-60, -30, 30, 60]))
}

/** A game against a school at a site, its outcome still open. */
export function fixture(
  programme: Programme,
  day: Day,
  rival: Rival,
  site: PlannedGame['site'],
  stage: PlannedGame['stage'],
  extra: Partial<PlannedGame> = {},
): PlannedGame {
  const { school } = programme
  const isHome = site === 'H'
  return {
    sportId: programme.sportId,
    academicYear: programme.academicYear,
    day,
    endDay: day,
    gameNumber: null,
    rival,
    site,
    location: isHome ? `${school.city}, ${school.state}` : (rival.opponent.location ?? ''),
    timeZone: isHome ? school.timeZone : rival.timeZone,
    stage,
    tournament: null,
    note: null,
    announcedOn: null,
    holdsDate: false,
    isApart: false,
    mishap: null,
    outcome: null,
    ...extra,
    clock: extra.clock === undefined ? clockFor(programme, day) : extra.clock,
  }
}

/** Conference sides are met in turn, home one round and away the next; the others as they come. */
export function opponentsFor(
  programme: Programme,
  phase: Extract<Phase, { kind: 'games' }>,
  met: Map<number, number>,
): { rival: Rival; site: 'H' | 'A' }[] {
  const { academicYear, random } = programme
  const isConference = phase.stage === 'conference'
  const pool = isConference ? programme.conferenceRivals : programme.otherRivals
  const share = phase.homeShare ?? 0.5
  let homes = 0
  return Array.from({ length: phase.count }, (_, index) => {
    const rival = pool.reduce((best, candidate) =>
      (met.get(candidate.opponent.id) ?? 0) < (met.get(best.opponent.id) ?? 0) ? candidate : best,
    )
    const times = met.get(rival.opponent.id) ?? 0
    met.set(rival.opponent.id, times + 1)
    if (isConference) {
      const place = pool.indexOf(rival)
      return { rival, site: (place + academicYear + times) % 2 === 0 ? 'H' : 'A' }
    }
    const isHome = homes + (random.next() - 0.5) * 0.8 < (index + 0.5) * share
    if (isHome) homes++
    return { rival, site: isHome ? 'H' : 'A' }
  })
}

/** Our strength less theirs with the crowd's share. */
export function edgeOf(programme: Programme, game: PlannedGame): number {
  const theirs =
    game.rival.kind === 'school' || game.rival.kind === 'club'
      ? strengthOf(
          programme.school,
          game.rival.opponent.id,
          programme.definition.shortname,
          programme.academicYear,
        )
      : 0
  const crowd = game.site === 'H' ? 0.25 : game.site === 'A' ? -0.25 : 0
  return programme.strength - theirs + crowd
}
