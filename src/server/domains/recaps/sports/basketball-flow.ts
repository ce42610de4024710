import { secondsLeft } from '../facts/clock.ts'
import { figure, many, num, one, percent, score } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import { moment } from '../facts/moment.ts'
import type { Player } from '../facts/people.ts'
import { inPeriod } from '../facts/periods.ts'
import {
  bestRun,
  leadChanges,
  leadForGood,
  type Run,
  type Score,
  timesTied,
  widestLead,
} from '../facts/scores.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { highNote } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import { a, type Phrase, say } from '../words/phrase.ts'

const stat = (player: Player, key: string) => player.stat('stats', key)

const shots: [RegExp, string][] = [
  [/3-?\s?(?:pointer|ptr)|three/i, '3-pointer'],
  [/free throw/i, 'free throw'],
  [/dunk/i, 'dunk'],
  [/layup|lay-up/i, 'layup'],
  [/tip-?in/i, 'tip-in'],
  [/jumper|jump shot/i, 'jumper'],
]
const shotOf = ({ text }: Score): string => shots.find(([pattern]) => pattern.test(text))?.[1] ?? 'basket'

const stretch = (facts: GameFacts, { first, last }: Run): Phrase =>
  first.period.value === last.period.value
    ? say`in ${inPeriod(facts, first.period.value - 1)}`
    : say`spanning ${inPeriod(facts, first.period.value - 1)} and ${inPeriod(facts, last.period.value - 1)}`

export function basketballDecisive(
  facts: GameFacts,
  ours: Player | undefined,
  theirs: Player | undefined,
): Decisive[] {
  const { us, them, winner, scores, input } = facts
  const star = winner === them ? theirs : ours
  const side = winner ?? us
  const found: Decisive[] = []
  if (star) {
    const tp = stat(star, 'tp')
    const high = highNote(facts, star, 'stats', 'tp')
    const reb = stat(star, 'treb')
    found.push({
      team: side,
      noun: say`${star}’s ${many(tp, 'point')}`,
      clause: say`${star} scored ${many(tp, 'point')}${high}`,
    })
    if (reb.value >= 8)
      found.push({ team: side, clause: say`${star} had ${many(tp, 'point')} and ${many(reb, 'rebound')}` })
  }
  if (winner) {
    const run = bestRun(scores, winner.index, 3)
    if (run && run.made.value - run.allowed.value >= 10) {
      const printed = score(run.made, run.allowed)
      found.push({
        team: winner,
        noun: a(say`${printed} run ${stretch(facts, run)}`),
        act: say`put together ${a(say`${printed} run ${stretch(facts, run)}`)}`,
      })
    }
    const good = leadForGood(scores, winner.index)
    const left = good ? secondsLeft(good.score, facts.clock) : null
    const isLate = good && left !== null && left < 180 && good.score.period.value >= input.game.regulation
    if (good?.score.player && isLate)
      found.push({
        team: winner,
        noun: say`${good.score.player}’s ${shotOf(good.score)} ${moment(facts, good.score)}`,
        clause: say`${good.score.player} made the go-ahead ${shotOf(good.score)} ${moment(facts, good.score)}`,
      })
    const loser = facts.loser
    const [made, tried] = loser
      ? [loser.total('stats', 'fgm'), loser.total('stats', 'fga')]
      : [figure(0, ''), figure(0, '')]
    if (loser && tried.value > 0 && made.value / tried.value < 0.36)
      found.push({ team: winner, act: say`allowed only ${one(percent(made, tried))} percent shooting` })
    const [wm, wa] = [winner.total('stats', 'fgm'), winner.total('stats', 'fga')]
    if (wa.value > 0 && wm.value / wa.value > 0.53)
      found.push({ team: winner, act: say`made ${one(percent(wm, wa))} percent of its shots` })
  }
  return found
}

