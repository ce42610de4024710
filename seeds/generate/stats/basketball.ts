import type { Play } from '#contract/shapes/stats-shapes.ts'
import { shotPlace } from './basketball-places.ts'
import { clockText, moments, reliance, shared, weighted } from './chance.ts'
import {
  type Match,
  type MatchDetails,
  type MatchTeam,
  type PlayFacts,
  periodLabels,
  type Scorer,
} from './match.ts'
import { type Athlete, teamRow } from './sheet.ts'
import { choose, inForm } from './squads.ts'

/** How many of each basket make a period's points. */
function basketsFor({ random }: Match, points: number): { threes: number; twos: number; free: number } {
  const threes = Math.min(
    Math.floor(points / 3),
    Math.max(0, Math.round((points * 0.3) / 3 + random.normal())),
  )
  const left = points - threes * 3
  const wished = Math.min(left, Math.max(0, Math.round(points * 0.17 + random.normal() * 1.5)))
  const free = (left - wished) % 2 === 0 ? wished : wished > 0 ? wished - 1 : 1
  return { threes, twos: (left - free) / 2, free }
}

type Action =
  | { kind: 'shot'; worth: 2 | 3; isMade: boolean }
  | { kind: 'free'; made: number; attempts: number }
  | { kind: 'turnover' }
  | { kind: 'foul' }

/** What a side does with its share of the possessions: whatever the score leaves over is missed. */
function actionsFor(match: Match, points: number, possessions: number): Action[] {
  const { random } = match
  const { threes, twos, free } = basketsFor(match, points)
  const shots = (worth: 2 | 3, isMade: boolean, count: number): Action[] =>
    Array.from({ length: Math.max(0, Math.round(count)) }, () => ({ kind: 'shot', worth, isMade }))
  const trips: Action[] = []
  for (let left = free; left > 0; ) {
    const made = Math.min(left, random.chance(0.74) ? 2 : 1)
    trips.push({ kind: 'free', made, attempts: 2 })
    left -= made
  }
  if (random.chance(possessions * 0.01)) trips.push({ kind: 'free', made: 0, attempts: 2 })
  const turnovers = random.poisson(possessions * 0.18)
  const missed = Math.max(possessions * 0.2, possessions * 1.2 - twos - threes - trips.length - turnovers)
  const missedThrees = missed * (0.34 + random.next() * 0.16)
  return random.shuffle([
    ...shots(2, true, twos),
    ...shots(3, true, threes),
    ...shots(2, false, missed - missedThrees),
    ...shots(3, false, missedThrees),
    ...trips,
    ...Array.from({ length: turnovers }, (): Action => ({ kind: 'turnover' })),
    ...Array.from({ length: random.poisson(possessions * 0.09) }, (): Action => ({ kind: 'foul' })),
  ])
}

const words = { G: 'jumper', F: 'layup', C: 'layup' } as Record<string, string>

/** Ten at most play; those on the floor longer do more of everything. */
class Side {
  readonly team: MatchTeam
  readonly #match: Match
  readonly #minutes = new Map<Athlete, number>()

  constructor(match: Match, team: MatchTeam, minutes: number) {
    this.#match = match
    this.team = team
    const { random } = match
    const form = inForm(random, team.squad)
    const guards = choose(form, ['G', 'G/F'], 3)
    const starters = [...guards, ...choose(form, ['F', 'C', 'G/F'], 2, guards)]
    const bench = form.filter((athlete) => !starters.includes(athlete)).slice(0, random.between(3, 5))
    const played = [...starters, ...bench]
    const weights = played.map(
      (athlete, index) => (index < 5 ? 29 : 15) * (0.8 + random.next() * 0.4) * reliance(athlete) ** 0.3,
    )
    for (const [index, share] of shared(minutes * 5, weights, minutes - 1).entries()) {
      const athlete = played[index]
      if (!athlete) continue
      this.#minutes.set(athlete, share)
      team.sheet.enter(athlete, index < 5)
      team.sheet.add(athlete, 'stats', 'min', share)
    }
  }

