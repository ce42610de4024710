import { clockText, moments, reliance, weighted } from './chance.ts'
import { type Match, type MatchDetails, type MatchTeam, periodLabels } from './match.ts'
import type { Athlete } from './sheet.ts'
import { choose, inForm, isKeeper } from './squads.ts'

export interface GoalGameRules {
  regulation: number
  /** Seconds of a period, and of an overtime that the first goal ends. */
  seconds: number
  overtime: number
  /** Soccer's clock counts up through the game; others count down through the period. */
  countsUp?: boolean
  /** Field players who start, and how many more come on. */
  lineUp: [positions: string[], count: number][]
  bench: number
  /** Where minutes are kept: those who come on take the place of one who started. */
  keepsMinutes?: boolean
  /** How much likelier a position is to score and to set up. */
  attack: Record<string, number>
  assists: 1 | 2
  assisted: number
  /** Shots on goal that are stopped, and shots that miss, in a game. */
  stopped: number
  missed: number
  /** Share of the stops that a defender makes on the line. */
  defensiveSaves?: number
  words: { goal: string }
  rules: string
  officials: string[]
}

export interface Goal {
  scorer: Athlete
  assists: Athlete[]
  isExtraMan: boolean
}

/** One team of a goal game, on the day. */
export class GoalSide {
  readonly team: MatchTeam
  readonly field: Athlete[]
  readonly starters: Athlete[]
  readonly keepers: Athlete[]
  /** The period from which the second keeper plays; Infinity when the first plays on. */
  readonly changeAt: number
  readonly goals: Goal[] = []
  readonly rules: GoalGameRules
  readonly #match: Match

  constructor(match: Match, team: MatchTeam, rules: GoalGameRules) {
    this.#match = match
    this.team = team
    this.rules = rules
    const { random } = match
    const form = inForm(random, team.squad)
    const goalkeepers = form.filter(({ position }) => isKeeper(position))
    const fielders = form.filter(({ position }) => !isKeeper(position))
    const starters: Athlete[] = []
    for (const [positions, count] of rules.lineUp)
      starters.push(...choose(fielders, positions, count, starters))
    const bench = fielders.filter((athlete) => !starters.includes(athlete)).slice(0, rules.bench)
    this.starters = starters
    this.field = [...starters, ...bench]
    const changes = goalkeepers.length > 1 && random.chance(0.1)
    this.changeAt = changes ? Math.ceil(rules.regulation / 2) : Number.POSITIVE_INFINITY
    this.keepers = goalkeepers.length > 0 ? goalkeepers.slice(0, changes ? 2 : 1) : fielders.slice(-1)
    const [first] = this.keepers
    for (const athlete of starters) team.sheet.enter(athlete, true)
    for (const athlete of bench) team.sheet.enter(athlete, false)
    for (const keeper of this.keepers) team.sheet.enter(keeper, keeper === first)
  }

  keeper(period: number): Athlete {
    const keeper = (period >= this.changeAt ? this.keepers[1] : undefined) ?? this.keepers[0]
    if (!keeper) throw new RangeError(`${this.team.name} has nobody in goal`)
    return keeper
  }

  by(lean: (athlete: Athlete) => number = () => 1, among: readonly Athlete[] = this.field): Athlete {
    return weighted(
      this.#match.random,
      among,
      (athlete) => lean(athlete) * (this.starters.includes(athlete) ? 1 : 0.45),
    )
  }

  attacker(not: readonly Athlete[] = []): Athlete {
    const among = this.field.filter((athlete) => !not.includes(athlete))
    return this.by((athlete) => reliance(athlete) ** 1.4 * (this.rules.attack[athlete.position] ?? 1), among)
  }

  add(athlete: Athlete, group: string, key: string, amount = 1): void {
    this.team.sheet.add(athlete, group, key, amount)
  }

  /** The same small thing several times, shared out over the players. */
  spread(count: number, group: string, key: string, lean?: (athlete: Athlete) => number): void {
    for (let left = count; left > 0; left--) this.add(this.by(lean), group, key)
  }
}

export type GoalSides = [GoalSide, GoalSide]

type Event = { side: GoalSide; rival: GoalSide; kind: 'goal' | 'stop' | 'miss' }

export interface GoalHooks {
  /** Before the first whistle: penalties that give the other side an extra man, and the like. */
  prepare?: (match: Match, sides: GoalSides) => void
  /** Marks a goal: by an extra man, from the spot. Gives the words for it. */
  mark?: (match: Match, goal: Goal, side: GoalSide, rival: GoalSide) => string
  /** After the last whistle, with the seconds played. */
  complete?: (match: Match, sides: GoalSides, seconds: number) => void
}

