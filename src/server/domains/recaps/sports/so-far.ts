import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { many, num, score } from '../facts/figure.ts'
import { after, type GameFacts, periodNumber, type Team } from '../facts/game-facts.ts'
import { leaders } from '../facts/people.ts'
import { inPeriod, periodWord } from '../facts/periods.ts'
import { leadChanges } from '../facts/scores.ts'
import { must, type Slot, slot } from '../telling/choose.ts'
import { leaderAt, type Unit } from '../telling/periods.ts'
import { scene } from '../telling/scene.ts'
import { type Describe, scoreSlots } from '../telling/scoring.ts'
import { a, type Phrase, say } from '../words/phrase.ts'
import { describeRun } from './diamond-scores.ts'
import { describeFootball } from './football-scores.ts'
import { describeGoal } from './goal-scores.ts'
import { goalWordsOf } from './goal-words.ts'

const goalUnit: Unit = ['goal', 'goals']
const units: Record<SportGroup, Unit> = {
  basketball: ['point', 'points'],
  football: ['point', 'points'],
  volleyball: ['set', 'sets'],
  tennis: ['point', 'points'],
  baseball: ['run', 'runs'],
  soccer: goalUnit,
  hockey: goalUnit,
  lacrosse: goalUnit,
  'field-hockey': goalUnit,
  'water-polo': goalUnit,
}

/** Whose numbers are looked at first: group, key and what they are called. */
type Counted = readonly [string, string, string]
const ofGoals: readonly Counted[] = [
  ['shots', 'g', 'goal'],
  ['goalie', 'saves', 'save'],
]
const counted: Record<SportGroup, readonly Counted[]> = {
  basketball: [
    ['stats', 'tp', 'point'],
    ['stats', 'treb', 'rebound'],
    ['stats', 'ast', 'assist'],
  ],
  football: [
    ['passing', 'yds', 'passing yard'],
    ['rushing', 'yds', 'rushing yard'],
    ['receiving', 'yds', 'receiving yard'],
  ],
  volleyball: [
    ['attack', 'k', 'kill'],
    ['defense', 'dig', 'dig'],
    ['set', 'a', 'assist'],
  ],
  tennis: [],
  baseball: [
    ['hitting', 'h', 'hit'],
    ['hitting', 'rbi', 'RBI'],
    ['pitching', 'so', 'strikeout'],
  ],
  soccer: ofGoals,
  hockey: ofGoals,
  lacrosse: ofGoals,
  'field-hockey': ofGoals,
  'water-polo': ofGoals,
}

const describers: Partial<Record<SportGroup, (facts: GameFacts) => Describe>> = {
  football: describeFootball,
  baseball: describeRun,
}

/** A game that is being played: how it stands and how it came to that. Nothing that only the end can say. */
export function soFarPlan(facts: GameFacts): Slot[][] {
  const { input, us, them } = facts
  const { group } = input.game
  if (!group) return [[standSlot(facts)]]
  const byScores =
    group !== 'basketball' && group !== 'volleyball' && group !== 'tennis'
      ? scoreSlots(
          facts,
          describers[group]?.(facts) ?? describeGoal(facts, goalWordsOf(group)),
          units[group],
        ).map((each) => each.slot)
      : []
  const changes = leadChanges(facts.scores)
  return [
    [
      standSlot(facts),
      slot('changes', 40, [
        changes.value > 1 && say`The lead has changed hands ${num(changes)} times`,
        changes.value > 1 && say`There have been ${num(changes)} lead changes`,
      ]),
    ],
    endedPeriods(facts),
    byScores,
    [us, them].flatMap((team) => leadersOf(team, counted[group])),
  ]
}

function standSlot(facts: GameFacts): Slot {
  const { us, them } = facts
  const where = scene(facts)
  const lead = leaderAt(facts, [us.score, them.score])
  const played = us.periods.length
  const when = played > 0 ? say` in ${inPeriod(facts, played - 1)}` : say``
  if (!lead)
    return slot('stand', must, [
      say`${us.name} and ${them.ranked} are level at ${score(us.score, them.score)}${when}${where}`,
      say`It is ${score(us.score, them.score)} between ${us.name} and ${them.ranked}${when}${where}`,
    ])
  const [ahead, behind] = lead
  const standing = score(ahead.score, behind.score)
  return slot('stand', must, [
    say`${ahead === us ? us.name : them.ranked} leads ${ahead === us ? them.ranked : us.name}, ${standing},${when}${where}`,
    behind === us && say`${us.name} trails ${them.ranked}, ${standing},${when}${where}`,
    ahead === us &&
      say`${us.nick} ${us.isPlural ? 'have' : 'has'} ${a(standing)} lead over ${them.ranked}${when}${where}`,
  ])
}

/** How it stood at the end of each period but the one that is being played. */
function endedPeriods(facts: GameFacts): Slot[] {
  const { us, hasPeriods, input } = facts
  if (!hasPeriods || input.game.group === 'volleyball') return []
  const word = periodWord(facts)
  return us.periods.slice(0, -1).map((_, period) => {
    const at = after(facts, period)
    const lead = leaderAt(facts, at)
    const name: Phrase =
      period === 0
        ? say`the first ${word}`
        : say`${num(periodNumber(period))} ${word === 'half' ? 'halves' : `${word}s`}`
    return slot(`ended-${period}`, 30, [
      lead
        ? say`${lead[0].name} was ahead ${score(at[lead[0].index], at[lead[1].index])} after ${name}`
        : say`It was ${score(at[0], at[1])} after ${name}`,
    ])
  })
}

function leadersOf(team: Team, wanted: readonly Counted[]): Slot[] {
  return wanted.map(([group, key, noun]) => {
    const [best] = leaders(team.players, (player) => player.stat(group, key).value)
    const count = best?.stat(group, key)
    return slot(`best-${group}-${key}-${team.index}`, 50, [
      best && count && say`${best} has ${many(count, noun)} for ${team.name}`,
      best && count && say`${team.name} has ${many(count, noun)} from ${best}`,
    ])
  })
}
