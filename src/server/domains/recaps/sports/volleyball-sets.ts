import { type Figure, fig, figure, less, nth, num, score } from '../facts/figure.ts'
import { type GameFacts, otherOf, periodNumber, type Team } from '../facts/game-facts.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { a, listed, type Phrase, say } from '../words/phrase.ts'

interface Point {
  after: readonly [Figure, Figure]
  side: 0 | 1
}

/** The points of a set in order; none where the plays do not make its score. */
function pointsOf({ input, us, them }: GameFacts, set: number): Point[] {
  const { box, plays } = input
  if (!box) return []
  const isHome = box.teams[0].side === 'home'
  const points: Point[] = []
  let [ours, theirs] = [0, 0]
  for (const [index, play] of plays.entries()) {
    if (play.period !== set + 1 || play.awayScore === null || play.homeScore === null) continue
    const [nowOurs, nowTheirs] = isHome ? [play.homeScore, play.awayScore] : [play.awayScore, play.homeScore]
    if (nowOurs === ours && nowTheirs === theirs) continue
    if (nowOurs + nowTheirs !== ours + theirs + 1) return []
    const side = nowOurs > ours ? 0 : 1
    ;[ours, theirs] = [nowOurs, nowTheirs]
    points.push({
      side,
      after: [
        figure(ours, `plays.${index}.${isHome ? 'homeScore' : 'awayScore'}`),
        figure(theirs, `plays.${index}.${isHome ? 'awayScore' : 'homeScore'}`),
      ],
    })
  }
  return ours === us.periods[set]?.value && theirs === them.periods[set]?.value ? points : []
}

interface SetRun {
  side: 0 | 1
  made: Figure
  before: readonly [Figure, Figure] | null
  after: readonly [Figure, Figure]
}

function longestRun(points: readonly Point[]): SetRun | null {
  let best: SetRun | null = null
  let start = 0
  for (const [index, point] of points.entries()) {
    if (point.side !== points[start]?.side) start = index
    const before = points[start - 1]?.after ?? null
    const from = before ? before[point.side] : figure(0, 'zero()')
    const made = less(point.after[point.side], from)
    if (made.value > (best?.made.value ?? 4)) best = { side: point.side, made, before, after: point.after }
  }
  return best
}

export const setName = (set: number): Phrase => say`${nth(periodNumber(set))} set`

export const setScore = (winner: Team, loser: Team, set: number): Phrase => {
  const [won, lost] = [winner.periods[set], loser.periods[set]]
  return won && lost ? score(won, lost) : []
}

const winnerOf = ({ us, them }: GameFacts, set: number): Team =>
  (us.periods[set]?.value ?? 0) > (them.periods[set]?.value ?? 0) ? us : them

/** Each set by itself, with the run that made it where the plays tell one. */
export function setSlots(facts: GameFacts): Slot[] {
  return facts.us.periods.flatMap((_, set) => {
    const winner = winnerOf(facts, set)
    const loser = otherOf(facts, winner)
    const printed = setScore(winner, loser, set)
    const [won, lost] = [winner.periods[set], loser.periods[set]]
    if (!won || !lost) return []
    const gap = less(won, lost)
    const name = setName(set)
    const isLast = set === facts.us.periods.length - 1
    const level = standing(facts, set)
    const options: Option[] = [
      say`${winner.name} took the ${name}, ${printed}${level}`,
      set === 0 && say`The opening set went to ${winner.name}, ${printed}`,
      gap.value === 2 && say`${winner.nick} won a tight ${name}, ${printed}${level}`,
      gap.value === 2 &&
        won.value > 25 &&
        say`The ${name} needed extra points before ${winner.name} closed it out, ${printed}`,
      gap.value >= 8 && say`${winner.name} ran away with the ${name}, ${printed}`,
      gap.value >= 8 && say`The ${name} was all ${winner.name}, ${printed}${level}`,
      set > 0 && !isLast && say`${winner.nick} claimed the ${name} by ${num(gap)}, ${printed}`,
      isLast && facts.winner === winner && say`${winner.name} finished it off in the ${name}, ${printed}`,
      isLast && set === 4 && say`The deciding set belonged to ${winner.name}, ${printed}`,
      set > 0 &&
        winner !== winnerOf(facts, set - 1) &&
        say`${winner.name} answered in the ${name}, winning it ${printed}`,
    ]
    return [slot(`set-${set}`, 74, options), runSlot(facts, set)]
  })
}

function runSlot(facts: GameFacts, set: number): Slot {
  const run = longestRun(pointsOf(facts, set))
  if (!run) return slot(`set-run-${set}`, 0, [])
  const team = facts.teams[run.side]
  const other = run.side === 0 ? 1 : 0
  const [now, against] = [run.after[run.side], run.after[other]]
  const was = run.before
  const made = say`${fig(run.made)}-${fig(zero(run))} run`
  const wasBehind = was && was[run.side].value < was[other].value
  const isAhead = now.value > against.value
  return slot(`set-run-${set}`, 40, [
    isAhead && say`${a(made)} put ${team.nick} up ${score(now, against)} in that one`,
    wasBehind &&
      isAhead &&
      was &&
      say`${team.name} had trailed ${score(was[other], was[run.side])} in it before ${a(made)}`,
    say`${team.name} had ${a(made)} along the way`,
    isAhead && say`The set swung on ${a(made)} that left ${team.name} ahead ${score(now, against)}`,
  ])
}

/** What the other side made during a run: nothing, by the same points. */
const zero = ({ side, after, before }: SetRun): Figure => {
  const other = side === 0 ? 1 : 0
  return less(after[other], before?.[other] ?? figure(0, 'zero()'))
}

function standing(facts: GameFacts, set: number): Phrase {
  const count = (team: Team) => {
    const rival = otherOf(facts, team)
    const value = team.periods
      .slice(0, set + 1)
      .filter((points, index) => points.value > (rival.periods[index]?.value ?? 0)).length
    return figure(value, `sets(${team.index},${set + 1})`)
  }
  const [ours, theirs] = [count(facts.us), count(facts.them)]
  if (set === 0 || set === facts.us.periods.length - 1) return []
  if (ours.value === theirs.value) return say`, which evened the match`
  const [team, more, fewer] =
    ours.value > theirs.value ? [facts.us, ours, theirs] : [facts.them, theirs, ours]
  return say`, and ${team.name} led ${score(more, fewer)} in sets`
}

/** '25-21, 19-25, 25-20 and 25-18', the winner first. */
export function allSets(facts: GameFacts): Phrase {
  const [winner, loser] = facts.winner && facts.loser ? [facts.winner, facts.loser] : [facts.us, facts.them]
  return listed(winner.periods.map((_, set) => setScore(winner, loser, set)))
}