/** Goals where the score has them, with the shots, stops and misses around them. */
export function playGoals(match: Match, rules: GoalGameRules, hooks: GoalHooks): MatchDetails {
  const { random, teams, log } = match
  const sides = teams.map((team) => new GoalSide(match, team, rules)) as GoalSides
  hooks.prepare?.(match, sides)
  log.begin()
  const played = teams[0].line.length
  let elapsed = 0
  for (let period = 0; period < played; period++) {
    const isOvertime = period >= rules.regulation
    const seconds = isOvertime ? rules.overtime : rules.seconds
    const events = eventsOf(
      match,
      sides,
      period,
      isOvertime ? rules.overtime / (rules.seconds * rules.regulation) : 1 / rules.regulation,
    )
    const times = moments(random, events.length, seconds)
    for (const [index, event] of events.entries()) {
      const at = times[index] ?? 0
      const clock = clockText(rules.countsUp ? elapsed + at : seconds - at)
      playEvent(match, event, period, clock, hooks)
    }
    // The first goal of an overtime ends it.
    const isSudden = isOvertime && sides.some(({ team }) => (team.line[period] ?? 0) > 0)
    const length = isSudden ? (times.at(-1) ?? seconds) : seconds
    for (const side of sides) side.add(side.keeper(period), 'goalie', 'sec', length)
    elapsed += length
    log.play(
      period + 1,
      rules.countsUp ? clockText(elapsed) : '0:00',
      null,
      () => `End of period ${period + 1}`,
    )
  }
  decide(match, sides)
  if (rules.keepsMinutes) for (const side of sides) keepMinutes(match, side, Math.round(elapsed / 60))
  hooks.complete?.(match, sides, elapsed)
  const { regulation, seconds, overtime, countsUp, officials } = rules
  return {
    periods: periodLabels(played, regulation),
    rules: rules.rules,
    officials,
    clock: { regulation, seconds, overtime, countsUp },
  }
}

function eventsOf({ random }: Match, sides: GoalSides, period: number, share: number): Event[] {
  const events: Event[] = []
  const goals: Event[] = []
  for (const side of sides) {
    const rival = sides[0] === side ? sides[1] : sides[0]
    const push = (list: Event[], kind: Event['kind'], count: number) => {
      for (let left = count; left > 0; left--) list.push({ side, rival, kind })
    }
    push(goals, 'goal', side.team.line[period] ?? 0)
    push(events, 'stop', random.poisson(side.rules.stopped * share))
    push(events, 'miss', random.poisson(side.rules.missed * share))
  }
  const isSudden = period >= sides[0].rules.regulation
  return isSudden ? [...random.shuffle(events), ...goals] : random.shuffle([...events, ...goals])
}

function playEvent(
  match: Match,
  { side, rival, kind }: Event,
  period: number,
  clock: string,
  hooks: GoalHooks,
): void {
  const { random, log } = match
  const { rules } = side
  const shooter = side.attacker()
  const keeper = rival.keeper(period)
  side.add(shooter, 'shots', 'sh')
  if (kind === 'miss') return log.play(period + 1, clock, side.team, () => `Shot by ${shooter.name}, wide`)
  side.add(shooter, 'shots', 'sog')
  if (kind === 'stop') {
    if (random.chance(rules.defensiveSaves ?? 0)) {
      const defender = rival.by(({ position }) => (position === 'D' ? 4 : 1))
      rival.add(defender, 'misc', 'dsave')
      return log.play(
        period + 1,
        clock,
        side.team,
        () => `Shot by ${shooter.name}, saved on the line by ${defender.name}`,
      )
    }
    rival.add(keeper, 'goalie', 'saves')
    return log.play(period + 1, clock, side.team, () => `Shot by ${shooter.name}, saved by ${keeper.name}`)
  }
  const assists: Athlete[] = []
  while (
    assists.length < rules.assists &&
    random.chance(assists.length === 0 ? rules.assisted : rules.assisted * 0.8)
  ) {
    assists.push(side.attacker([shooter, ...assists]))
  }
  const goal: Goal = { scorer: shooter, assists, isExtraMan: false }
  side.goals.push(goal)
  const how = hooks.mark?.(match, goal, side, rival) ?? ''
  side.add(shooter, 'shots', 'g')
  for (const helper of goal.assists) side.add(helper, 'shots', 'a')
  rival.add(keeper, 'goalie', 'ga')
  const text = () => {
    const helpers = goal.assists.map(({ name }) => name).join(', ')
    return `${rules.words.goal} by ${shooter.name}${how}${helpers ? ` (${helpers})` : ''}`
  }
  log.points(period + 1, clock, side.team, 1, text, { type: 'Goal', player: shooter, assists: goal.assists })
}

/** The goal that the loser never reached wins; the keepers at its time win and lose. */
function decide({ result }: Match, sides: GoalSides): void {
  const [winner, loser] = result === 'L' ? [sides[1], sides[0]] : sides
  if (result === 'T') {
    for (const side of sides) side.add(side.keeper(side.team.line.length - 1), 'goalie', 'tie')
  } else {
    const needed = loser.goals.length + 1
    const winning = winner.goals[needed - 1]
    if (winning) winner.add(winning.scorer, 'shots', 'gw')
    let reached = 0
    const period = winner.team.line.findIndex((goals) => (reached += goals) >= needed)
    winner.add(winner.keeper(period), 'goalie', 'win')
    loser.add(loser.keeper(period), 'goalie', 'loss')
  }
  for (const side of sides) {
    const rival = side === sides[0] ? sides[1] : sides[0]
    const [only] = side.keepers
    if (only && side.keepers.length === 1 && rival.goals.length === 0) side.add(only, 'goalie', 'sho')
  }
}

/** As many are on the field as started, all game long. */
function keepMinutes({ random }: Match, side: GoalSide, minutes: number): void {
  const bench = side.field.filter((athlete) => !side.starters.includes(athlete))
  const leaving = random.shuffle(side.starters)
  for (const athlete of side.starters) {
    const substitute = bench[leaving.indexOf(athlete)]
    const until = substitute ? random.between(Math.round(minutes * 0.45), minutes - 3) : minutes
    side.add(athlete, 'misc', 'min', until)
    if (substitute) side.add(substitute, 'misc', 'min', minutes - until)
  }
  for (const keeper of side.keepers)
    side.add(keeper, 'misc', 'min', Math.round(side.team.sheet.get(keeper, 'goalie', 'sec') / 60))
}
