import { fig, less, many, num, score } from '../facts/figure.ts'
import type { GameFacts } from '../facts/game-facts.ts'
import { moment } from '../facts/moment.ts'
import { before, leadForGood, type Score } from '../facts/scores.ts'
import { a, type Phrase, say } from '../words/phrase.ts'
import { type Option, type Slot, slot } from './choose.ts'

/** A score as a noun ('Ana Reyes’s goal') and as a clause ('Ana Reyes scored'). */
export interface Described {
  noun: Phrase
  clause: Phrase
  /** 'capping an 11-play, 63-yard drive', behind either. */
  detail?: Phrase
}
export type Describe = (score: Score) => Described | null

const printed = ({ after: [ours, theirs] }: Score): Phrase =>
  ours.value >= theirs.value ? score(ours, theirs) : score(theirs, ours)

/** Each change of the score in its turn, with what it meant. The dullest weigh least. */
export function scoreSlots(
  facts: GameFacts,
  describe: Describe,
  unit: readonly [string, string],
): { slot: Slot; period: number }[] {
  const { scores, winner } = facts
  const good = winner ? leadForGood(scores, winner.index)?.index : undefined
  return scores.flatMap((at, index) => {
    const told = describe(at)
    if (!told) return []
    const options = optionsFor(facts, at, index, told, unit)
    const weight = weightOf(facts, index, index === good)
    return [{ slot: slot(`score-${index}`, weight, options), period: at.period.value }]
  })
}

function weightOf({ scores }: GameFacts, index: number, isGood: boolean): number {
  const at = scores[index]
  if (!at) return 0
  if (isGood) return 85
  if (index === 0) return 78
  const other = at.side === 0 ? 1 : 0
  const [now, was] = [at.after, before(scores, index)]
  const gap = now[at.side].value - now[other].value
  const had = was[at.side].value - was[other].value
  if (gap === 0) return 68
  if (gap > 0 && had <= 0) return 70
  // Late scores and those that bring a side close are worth more than one more on top.
  const late = index / scores.length > 0.7 ? 8 : 0
  return (gap < 0 ? 44 : 46) - Math.min(14, Math.abs(gap)) + late - scores.length / 4
}

function optionsFor(
  facts: GameFacts,
  at: Score,
  index: number,
  { noun, clause, detail }: Described,
  unit: readonly [string, string],
): Option[] {
  const { us, them, scores } = facts
  const [team, rival] = at.side === 0 ? [us, them] : [them, us]
  const when = moment(facts, at)
  const more = detail && detail.length > 0 ? say`, ${detail}` : say``
  const standing = printed(at)
  const other = at.side === 0 ? 1 : 0
  const gap = at.after[at.side].value - at.after[other].value
  const was = before(scores, index)
  const had = was[at.side].value - was[other].value
  const lead = less(at.after[at.side], at.after[other])
  if (index === 0)
    return [
      say`${clause} ${when} to open the scoring${more}`,
      say`${team.name} struck first: ${clause} ${when}${more}`,
      say`${noun} ${when} opened the scoring`,
      say`${noun} ${when} put ${team.nick} on the board first${more}`,
      say`The first ${unit[0] === 'run' ? 'run' : 'score'} came ${when}, when ${clause}${more}`,
    ]
  if (gap === 0)
    return [
      say`${noun} ${when} tied it at ${fig(at.after[0])}`,
      say`${clause} ${when} to pull ${team.name} level at ${standing}${more}`,
      say`${team.name} drew even ${when}, when ${clause}${more}`,
      say`Back came ${team.name}: ${clause} ${when}, and it was ${standing}`,
    ]
  if (gap > 0 && had <= 0)
    return [
      say`${noun} ${when} put ${team.name} in front, ${standing}`,
      say`${clause} ${when} to give ${team.nick} ${a(say`${standing} lead`)}${more}`,
      say`${team.name} went ahead ${standing} ${when}, when ${clause}${more}`,
      say`The lead belonged to ${team.name} ${when}: ${clause} to make it ${standing}`,
    ]
  if (gap > 0)
    return [
      say`${clause} ${when} to make it ${standing}${more}`,
      say`${noun} ${when} stretched the lead to ${standing}`,
      say`It was ${standing} after ${noun} ${when}`,
      say`${team.nick} added to ${team.its} lead ${when}, when ${clause}${more}`,
      say`${clause} ${when}${more}, and the margin was ${num(lead)}`,
      say`More followed ${when}, with ${noun} making it ${standing}`,
    ]
  const behind = less(at.after[other], at.after[at.side])
  return [
    say`${noun} ${when} cut it to ${standing}`,
    say`${clause} ${when} to bring ${team.name} back to ${standing}${more}`,
    say`${team.name} got one back ${when}, when ${clause}`,
    say`${team.nick} answered ${when}: ${clause}, and it was ${standing}`,
    say`${clause} ${when}${more}, which left ${team.name} ${many(behind, unit[0], unit[1])} behind ${rival.name}`,
  ]
}

/** Slots of scores gathered by what lies in front of a period and behind it. */
export const scoresIn = (
  slots: readonly { slot: Slot; period: number }[],
  from: number,
  to: number,
): Slot[] => slots.filter(({ period }) => period >= from && period <= to).map((each) => each.slot)
