import type { RecapInput } from '../input/recap-input.ts'
import type { Fact, Phrase } from '../words/phrase.ts'
import { say } from '../words/phrase.ts'
import { type ClockKind, clockKind } from './clock.ts'
import { type Figure, figure, less } from './figure.ts'
import { type Manner, mannerOf } from './manner.ts'
import { People, type Player } from './people.ts'
import { type Score, scoresOf } from './scores.ts'

export interface Team {
  index: 0 | 1
  name: Fact
  /** 'No. 8 Ellery', or the name. */
  ranked: Phrase
  /** 'the Kingfishers', or the name where no mascot is known. */
  nick: Phrase
  isPlural: boolean
  /** 'its' or 'their', as the nick takes it. */
  its: string
  score: Figure
  periods: Figure[]
  players: Player[]
  total(group: string, key: string): Figure
  has(group: string): boolean
}

/** A game as it is told: what its numbers say, and nothing that they do not. */
export interface GameFacts {
  input: RecapInput
  us: Team
  them: Team
  teams: readonly [Team, Team]
  winner: Team | null
  loser: Team | null
  margin: Figure
  manner: Manner
  people: People
  scores: Score[]
  clock: ClockKind
  /** Both lines are whole: as many periods, and they make the score where periods do. */
  hasPeriods: boolean
  /** Periods beyond the usual number. */
  extra: number
}

export function gameFacts(input: RecapInput): GameFacts | null {
  if (!input.game.score) return null
  const people = new People(input)
  const us = teamFacts(input, people, 0)
  const them = teamFacts(input, people, 1)
  const { result, regulation } = input.game
  const [winner, loser] = result === 'W' ? [us, them] : result === 'L' ? [them, us] : [null, null]
  const scores = scoresOf(input, people)
  const hasPeriods = periodsAreWhole(input)
  const played = input.box?.periods.length ?? 0
  const timed = input.plays.some(({ clock }) => clock !== null) ? input.plays : (input.box?.scoring ?? [])
  const facts = {
    input,
    us,
    them,
    teams: [us, them] as const,
    winner,
    loser,
    margin: winner && loser ? less(winner.score, loser.score) : less(us.score, them.score),
    people,
    scores,
    clock: clockKind(timed),
    hasPeriods,
    extra: hasPeriods ? Math.max(0, played - regulation) : 0,
  }
  return { ...facts, manner: mannerOf(facts) }
}

function teamFacts({ game, school, opponent, box }: RecapInput, people: People, index: 0 | 1): Team {
  const words = index === 0 ? school : opponent
  const path = index === 0 ? 'school' : 'opponent'
  const name: Fact = { kind: 'name', text: words.name, from: `${path}.name` }
  const isPlural = words.mascot !== null && words.mascot.endsWith('s')
  const team = box?.teams[index]
  const at = `box.teams.${index}`
  return {
    index,
    name,
    ranked:
      words.rank === null
        ? say`${name}`
        : say`No. ${{ kind: 'number', text: String(words.rank), from: `${path}.rank` }} ${name}`,
    nick:
      isPlural && words.mascot
        ? say`the ${{ kind: 'name', text: words.mascot, from: `${path}.mascot` }}`
        : say`${name}`,
    isPlural,
    its: isPlural ? 'their' : 'its',
    score: figure(game.score?.[index] ?? 0, `game.score.${index}`),
    periods: (team?.scoreByPeriod ?? []).map((points, period) =>
      figure(points, `${at}.scoreByPeriod.${period}`),
    ),
    players: people.players[index],
    total: (group, key) => figure(team?.totals[group]?.[key] ?? 0, `${at}.totals.${group}.${key}`),
    has: (group) => Object.keys(team?.totals[group] ?? {}).length > 0,
  }
}

/** Baseball's home team does not bat last when it leads; every other line is as long as the game. */
function periodsAreWhole({ box, game }: RecapInput): boolean {
  if (!box || !game.score || box.periods.length === 0) return false
  const [ours, theirs] = box.teams.map(({ scoreByPeriod }) => scoreByPeriod)
  if (!ours || !theirs) return false
  const short = game.group === 'baseball' ? 1 : 0
  if (
    [ours, theirs].some(
      (line) => line.length > box.periods.length || line.length < box.periods.length - short,
    )
  )
    return false
  const made = (line: number[], other: number[]) =>
    game.group === 'volleyball'
      ? line.filter((points, set) => points > (other[set] ?? 0)).length
      : line.reduce((total, points) => total + points, 0)
  return made(ours, theirs) === game.score[0] && made(theirs, ours) === game.score[1]
}

/** What the score was after a period, the school first. */
export function after(facts: Pick<GameFacts, 'teams'>, period: number): readonly [Figure, Figure] {
  const sumTo = ({ periods, index }: Team): Figure =>
    figure(
      periods.slice(0, period + 1).reduce((total, { value }) => total + value, 0),
      `through(box.teams.${index}.scoreByPeriod,${period + 1})`,
    )
  return [sumTo(facts.teams[0]), sumTo(facts.teams[1])]
}

/** The number of a period, for 'the third quarter'. */
export const periodNumber = (period: number): Figure => figure(period + 1, `count(box.periods,${period + 1})`)

export const have = ({ isPlural }: Team): string => (isPlural ? 'have' : 'has')
export const otherOf = (facts: Pick<GameFacts, 'teams'>, team: Team): Team =>
  facts.teams[team.index === 0 ? 1 : 0]
