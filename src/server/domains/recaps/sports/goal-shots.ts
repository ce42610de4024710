import { type Figure, figure, num } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import { inPeriod } from '../facts/periods.ts'
import { type Slot, slot } from '../telling/choose.ts'
import { say } from '../words/phrase.ts'

const isShot = /^(?:shot|goal)\b/i

/** Shots of a side by period, counted from the plays; nothing where they do not make the side's total. */
function counted({ input }: GameFacts, team: Team): Figure[] | null {
  const side = input.box?.teams[team.index].side
  const shots = input.plays.filter((play) => play.side === side && isShot.test(play.text))
  if (shots.length === 0 || shots.length !== team.total('shots', 'sh').value) return null
  return team.periods.map((_, period) =>
    figure(shots.filter((shot) => shot.period === period + 1).length, `shotsIn(${team.index},${period + 1})`),
  )
}

/** When a side did most of its shooting. */
export function shotsByPeriod(facts: GameFacts): Slot[] {
  return facts.teams.map((team) => {
    const periods = counted(facts, team)
    const key = `shots-by-period-${team.index}`
    if (!periods || periods.length < 2) return slot(key, 0, [])
    const most = Math.max(...periods.map(({ value }) => value))
    const best = periods.findIndex(({ value }) => value === most)
    const [top, first] = [periods[best], periods[0]]
    const isAlone = periods.filter(({ value }) => value === most).length === 1
    if (!top || !first || top.value < 2) return slot(key, 0, [])
    return slot(key, team.index === 0 ? 32 : 20, [
      isAlone && say`${team.name} did most of its shooting in ${inPeriod(facts, best)}, with ${num(top)}`,
      isAlone &&
        say`No period brought more ${team.name} shots than ${inPeriod(facts, best)}, which had ${num(top)}`,
      first.value > 0 &&
        say`${team.name} got off ${num(first)} ${first.value === 1 ? 'shot' : 'shots'} in ${inPeriod(facts, 0)}`,
    ])
  })
}
