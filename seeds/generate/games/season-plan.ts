import { type Day, dayIn, isoOf, laterClock, onOrAfter } from '../../basics/calendar.ts'
import { randomFor } from '../../basics/random.ts'
import type { EventData } from '../../schools/school-data.ts'
import type { Phase } from '../../sports/definition.ts'
import type { Outcome } from '../../sports/scoring/outcome.ts'
import type { Rival } from './opponents.ts'
import type { PlannedGame } from './planned-game.ts'
import { daysOf, edgeOf, fixture, opponentsFor, type Programme } from './scheduler.ts'

/** A programme's whole year, the same whatever day it is looked at. Only brackets are played yet. */
export function planSeason(programme: Programme): PlannedGame[] {
  const taken = new Set<Day>()
  const met = new Map<number, number>()
  const games: PlannedGame[] = []
  for (const phase of programme.definition.phases) {
    const planned = plan(programme, phase, taken, met)
    for (const { day, endDay } of planned) for (let at = day; at <= endDay; at++) taken.add(at)
    games.push(...planned)
  }
  strikeMishaps(programme, games)
  return games
}

const startOf = ({ academicYear }: Programme, phase: { from: string; on?: number }): Day =>
  onOrAfter(dayIn(academicYear, phase.from), phase.on)

function plan(programme: Programme, phase: Phase, taken: Set<Day>, met: Map<number, number>): PlannedGame[] {
  switch (phase.kind) {
    case 'games':
      return gamesOf(programme, phase, taken, met)
    case 'classic':
      return classicOf(programme, phase)
    case 'bracket':
      return bracketOf(programme, phase)
    case 'meets':
      return meetsOf(programme, phase, taken)
    case 'championship': {
      const day = startOf(programme, phase)
      return [championshipOf(programme, day, phase.length)]
    }
    case 'special': {
      const rival = programme.rivals.find(({ opponent }) => opponent.title === phase.title)
      const day = startOf(programme, phase)
      if (!rival) return []
      const clock = phase.isOpenDate ? null : '10:00'
      return [fixture(programme, day, rival, 'H', phase.isOpenDate ? 'open-date' : 'special', { clock })]
    }
  }
}

function gamesOf(
  programme: Programme,
  phase: Extract<Phase, { kind: 'games' }>,
  taken: Set<Day>,
  met: Map<number, number>,
): PlannedGame[] {
  const days = daysOf(programme, phase, taken)
  const visits = opponentsFor(programme, { ...phase, count: days.length }, met)
  return days.flatMap((day, index) => {
    const visit = visits[index]
    if (!visit) return []
    const { rival, site } = visit
    const game = (at: Day, extra?: Partial<PlannedGame>) =>
      fixture(programme, at, rival, site, phase.stage, extra)
    const twinbill = (at: Day) => {
      const clock = '13:00'
      return [game(at, { clock, gameNumber: 1 }), game(at, { clock: laterClock(clock, 210), gameNumber: 2 })]
    }
    switch (phase.shape ?? 'single') {
      case 'single':
        return [game(day)]
      case 'doubleheader':
        return twinbill(day)
      case 'twinbill-and-one':
        return [...twinbill(day), game(day + 1)]
      case 'series':
        // Rain in the forecast: one weekend in five plays Friday's game on Saturday.
        return programme.random.chance(0.2)
          ? [...twinbill(day + 1), game(day + 2)]
          : [game(day), game(day + 1), game(day + 2)]
    }
  })
}

function eventsFor(programme: Programme, kind: EventData['kind'], isHome?: boolean): Rival[] {
  return programme.rivals.filter(
    ({ event }) =>
      event?.kind === kind &&
      event.families.includes(programme.definition.family) &&
      (isHome === undefined || Boolean(event.isHome) === isHome),
  )
}

function classicOf(programme: Programme, phase: Extract<Phase, { kind: 'classic' }>): PlannedGame[] {
  const { definition, random, school, otherRivals } = programme
  const isHome = phase.site === 'H'
  const hosts = eventsFor(programme, 'classic', isHome)
  // Autumn and winter classics of one team are different ones.
  const order = definition.phases.filter(({ kind }) => kind === 'classic').indexOf(phase)
  const host = hosts[order % hosts.length] ?? null
  const first = startOf(programme, phase)
  const field = random.shuffle(otherRivals)
  return Array.from({ length: phase.days * phase.gamesPerDay }, (_, index) => {
    const day = first + Math.floor(index / phase.gamesPerDay)
    const isSecond = phase.gamesPerDay === 2 && index % 2 === 1
    const clock =
      phase.gamesPerDay === 2
        ? isSecond
          ? '16:00'
          : '11:00'
        : random.pick(['12:00', '14:30', '17:00', '19:30'])
    const rival = field[index % field.length]
    if (!rival) throw new RangeError(`${school.key} has nobody to play ${programme.definition.shortname}`)
    const extra: Partial<PlannedGame> = { clock, tournament: host?.opponent.title ?? null }
    if (!isHome && host) Object.assign(extra, { location: host.opponent.location, timeZone: host.timeZone })
    return fixture(programme, day, rival, phase.site, 'nonconference', extra)
  })
}