/** Runs, lead changes and the widest lead: what only the plays know. */
export function flowSlots(facts: GameFacts): Slot[] {
  const { scores, us, them, winner, loser } = facts
  if (scores.length < 10) return []
  const changes = leadChanges(scores)
  const ties = timesTied(scores)
  const slots: Slot[] = [
    slot('changes', 56, [
      changes.value >= 2 && say`The lead changed hands ${num(changes)} times`,
      changes.value >= 2 &&
        ties.value >= 2 &&
        say`There were ${many(changes, 'lead change')} and ${many(ties, 'tie')}`,
      changes.value === 0 && winner && say`${winner.name} never trailed`,
      changes.value === 1 && say`The lead changed hands only once`,
    ]),
  ]
  const order: Team[] = winner && loser ? [winner, loser] : [us, them]
  for (const team of order) {
    const run = bestRun(scores, team.index, 3)
    if (run && run.made.value - run.allowed.value >= 7) slots.push(runSlot(facts, team, run))
  }
  const widest = winner && widestLead(scores, winner.index)
  if (winner && widest && widest.lead.value > facts.margin.value)
    slots.push(
      slot('widest', 47, [
        say`${winner.name} led by as many as ${num(widest.lead)}`,
        say`The widest margin was ${num(widest.lead)}, ${moment(facts, widest.at)}`,
        say`${winner.nick} stretched the lead to ${num(widest.lead)} ${moment(facts, widest.at)}`,
      ]),
    )
  const behind = winner && loser && widestLead(scores, loser.index)
  if (winner && loser && behind && behind.lead.value >= 5)
    slots.push(
      slot('deficit', 66, [
        say`${loser.name} had led by as many as ${num(behind.lead)}`,
        say`${winner.name} was down ${num(behind.lead)} ${moment(facts, behind.at)}`,
        say`${winner.nick} made up ${a(say`${num(behind.lead)}-point deficit`)}`,
      ]),
    )
  const good = winner && leadForGood(scores, winner.index)
  if (winner && good && good.index > 4) slots.push(goodSlot(facts, winner, good.score))
  return slots
}

function runSlot(facts: GameFacts, team: Team, run: Run): Slot {
  const printed = score(run.made, run.allowed)
  const { last, before } = run
  const [ours, theirs] = last.after
  const standing = ours.value >= theirs.value ? score(ours, theirs) : score(theirs, ours)
  const isUp = last.after[team.index].value > last.after[team.index === 0 ? 1 : 0].value
  const wasDown = before[team.index].value < before[team.index === 0 ? 1 : 0].value
  const options: Option[] = [
    say`${team.name} put together ${a(say`${printed} run ${stretch(facts, run)}`)}`,
    isUp && say`${a(say`${printed} burst`)} ${stretch(facts, run)} put ${team.nick} up ${standing}`,
    wasDown &&
      isUp &&
      say`${team.nick} turned the game around with ${a(say`${printed} run`)} that made it ${standing}`,
    !isUp && say`${a(say`${printed} run`)} brought ${team.name} back to ${standing}`,
    isUp && say`${team.name} went on ${a(say`${printed} spurt`)} to lead ${standing} ${moment(facts, last)}`,
  ]
  return slot(`run-${team.index}`, team === facts.winner ? 74 : 50, options)
}

function goodSlot(facts: GameFacts, winner: Team, at: Score): Slot {
  const standing = score(at.after[winner.index], at.after[winner.index === 0 ? 1 : 0])
  const shot = shotOf(at)
  return slot('for-good', 72, [
    at.player &&
      say`${a(say`${shot}`)} by ${at.player} ${moment(facts, at)} made it ${standing} and put ${winner.name} ahead to stay`,
    at.player &&
      say`${at.player} gave ${winner.nick} the lead for good, ${standing}, with ${a(say`${shot}`)} ${moment(facts, at)}`,
    say`${winner.name} went in front to stay at ${standing} ${moment(facts, at)}`,
  ])
}
