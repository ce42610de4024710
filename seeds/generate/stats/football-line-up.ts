import { reliance } from './chance.ts'
import type { Match, MatchTeam } from './match.ts'
import type { Athlete } from './sheet.ts'
import { choose, inForm } from './squads.ts'

/** Who throws, carries, catches, kicks and tackles today. */
export function footballLineUp({ random }: Match, team: MatchTeam) {
  const form = inForm(random, team.squad)
  const one = (position: string) => {
    const [athlete] = choose(form, [position], 1)
    if (!athlete) throw new RangeError(`${team.name} has nobody to play football`)
    return athlete
  }
  const passer = one('QB')
  const runners = choose(form, ['RB'], 3)
  const catchers = [...choose(form, ['WR'], 5), ...choose(form, ['TE'], 2)]
  const line = choose(form, ['DL'], 6)
  const backers = choose(form, ['LB'], 5)
  const corners = choose(form, ['CB'], 3)
  const safeties = choose(form, ['S'], 3)
  const starters = new Set([
    passer,
    ...runners.slice(0, 1),
    ...catchers.slice(0, 3),
    ...catchers.slice(5, 6),
    ...choose(form, ['OL'], 5),
    ...line.slice(0, 4),
    ...backers.slice(0, 3),
    ...corners.slice(0, 2),
    ...safeties.slice(0, 2),
  ])
  return {
    passer,
    runners,
    catchers,
    kicker: one('K'),
    punter: one('P'),
    returner: catchers[3] ?? passer,
    defenders: [...line, ...backers, ...corners, ...safeties],
    starters,
  }
}

/** Linebackers are near every run, linemen near the passer. */
export const tackling =
  (isSack: boolean) =>
  (athlete: Athlete): number =>
    reliance(athlete) *
    ((isSack ? { DL: 3, LB: 1.5, CB: 0.1, S: 0.3 } : { DL: 0.8, LB: 1.8, CB: 1, S: 1.6 })[athlete.position] ??
      0.3)