function bracketOf(programme: Programme, phase: Extract<Phase, { kind: 'bracket' }>): PlannedGame[] {
  const { random, school, conferenceRivals } = programme
  const field = random.shuffle(conferenceRivals)
  const host = field[0]
  if (!host) return []
  const games: PlannedGame[] = []
  let day = startOf(programme, phase)
  for (const [round, name] of phase.rounds.entries()) {
    const rival = field[(round + 1) % field.length]
    if (!rival) break
    const game = fixture(programme, day, rival, 'N', 'bracket', {
      clock: random.pick(['12:00', '15:00', '18:00', '19:30']),
      location: host.opponent.location ?? '',
      timeZone: host.timeZone,
      tournament: `${school.conference.title} Tournament`,
      note: name,
      announcedOn: day - Math.min(2, phase.restDays + 1),
      holdsDate: round === 0,
    })
    game.outcome = play(programme, game)
    games.push(game)
    if (game.outcome?.status !== 'W') break
    day += phase.restDays + 1
  }
  return games
}

function meetsOf(
  programme: Programme,
  phase: Extract<Phase, { kind: 'meets' }>,
  taken: Set<Day>,
): PlannedGame[] {
  const { random } = programme
  const pool = phase.pool ?? 'meet'
  const home = eventsFor(programme, pool, true)
  const away = random.shuffle(eventsFor(programme, pool, false))
  let homes = 0
  return daysOf(programme, phase, taken).map((day, index) => {
    const isHome =
      home.length > 0 && (away.length === 0 || homes + 0.5 < (index + 1) * (phase.homeShare ?? 0.25))
    if (isHome) homes++
    const rival = isHome ? home[homes % home.length] : away[index % away.length]
    if (!rival) throw new RangeError(`no event to enter for ${programme.definition.shortname}`)
    const isAllDay = phase.length > 1 || programme.definition.minutes > 300
    return fixture(programme, day, rival, isHome ? 'H' : 'A', 'field', {
      endDay: day + phase.length - 1,
      tournament: rival.opponent.title,
      ...(isAllDay ? { clock: null } : {}),
    })
  })
}

function championshipOf(programme: Programme, day: Day, length: number): PlannedGame {
  const { random, school, rivals, conferenceRivals } = programme
  const rival = rivals.find(({ kind }) => kind === 'championship')
  const host = random.pick(conferenceRivals)
  if (!rival) throw new RangeError(`${school.key} has no conference championship`)
  return fixture(programme, day, rival, 'N', 'championship', {
    endDay: day + length - 1,
    clock: length > 1 ? null : '10:00',
    location: host.opponent.location ?? '',
    timeZone: host.timeZone,
    tournament: `${school.conference.title} Championships`,
  })
}

/** Weather, illness and forfeits fall on ordinary games, one each at most. */
function strikeMishaps({ definition, school, academicYear }: Programme, games: PlannedGame[]): void {
  const random = randomFor(school.key, 'mishaps', definition.shortname, academicYear)
  const ordinary = random.shuffle(
    games.filter(
      ({ stage, gameNumber }) =>
        (stage === 'nonconference' || stage === 'conference' || stage === 'field') && gameNumber === null,
    ),
  )
  const strike = (mishap: NonNullable<PlannedGame['mishap']>, count: number) => {
    for (const game of ordinary.splice(0, count)) game.mishap = mishap
  }
  strike('postponed', definition.mishaps.postponed)
  strike('cancelled', definition.mishaps.cancelled)
  strike('forfeit', definition.mishaps.forfeits)
}

export function play(programme: Programme, game: PlannedGame): Outcome | null {
  const { definition, school, academicYear } = programme
  if (
    game.stage === 'special' ||
    game.stage === 'open-date' ||
    game.mishap === 'postponed' ||
    game.mishap === 'cancelled'
  )
    return null
  const random = randomFor(
    school.key,
    'outcome',
    definition.shortname,
    academicYear,
    isoOf(game.day),
    game.rival.opponent.id,
    game.gameNumber ?? 0,
  )
  if (game.mishap === 'forfeit' && definition.forfeitScore !== null) {
    const isOurs = random.chance(0.75)
    return {
      status: isOurs ? 'W' : 'L',
      team: isOurs ? definition.forfeitScore : 0,
      opponent: isOurs ? 0 : definition.forfeitScore,
      lines: null,
      prescore: null,
      postscore: 'Forfeit',
    }
  }
  const isField = game.stage === 'field' || game.stage === 'championship'
  return (isField ? definition.playField : definition.play)(random, {
    edge: edgeOf(programme, game),
    isHome: game.site === 'H',
    mustBeDecided: game.stage === 'bracket',
    isShort: game.gameNumber !== null,
  })
}
