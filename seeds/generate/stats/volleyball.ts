import { reliance, weighted } from './chance.ts'
import { type Match, type MatchDetails, type MatchTeam, type Scorer } from './match.ts'
import type { Athlete } from './sheet.ts'
import { choose, inForm } from './squads.ts'

/** Who wins each rally of a set: 0 or 1, so that the set ends with the last one and not before. */
export function ralliesOf(
  random: Match['random'],
  points: readonly [number, number],
  target: number,
): number[] {
  const winner = points[0] > points[1] ? 0 : 1
  const loser = 1 - winner
  const lost = Math.min(...points)
  const order = (first: number, second: number) =>
    random.shuffle([...Array<number>(first).fill(winner), ...Array<number>(second).fill(loser)])
  if (lost < target - 1) return [...order(target - 1, lost), winner]
  // Level at one short of the target, then turn and turn about until somebody is two ahead.
  const rallies = order(target - 1, target - 1)
  for (let level = target - 1; level < lost; level++) rallies.push(...random.shuffle([winner, loser]))
  return [...rallies, winner, winner]
}

class VolleyballSide {
  readonly team: MatchTeam
  readonly hitters: Athlete[]
  readonly setter: Athlete
  readonly libero: Athlete
  readonly court: Athlete[]
  readonly #match: Match

  constructor(match: Match, team: MatchTeam, sets: number) {
    this.#match = match
    this.team = team
    const { random } = match
    const form = inForm(random, team.squad)
    const outside = choose(form, ['OH'], 2)
    const middle = choose(form, ['MB'], 2, outside)
    const right = choose(form, ['RS'], 1, [...outside, ...middle])
    this.hitters = [...outside, ...middle, ...right]
    const rest = (position: string, taken: Athlete[]) => {
      const [athlete] = choose(form, [position], 1, taken)
      if (!athlete) throw new RangeError(`${team.name} cannot field a volleyball team`)
      return athlete
    }
    this.setter = rest('S', this.hitters)
    this.libero = rest('L/DS', [...this.hitters, this.setter])
    const starters = [...this.hitters, this.setter, this.libero]
    const bench = form.filter((athlete) => !starters.includes(athlete)).slice(0, random.between(1, 4))
    this.court = [...starters, ...bench]
    for (const athlete of this.court) {
      const isStarter = starters.includes(athlete)
      team.sheet.enter(athlete, isStarter)
      team.sheet.add(athlete, 'play', 'sp', isStarter ? sets : random.between(1, sets))
    }
  }

  by(lean: (athlete: Athlete) => number): Athlete {
    return weighted(
      this.#match.random,
      this.court,
      (athlete) => lean(athlete) * (this.team.sheet.isStarter(athlete) ? 1 : 0.15),
    )
  }

  add(athlete: Athlete, group: string, key: string): void {
    this.team.sheet.add(athlete, group, key)
  }

  attacker(): Athlete {
    return weighted(
      this.#match.random,
      this.hitters,
      (athlete) => reliance(athlete) * (athlete.position === 'OH' ? 1.5 : 1),
    )
  }

  server(): Athlete {
    return this.by((athlete) => (athlete.position === 'MB' ? 0.7 : 1))
  }

  /** The libero and the back row keep the ball up. */
  digger(): Athlete {
    return this.by(
      (athlete) => (athlete === this.libero ? 3.2 : athlete.position === 'MB' ? 0.4 : 1) * reliance(athlete),
    )
  }
}

/** An attack that somebody keeps in play. */
function exchange(from: VolleyballSide, to: VolleyballSide): void {
  from.add(from.attacker(), 'attack', 'ta')
  to.add(to.digger(), 'defense', 'dig')
}

function block(random: Match['random'], side: VolleyballSide): string {
  const front = side.hitters
  const first = weighted(random, front, (athlete) => (athlete.position === 'MB' ? 2.5 : 1))
  if (random.chance(0.22)) {
    side.add(first, 'block', 'bs')
    return first.name
  }
  const second = weighted(
    random,
    front.filter((athlete) => athlete !== first),
    (athlete) => (athlete.position === 'MB' ? 2 : 1),
  )
  side.add(first, 'block', 'ba')
  side.add(second, 'block', 'ba')
  return `${first.name}, ${second.name}`
}

/** How the rally was won, told in the words of a scorer. */
function rally(
  match: Match,
  won: VolleyballSide,
  lost: VolleyballSide,
  server: Athlete,
  serving: VolleyballSide,
): string {
  const { random } = match
  serving.add(server, 'serve', 'ta')
  if (serving === won && random.chance(0.09)) {
    won.add(server, 'serve', 'sa')
    lost.add(lost.digger(), 'defense', 're')
    return `Service ace by ${server.name}`
  }
  if (serving === lost && random.chance(0.17)) {
    lost.add(server, 'serve', 'se')
    return `Service error by ${server.name}`
  }
  for (let left = random.poisson(0.42); left > 0; left--) exchange(lost, won)
  for (let left = random.poisson(0.42); left > 0; left--) exchange(won, lost)
  const roll = random.next()
  if (roll < 0.66) {
    const attacker = won.attacker()
    won.add(attacker, 'attack', 'ta')
    won.add(attacker, 'attack', 'k')
    const passer = random.chance(0.86) ? won.setter : won.digger()
    if (passer !== attacker && random.chance(0.96)) won.add(passer, 'set', 'a')
    return `Kill by ${attacker.name}`
  }
  if (roll < 0.96) {
    const attacker = lost.attacker()
    lost.add(attacker, 'attack', 'ta')
    lost.add(attacker, 'attack', 'e')
    return random.chance(0.4)
      ? `Attack error by ${attacker.name}, block by ${block(random, won)}`
      : `Attack error by ${attacker.name}`
  }
  const handler = lost.by(() => 1)
  lost.add(handler, 'play', 'bhe')
  return `Ball handling error by ${handler.name}`
}

/** Every rally of every set: a point is a kill, an ace, or an error of the other side. */
export const volleyball: Scorer = (match): MatchDetails => {
  const { random, teams, log } = match
  const sets = teams[0].line.length
  const sides = teams.map((team) => new VolleyballSide(match, team, sets)) as [VolleyballSide, VolleyballSide]
  log.begin()
  for (let set = 0; set < sets; set++) {
    log.score.away = 0
    log.score.home = 0
    let serving = sides[(set + 1) % 2] ?? sides[0]
    let server = serving.server()
    const points = [teams[0].line[set] ?? 0, teams[1].line[set] ?? 0] as const
    for (const winner of ralliesOf(random, points, set === 4 ? 15 : 25)) {
      const won = sides[winner] ?? sides[0]
      const lost = sides[1 - winner] ?? sides[1]
      const text = rally(match, won, lost, server, serving)
      log.points(set + 1, null, won.team, 1, () => text, undefined, { serve: serving.team.side })
      if (serving !== won) server = won.server()
      serving = won
    }
  }
  // A team plays each set once, however many played in it.
  for (const { sheet } of teams) sheet.team('play', 'sp', sets)
  return {
    periods: teams[0].line.map((_, set) => `${set + 1}`),
    rules: 'Best of five sets to 25, the fifth to 15',
    officials: ['First Referee', 'Second Referee'],
    clock: { regulation: 5, seconds: 0, overtime: 0 },
  }
}
