import { minuteOf } from '../facts/clock.ts'
import { type Figure, figure, many, nth, num, score } from '../facts/figure.ts'
import type { GameFacts } from '../facts/game-facts.ts'
import { moment } from '../facts/moment.ts'
import { leaders } from '../facts/people.ts'
import { bestRun, leadChanges, leadForGood, timesTied, widestLead } from '../facts/scores.ts'
import { type Slot, slot } from '../telling/choose.ts'
import { contextSlots, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import {
  halftimeSlot,
  lineSlot,
  periodSlot,
  regulationSlot,
  swingSlot,
  type Unit,
} from '../telling/periods.ts'
import { scoreSlots, scoresIn } from '../telling/scoring.ts'
import { type Compared, edgeSlots } from '../telling/summary.ts'
import { type Phrase, say } from '../words/phrase.ts'
import { goalNumbers } from './goal-numbers.ts'
import {
  assistsOf,
  booked,
  busiest,
  fullTime,
  goalsOf,
  keeperSlot,
  lineStoppers,
  othersIn,
  scorer,
  secondScorer,
  setter,
  shooters,
  shotList,
  soleKeeper,
} from './goal-people.ts'
import { describeGoal } from './goal-scores.ts'
import { shotsByPeriod } from './goal-shots.ts'
import { type GoalWords, goalWordsOf } from './goal-words.ts'
import type { Story } from './story.ts'

export const goalUnit: Unit = ['goal', 'goals']
const compared: readonly Compared[] = [
  ['shots', 'sh', 'shots'],
  ['shots', 'sog', 'shots on goal'],
  ['team', 'corners', 'corners'],
  ['goalie', 'saves', 'saves'],
  ['misc', 'gb', 'ground balls'],
  ['misc', 'facewon', 'face-offs'],
  ['misc', 'dc', 'draw controls'],
  ['misc', 'stl', 'steals'],
  ['misc', 'blk', 'blocks'],
]
const words: StatWords = {
  'shots.g': goalUnit,
  'shots.a': ['assist', 'assists'],
  'goalie.saves': ['save', 'saves'],
  'shots.sh': ['shot', 'shots'],
}
const runs = { 'shots.g': 'scored' }

/** Soccer, hockey, lacrosse, field hockey and water polo. */
export function goals(facts: GameFacts): Story {
  const { us, them, input } = facts
  const spoken = goalWordsOf(input.game.group)
  const told = scoreSlots(facts, describeGoal(facts, spoken), goalUnit)
  const periods = us.periods.map((_, period) =>
    periodSlot(facts, period, period < input.game.regulation ? 40 : 60, goalUnit),
  )
  const middle = Math.ceil(input.game.regulation / 2)
  const few = facts.scores.length <= 3
  return {
    contest: spoken.contest,
    unit: 'goals',
    decisive: goalDecisive(facts, spoken),
    paragraphs: [
      [scorer(facts, us, 84), secondScorer(us, 58), setter(facts, us, 48), othersIn(us)],
      [
        ...scoresIn(told, 1, middle),
        ...(middle === 1 ? [] : few ? periods.slice(0, middle) : periods.slice(0, 1)),
        halftimeSlot(facts, few ? 62 : 70),
      ],
      [
        ...scoresIn(told, middle + 1, 99),
        ...periods.slice(middle),
        swingSlot(facts, 46, goalUnit),
        regulationSlot(facts),
        lineSlot(facts, 14),
      ],
      [...flow(facts), ...quietSlots(facts)],
      [keeperSlot(facts, us, spoken, 72), keeperSlot(facts, them, spoken, 60)],
      [scorer(facts, them, 52), secondScorer(them, 27), setter(facts, them, 26)],
      [...goalNumbers(facts, spoken), ...edgeSlots(facts, compared)],
      [
        busiest(us, 30),
        shotList(us, 25),
        shooters(us),
        busiest(them, 18),
        shotList(them, 13),
        ...shotsByPeriod(facts),
        fullTime(us, 19),
        fullTime(them, 9),
        booked(us),
        booked(them),
        lineStoppers(us),
        ...contextSlots(facts, words, runs),
      ],
    ],
  }
}

function goalDecisive(facts: GameFacts, spoken: GoalWords): Decisive[] {
  const { winner, loser, us, scores } = facts
  const found: Decisive[] = []
  const describe = describeGoal(facts, spoken)
  const side = winner ?? us
  if (winner && loser) {
    const good = leadForGood(scores, winner.index)
    const told = good && describe({ ...good.score, assists: [] })
    if (good && told) {
      const when = moment(facts, good.score)
      const ends = good.index === scores.length - 1
      found.push({
        team: winner,
        noun: say`${told.noun} ${when}`,
        clause: say`${told.clause} ${when}${ends && scores.length > 1 ? ' to win it' : ''}`,
      })
    }
    const run = bestRun(scores, winner.index, 0)
    if (run && run.made.value >= 4)
      found.push({
        team: winner,
        noun: say`a run of ${many(run.made, 'unanswered goal')}`,
        act: say`scored ${many(run.made, 'unanswered goal')}`,
      })
    const keeper = leaders(winner.players, (player) => player.stat('goalie', 'saves').value)[0]
    const saves = keeper?.stat('goalie', 'saves')
    if (keeper && saves && saves.value >= 5)
      found.push({
        team: winner,
        noun: say`${keeper}’s ${many(saves, 'save')}`,
        clause:
          loser.score.value === 0 && soleKeeper(winner)
            ? say`${keeper} made ${many(saves, 'save')} in a shutout`
            : say`${keeper} made ${many(saves, 'save')}`,
      })
  } else {
    const last = scores.at(-1)
    const told = last && describe({ ...last, assists: [] })
    if (last && told)
      found.push({
        team: facts.teams[last.side],
        noun: say`${told.noun} ${moment(facts, last)}`,
        clause: say`${told.clause} ${moment(facts, last)} for the last goal of the ${spoken.contest}`,
      })
    const keeper = leaders(us.players, (player) => player.stat('goalie', 'saves').value)[0]
    const saves = keeper?.stat('goalie', 'saves')
    if (keeper && saves && saves.value > 1 && us.score.value === 0)
      found.push({ team: us, clause: say`${keeper} stopped ${many(saves, 'shot')}` })
  }
  const star = leaders(side.players, (player) => goalsOf(player).value * 2 + assistsOf(player).value)[0]
  if (star && goalsOf(star).value >= 2)
    found.push({
      team: side,
      noun: say`${star}’s ${many(goalsOf(star), 'goal')}`,
      clause: say`${star} scored ${goalsOf(star).value === 2 ? 'twice' : many(goalsOf(star), 'goal')}`,
    })
  if (star && goalsOf(star).value >= 1 && assistsOf(star).value >= 1)
    found.push({
      team: side,
      clause: say`${star} had ${goalsOf(star).value === 1 ? 'a goal' : many(goalsOf(star), 'goal')} and ${assistsOf(star).value === 1 ? 'an assist' : many(assistsOf(star), 'assist')}`,
    })
  return found
}

function flow(facts: GameFacts): Slot[] {
  const { scores, winner, loser } = facts
  if (scores.length < 3) return []
  const [changes, ties] = [leadChanges(scores), timesTied(scores)]
  const run = winner && bestRun(scores, winner.index, 0)
  const other = loser && bestRun(scores, loser.index, 0)
  const behind = loser && widestLead(scores, loser.index)
  return [
    slot('changes', 40, [
      changes.value >= 2 &&
        say`The lead changed hands ${changes.value === 2 ? 'twice' : say`${num(changes)} times`}`,
      ties.value >= 3 && say`The score was level ${num(ties)} times after the opening goal`,
      changes.value === 0 &&
        winner &&
        scores[0]?.side === winner.index &&
        ties.value === 0 &&
        say`${winner.name} scored first and never gave up the lead`,
      changes.value === 0 &&
        winner &&
        scores[0]?.side === winner.index &&
        ties.value === 0 &&
        say`Once ahead, ${winner.name} stayed there`,
    ]),
    slot('run', 54, [
      run &&
        winner &&
        run.made.value >= 3 &&
        say`${winner.name} scored ${num(run.made)} in a row to reach ${score(run.last.after[winner.index], run.last.after[winner.index === 0 ? 1 : 0])}`,
      run &&
        winner &&
        run.made.value >= 3 &&
        say`A run of ${num(run.made)} straight goals took ${winner.nick} from ${between(run.before, winner.index)} to ${between(run.last.after, winner.index)}`,
    ]),
    slot('their-run', 36, [
      other &&
        loser &&
        other.made.value >= 3 &&
        say`${loser.name} had ${num(other.made)} in a row at one stage`,
      other &&
        loser &&
        other.made.value >= 3 &&
        say`${loser.nick} scored ${num(other.made)} straight along the way`,
    ]),
    slot('deficit', 50, [
      behind && winner && behind.lead.value >= 2 && say`${winner.name} had been ${num(behind.lead)} down`,
      behind &&
        loser &&
        behind.lead.value >= 2 &&
        say`${loser.name} had led by as many as ${num(behind.lead)}`,
    ]),
  ]
}

const between = (at: readonly [Figure, Figure], side: 0 | 1): Phrase =>
  score(at[side], at[side === 0 ? 1 : 0])

/** How long the first goal took, and when the last one was, where the clock counts the whole game. */
function quietSlots(facts: GameFacts): Slot[] {
  const [first, last] = [facts.scores[0], facts.scores.at(-1)]
  if (facts.clock !== 'total' || !first?.clock || !last?.clock) return []
  const [opening, closing] = [minuteOf(first.clock.text), minuteOf(last.clock.text)]
  if (opening === null || closing === null) return []
  return [
    slot('wait', 26, [
      opening > 15 &&
        say`It took until the ${nth(figure(opening, `minute(${first.clock.from})`))} minute for somebody to score`,
      opening <= 5 &&
        say`It was the ${nth(figure(opening, `minute(${first.clock.from})`))} minute when the scoring began`,
    ]),
    slot('quiet', 22, [
      first !== last &&
        say`Nobody scored after the ${nth(figure(closing, `minute(${last.clock.from})`))} minute`,
      first === last && say`That was all the scoring there was`,
    ]),
  ]
}
