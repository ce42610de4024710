import { type Figure, figure, half, less, many, nth, num, rate, score } from '../facts/figure.ts'
import { type GameFacts, otherOf, periodNumber, type Team } from '../facts/game-facts.ts'
import type { Player } from '../facts/people.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { type Phrase, say } from '../words/phrase.ts'

/** Kills less errors over attempts. */
export const hitting = (of: Pick<Player, 'stat'> | { stat: Team['total'] }): Figure => {
  const [k, e, ta] = [of.stat('attack', 'k'), of.stat('attack', 'e'), of.stat('attack', 'ta')]
  return figure((k.value - e.value) / ta.value, `ratio(less(${k.from},${e.from}),${ta.from})`)
}
export const teamHitting = (team: Team): Figure => hitting({ stat: team.total })

/** Two share an assisted block: the team has one between them. */
const blocks = (team: Team): Figure => {
  const [solo, shared] = [team.total('block', 'bs'), team.total('block', 'ba')]
  return figure(solo.value + shared.value / 2, `blocks(${solo.from},${shared.from})`)
}

/** What the two teams are compared by. */
export function volleyballNumbers(facts: GameFacts): Slot[] {
  const { us, them } = facts
  const pair = (group: string, key: string): readonly [Figure, Figure] => [
    us.total(group, key),
    them.total(group, key),
  ]
  const edge = (
    key: string,
    weight: number,
    values: readonly [Figure, Figure],
    options: (better: Team, worse: Team, printed: Phrase) => Option[],
  ): Slot => {
    const [ours, theirs] = values
    if (ours.value === theirs.value) return slot(key, 0, [])
    const [better, more, fewer] = ours.value > theirs.value ? [us, ours, theirs] : [them, theirs, ours]
    return slot(key, weight, options(better, otherOf(facts, better), score(more, fewer)))
  }
  const [k, ok] = pair('attack', 'k')
  const hasAttacks = us.total('attack', 'ta').value > 0 && them.total('attack', 'ta').value > 0
  const [bl, obl] = [blocks(us), blocks(them)]
  const [aces, errors] = [us.total('serve', 'sa'), us.total('serve', 'se')]
  return [
    slot('hitting', 62, [
      hasAttacks &&
        say`${us.name} hit ${rate(teamHitting(us))} for the match and ${them.name} ${rate(teamHitting(them))}`,
      hasAttacks &&
        say`The hitting percentages were ${rate(teamHitting(us))} for ${us.name} and ${rate(teamHitting(them))} for ${them.name}`,
      hasAttacks &&
        say`${us.nick} swung at a ${rate(teamHitting(us))} clip, ${them.name} at ${rate(teamHitting(them))}`,
    ]),
    edge('kills', 46, [k, ok], (better, worse, printed) => [
      say`${better.name} had more kills, ${printed}`,
      say`Kills favored ${better.name}, ${printed}`,
      say`${better.nick} topped ${worse.name} in kills, ${printed}`,
    ]),
    slot('blocks', 42, [
      bl.value !== obl.value &&
        (bl.value > obl.value
          ? say`${us.name} had the edge at the net, ${half(bl)} blocks to ${half(obl)}`
          : say`${them.name} had the edge at the net, ${half(obl)} blocks to ${half(bl)}`),
      bl.value > 0 && say`${us.nick} finished with ${half(bl)} team ${bl.value === 1 ? 'block' : 'blocks'}`,
    ]),
    edge('team-digs', 34, pair('defense', 'dig'), (better, worse, printed) => [
      say`${better.name} outdug ${worse.name}, ${printed}`,
      say`Digs went ${printed} to ${better.name}`,
    ]),
    slot('serving', 36, [
      aces.value > 0 &&
        errors.value > 0 &&
        say`${us.name} had ${many(aces, 'ace')} against ${many(errors, 'service error')}`,
      aces.value > them.total('serve', 'sa').value &&
        say`${us.nick} outserved ${them.name}, ${num(aces)} aces to ${num(them.total('serve', 'sa'))}`,
    ]),
    slot('errors', 28, [
      us.total('attack', 'e').value > 0 &&
        them.total('attack', 'e').value > 0 &&
        say`Attack errors numbered ${num(us.total('attack', 'e'))} for ${us.name} and ${num(them.total('attack', 'e'))} for ${them.name}`,
      them.total('attack', 'e').value > us.total('attack', 'e').value + 3 &&
        say`${them.name} made ${num(less(them.total('attack', 'e'), us.total('attack', 'e')))} more attack errors`,
    ]),
    slot('their-serving', 22, [
      them.total('serve', 'sa').value > 0 &&
        them.total('serve', 'se').value > 0 &&
        say`${them.name} served ${many(them.total('serve', 'sa'), 'ace')} and made ${many(them.total('serve', 'se'), 'service error')}`,
    ]),
    slot('swings', 20, [
      hasAttacks &&
        say`${us.name} took ${num(us.total('attack', 'ta'))} swings and ${them.name} ${num(them.total('attack', 'ta'))}`,
      hasAttacks &&
        say`There were ${num(us.total('attack', 'ta'))} attacks by ${us.name} and ${num(them.total('attack', 'ta'))} by ${them.name}`,
    ]),
    edge('team-assists', 18, pair('set', 'a'), (better, _, printed) => [
      say`Assists were ${printed} for ${better.name}`,
    ]),
  ]
}

/** All of the points, which may not go to whoever won the match. */
export function pointsSlot({ us, them, hasPeriods, winner }: GameFacts): Slot {
  if (!hasPeriods) return slot('points', 0, [])
  const all = ({ periods, index }: Team): Figure =>
    figure(
      periods.reduce((total, { value }) => total + value, 0),
      `through(box.teams.${index}.scoreByPeriod,${periods.length})`,
    )
  const [ours, theirs] = [all(us), all(them)]
  const isOdd = winner !== null && (winner === us ? ours.value < theirs.value : theirs.value < ours.value)
  return slot('points', 31, [
    say`Over the whole match ${us.name} won ${num(ours)} points and ${them.name} ${num(theirs)}`,
    isOdd &&
      say`${winner.name} won the match while losing the count of points, ${ours.value > theirs.value ? score(ours, theirs) : score(theirs, ours)}`,
    ours.value !== theirs.value &&
      say`Point for point it came to ${ours.value > theirs.value ? score(ours, theirs) : score(theirs, ours)} for ${ours.value > theirs.value ? us.name : them.name}`,
  ])
}

export function closestSet({ us, them, hasPeriods }: GameFacts): Slot {
  if (!hasPeriods) return slot('closest', 0, [])
  const gaps = us.periods.map((ours, set) => Math.abs(ours.value - (them.periods[set]?.value ?? 0)))
  const least = Math.min(...gaps)
  if (gaps.filter((gap) => gap === least).length !== 1) return slot('closest', 0, [])
  const set = gaps.indexOf(least)
  const [ours, theirs] = [us.periods[set], them.periods[set]]
  if (!ours || !theirs) return slot('closest', 0, [])
  const gap = ours.value > theirs.value ? less(ours, theirs) : less(theirs, ours)
  return slot('closest', 29, [
    say`No set was closer than the ${nth(periodNumber(set))}, which was decided by ${num(gap)}`,
    say`The closest they came was ${num(gap)} points apart, in the ${nth(periodNumber(set))}`,
  ])
}
