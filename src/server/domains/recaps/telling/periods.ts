import { type Figure, fig, less, many, num, score } from '../facts/figure.ts'
import { after, type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { halftime, inPeriod, periodName, periodWord } from '../facts/periods.ts'
import { a, listed, type Phrase, say } from '../words/phrase.ts'
import { type Option, type Slot, slot } from './choose.ts'

/** What a score counts: 'point', 'goal'. */
export type Unit = readonly [string, string]

/** '41-27', the leader first. */
const printed = ([ours, theirs]: readonly [Figure, Figure]): Phrase =>
  ours.value >= theirs.value ? score(ours, theirs) : score(theirs, ours)

/** Whoever was ahead, and whoever was behind; null where it was level. */
export function leaderAt(
  { us, them }: GameFacts,
  [ours, theirs]: readonly [Figure, Figure],
): readonly [Team, Team] | null {
  if (ours.value === theirs.value) return null
  return ours.value > theirs.value ? [us, them] : [them, us]
}

export function halftimeSlot(facts: GameFacts, weight = 70): Slot {
  const period = halftime(facts)
  const key = 'halftime'
  if (period === null) return slot(key, 0, [])
  const at = after(facts, period)
  const lead = leaderAt(facts, at)
  const { us, winner } = facts
  const total = at[0].value + at[1].value
  if (!lead)
    return slot(key, weight, [
      total === 0 && say`Neither side had scored by halftime`,
      total === 0 && say`It was scoreless at the break`,
      total > 0 && say`It was ${printed(at)} at halftime`,
      total > 0 && say`The teams went to the break level at ${printed(at)}`,
      total > 0 && say`Nothing separated the two at the half, with the score ${printed(at)}`,
    ])
  const [ahead, behind] = lead
  const held = winner === ahead
  const gap = less(at[ahead.index], at[behind.index])
  return slot(key, weight, [
    say`${ahead.name} took ${a(say`${printed(at)} lead`)} into halftime`,
    say`${ahead.nick} led ${printed(at)} at the break`,
    say`At halftime it was ${printed(at)} in favor of ${ahead.name}`,
    ahead === us && say`${us.nick} carried ${a(printed(at))} advantage to the locker room`,
    behind === us && say`${us.name} trailed ${printed(at)} at the half`,
    behind === us && gap.value > 1 && say`${us.nick} went to halftime down ${num(gap)}, ${printed(at)}`,
    !held && winner !== null && say`${behind.name} was behind ${printed(at)} at the intermission`,
  ])
}

/** A period by its own score. */
export function periodSlot(facts: GameFacts, period: number, weight: number, unit: Unit): Slot {
  const { us, them, teams } = facts
  const key = `period-${period}`
  const [ours, theirs] = [us.periods[period], them.periods[period]]
  if (!facts.hasPeriods || !ours || !theirs) return slot(key, 0, [])
  const name = inPeriod(facts, period)
  const at = after(facts, period)
  const isLast = period === us.periods.length - 1
  const standing = (better: Team | null) => standingAfter(facts, at, better, period === 0 || isLast)
  if (ours.value === theirs.value)
    return slot(key, weight - 6, [
      ours.value === 0 && say`There was no scoring in ${name}`,
      ours.value === 0 && say`${name} went by without ${a(unit[0])}`,
      ours.value > 0 && say`The sides matched each other in ${name}, ${score(ours, theirs)}${standing(null)}`,
      ours.value > 0 && say`They traded ${many(ours, unit[0], unit[1])} apiece in ${name}`,
      ours.value > 0 && say`${name} was even at ${score(ours, theirs)}`,
    ])
  const better = ours.value > theirs.value ? us : them
  const worse = otherOf({ teams }, better)
  const [more, fewer] = better === us ? [ours, theirs] : [theirs, ours]
  const none = fewer.value === 0
  return slot(key, weight, [
    say`${better.name} won ${name}, ${score(more, fewer)}${standing(better)}`,
    say`${better.nick} outscored ${worse.name} ${score(more, fewer)} in ${name}`,
    say`${name} went to ${better.name}, ${score(more, fewer)}${standing(better)}`,
    none && more.value > 2 && say`${better.name} had all ${num(more)} of the ${unit[1]} in ${name}`,
    none && more.value === 2 && say`Both ${unit[1]} of ${name} were ${better.name}’s`,
    none && more.value === 1 && say`The only ${unit[0]} of ${name} was ${better.name}’s`,
    none &&
      say`${worse.name} did not score in ${name}, when ${better.name} had ${many(more, unit[0], unit[1])}`,
    say`${worse.name} managed ${none ? `no ${unit[1]}` : many(fewer, unit[0], unit[1])} in ${name} against ${num(more)} for ${better.name}`,
  ])
}

/** What a period led to: nothing where that is its own score, or the final one. */
function standingAfter(
  facts: GameFacts,
  at: readonly [Figure, Figure],
  better: Team | null,
  isPlain: boolean,
): Phrase {
  if (isPlain) return []
  const lead = leaderAt(facts, at)
  if (!lead) return at[0].value === 0 ? [] : say`, to make it ${printed(at)}`
  return lead[0] === better
    ? say`, for ${a(say`${printed(at)} lead`)}`
    : say`, and ${lead[0].name} was ahead ${printed(at)}`
}

/** The period in which one side gained most on the other. */
export function swingSlot(facts: GameFacts, weight: number, unit: Unit): Slot {
  const { us, them, winner } = facts
  const key = 'swing'
  if (!facts.hasPeriods || !winner) return slot(key, 0, [])
  const other = otherOf(facts, winner)
  const swings = winner.periods.map((made, period) => made.value - (other.periods[period]?.value ?? 0))
  const best = swings.reduce((top, swing, period) => (swing > (swings[top] ?? 0) ? period : top), 0)
  const [made, allowed] = [winner.periods[best], other.periods[best]]
  if (!made || !allowed || (swings[best] ?? 0) < 2) return slot(key, 0, [])
  const name = inPeriod(facts, best)
  const gap = less(made, allowed)
  const decided = gap.value >= facts.margin.value
  return slot(key, weight, [
    decided && say`The game turned in ${name}, which ${winner.name} won ${score(made, allowed)}`,
    say`${name} told the story: ${score(made, allowed)} for ${winner.name}`,
    decided &&
      say`${winner.nick} settled it with ${a(say`${score(made, allowed)} ${periodName(facts, best)}`)}`,
    say`The biggest swing came in ${name}, when ${winner.name} gained ${num(gap)} ${gap.value === 1 ? unit[0] : unit[1]} on ${other.name}`,
    winner === them && say`${us.name} lost ${name} ${score(made, allowed)} and with it most of its chances`,
  ])
}

/** The whole line: 'By quarters it went 7-0, 7-3, 7-7 and 10-14'. */
export function lineSlot(facts: GameFacts, weight: number): Slot {
  const { us, them } = facts
  if (!facts.hasPeriods || us.periods.length !== them.periods.length || us.periods.length < 2)
    return slot('line', 0, [])
  const word = periodWord(facts)
  const parts = us.periods.flatMap((ours, period) => {
    const theirs = them.periods[period]
    return theirs ? [score(ours, theirs)] : []
  })
  const plural = word === 'half' ? 'halves' : `${word}s`
  return slot('line', weight, [
    say`By ${plural} it went ${listed(parts)}, ${us.name} first`,
    say`With ${us.name} first, the ${plural} ended ${listed(parts)}`,
    say`Taken one by one the ${plural} were ${listed(parts)} from the ${us.name} side`,
  ])
}

export function regulationSlot(facts: GameFacts): Slot {
  const { input, extra } = facts
  const key = 'regulation'
  const { regulation, group } = input.game
  if (extra === 0 || group === 'volleyball' || group === 'tennis') return slot(key, 0, [])
  const end = after(facts, regulation - 1)
  if (end[0].value !== end[1].value) return slot(key, 0, [])
  const options: Option[] = [
    end[0].value > 0 && say`Regulation ended ${printed(end)}`,
    end[0].value > 0 &&
      say`It was ${printed(end)} after ${group === 'baseball' ? say`${num(regulationFigure(regulation))} innings` : say`regulation`}`,
    end[0].value === 0 && say`Neither side scored in regulation`,
    end[0].value > 0 && say`They were still level at ${fig(end[0])} apiece when regulation ran out`,
  ]
  return slot(key, 75, options)
}

const regulationFigure = (value: number): Figure => ({ value, from: 'game.regulation' })