  pick(lean: (athlete: Athlete) => number): Athlete {
    return weighted(
      this.#match.random,
      [...this.#minutes.keys()],
      (athlete) => (this.#minutes.get(athlete) ?? 0) * lean(athlete),
    )
  }

  count(athlete: Athlete, ...keys: string[]): void {
    for (const key of keys) this.team.sheet.add(athlete, 'stats', key)
  }

  /** Nobody gets a sixth foul. */
  foul(): Athlete {
    const athlete = this.pick((candidate) =>
      this.team.sheet.get(candidate, 'stats', 'pf') < 4
        ? 1
        : this.team.sheet.get(candidate, 'stats', 'pf') < 5
          ? 0.05
          : 0,
    )
    this.count(athlete, 'pf')
    return athlete
  }
}

const isBig = ({ position }: Athlete) => (position === 'C' ? 2 : position === 'F' ? 1.6 : 1)
const isGuard = ({ position }: Athlete) => (position.startsWith('G') ? 2 : 1)

/** Gives the side that has the ball then. */
function rebound(
  match: Match,
  shooters: Side,
  defenders: Side,
  say: (side: Side, text: () => string) => void,
): Side {
  const roll = match.random.next()
  const isOffensive = roll < 0.27
  const side = isOffensive ? shooters : defenders
  const isTeam = match.random.chance(0.07)
  const athlete = isTeam ? teamRow : side.pick(isBig)
  side.count(athlete, isOffensive ? 'oreb' : 'dreb', 'treb')
  say(side, () => `${athlete.name} ${isOffensive ? 'offensive' : 'defensive'} rebound`)
  return side
}

/** Plays it out and gives the side that has the ball then. */
function playAction(
  match: Match,
  action: Action,
  own: Side,
  rival: Side,
  period: number,
  clock: string,
): Side {
  const { random, log } = match
  const say: Say = (side, text, facts) => log.play(period, clock, side.team, text, facts)
  const score: Score = (athlete, worth, text, facts) => {
    own.team.sheet.add(athlete, 'stats', 'tp', worth)
    log.points(period, clock, own.team, worth, () => `${athlete.name} ${text}`, undefined, facts)
  }
  if (action.kind === 'turnover') {
    const athlete = random.chance(0.04) ? teamRow : own.pick(isGuard)
    own.count(athlete, 'to')
    say(own, () => `${athlete.name} turnover`)
    if (athlete !== teamRow && random.chance(0.52)) {
      const thief = rival.pick(isGuard)
      rival.count(thief, 'stl')
      say(rival, () => `${thief.name} steal`)
    }
    return rival
  }
  if (action.kind === 'foul') {
    const athlete = rival.foul()
    say(rival, () => `Foul by ${athlete.name}`)
    return own
  }
  return action.kind === 'free'
    ? freeThrows(match, action, own, rival, say, score)
    : shot(match, action, own, rival, say, score)
}

type Say = (side: Side, text: () => string, facts?: PlayFacts) => void
type Score = (athlete: Athlete, worth: number, text: string, facts?: PlayFacts) => void

function freeThrows(
  match: Match,
  { attempts, made }: Action & { kind: 'free' },
  own: Side,
  rival: Side,
  say: Say,
  score: Score,
): Side {
  const fouler = rival.foul()
  say(rival, () => `Foul by ${fouler.name}`)
  const shooter = own.pick(reliance)
  let ball = rival
  // The made one comes last, unless none is: a missed last shot is rebounded.
  for (let shotsLeft = attempts; shotsLeft > 0; shotsLeft--) {
    own.count(shooter, 'fta')
    if (shotsLeft <= made) {
      own.count(shooter, 'ftm')
      score(shooter, 1, 'made free throw')
      continue
    }
    say(own, () => `${shooter.name} missed free throw`)
    if (shotsLeft === 1) ball = rebound(match, own, rival, say)
    else own.team.sheet.team('team', 'deadball', 1)
  }
  return ball
}

function shot(
  match: Match,
  { worth, isMade }: Action & { kind: 'shot' },
  own: Side,
  rival: Side,
  say: Say,
  score: Score,
): Side {
  const { random, places } = match
  const isThree = worth === 3
  const shooter = own.pick((athlete) => reliance(athlete) * (isThree ? isGuard(athlete) : isBig(athlete)))
  const name = isThree ? '3-pointer' : (words[shooter.position] ?? 'jumper')
  const place = { ...shotPlace(places, isThree ? 'three' : name), isMade, worth }
  own.count(
    shooter,
    'fga',
    ...(isThree ? ['fga3'] : []),
    ...(isMade ? ['fgm', ...(isThree ? ['fgm3'] : [])] : []),
  )
  if (!isMade) {
    say(own, () => `${shooter.name} missed ${name}`, { shot: place })
    if (!isThree && random.chance(0.17)) {
      const blocker = rival.pick((athlete) => isBig(athlete) ** 2)
      rival.count(blocker, 'blk')
      say(rival, () => `${blocker.name} block`)
    }
    return rebound(match, own, rival, say)
  }
  score(shooter, worth, `made ${name}`, { shot: place })
  if (!isThree && random.chance(0.62)) own.team.sheet.team('team', 'paint', 2)
  for (const [key, chance] of [
    ['fastBreak', 0.12],
    ['second', 0.14],
    ['turnovers', 0.2],
  ] as const) {
    if (random.chance(chance)) own.team.sheet.team('team', key, worth)
  }
  if (random.chance(isThree ? 0.78 : 0.45)) {
    const passer = own.pick((athlete) => (athlete === shooter ? 0 : isGuard(athlete) * reliance(athlete)))
    own.count(passer, 'ast')
    say(own, () => `${passer.name} assist`)
  }
  return rival
}

/** How often one side has scored without an answer; a bench ends that with a timeout. */
function runAfter(run: { by: Play['side']; baskets: number }, plays: readonly Play[]) {
  let { by, baskets } = run
  for (const { side, homeScore } of plays) {
    if (homeScore === null) continue
    baskets = side === by ? baskets + 1 : 1
    by = side
  }
  return { by, baskets }
}

/** Baskets, fouls and turnovers that make the points of each half or quarter. */
export const basketball: Scorer = (match): MatchDetails => {
  const { random, teams, gender, columns, log } = match
  const regulation = gender === 'M' ? 2 : 4
  const played = teams[0].line.length
  const secondsOf = (period: number) => (period < regulation ? 2400 / regulation : 300)
  const minutes = 40 + 5 * (played - regulation)
  const sides = teams.map((team) => new Side(match, team, minutes)) as [Side, Side]
  log.begin()
  for (let period = 0; period < played; period++) {
    const seconds = secondsOf(period)
    const points = sides.map((side) => side.team.line[period] ?? 0) as [number, number]
    const possessions = Math.max(8, (points[0] + points[1]) / 2 / 1.03)
    const queues = sides.map((side, index) => ({
      side,
      actions: actionsFor(match, points[index] ?? 0, possessions),
    }))
    const times = moments(
      random,
      queues.reduce((sum, { actions }) => sum + actions.length, 0),
      seconds,
    )
    let ball = random.pick(sides)
    let run = { by: null as Play['side'], baskets: 0 }
    for (const at of times) {
      const queue =
        queues.find(({ side, actions }) => side === ball && actions.length > 0) ??
        queues.find(({ actions }) => actions.length > 0)
      const action = queue?.actions.pop()
      if (!queue || !action) break
      const rival = sides[0] === queue.side ? sides[1] : sides[0]
      const clock = clockText(seconds - at)
      const before = log.plays.length
      ball = playAction(match, action, queue.side, rival, period + 1, clock)
      run = runAfter(run, log.plays.slice(before))
      if (run.baskets < 5) continue
      const shaken = sides.find(({ team }) => team.side !== run.by)
      if (shaken) log.play(period + 1, clock, shaken.team, () => `Timeout by ${shaken.team.abbreviation}`)
      run = { by: null, baskets: 0 }
    }
  }
  for (const { sheet } of teams) {
    const all = sheet.total(columns).stats?.tp ?? 0
    const starters =
      teams.find((team) => team.sheet === sheet)?.squad.filter((athlete) => sheet.isStarter(athlete)) ?? []
    sheet.team(
      'team',
      'bench',
      all - starters.reduce((sum, athlete) => sum + sheet.get(athlete, 'stats', 'tp'), 0),
    )
  }
  return {
    periods: periodLabels(played, regulation),
    rules: gender === 'M' ? 'Two halves of 20 minutes' : 'Four quarters of 10 minutes',
    officials: ['Referee', 'Umpire', 'Umpire'],
    clock: { regulation, seconds: secondsOf(0), overtime: secondsOf(regulation) },
  }
}
