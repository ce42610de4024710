import { ordinalPeriod } from '#contract/client/client-shapes.ts'
import type { LineScore } from '#contract/games.ts'

interface Periods {
  word: string
  /** Periods of a regular game; what follows is overtime. Innings, sets and bouts have none. */
  regulation: number
}

const unlimited = Number.POSITIVE_INFINITY

/** By the end of a sport's slug, so that men and women need one line where they play alike. */
const periodsBySport: [ending: string, periods: Periods][] = [
  ['football', { word: 'Quarter', regulation: 4 }],
  ['womens-basketball', { word: 'Quarter', regulation: 4 }],
  ['basketball', { word: 'Half', regulation: 2 }],
  ['soccer', { word: 'Half', regulation: 2 }],
  ['field-hockey', { word: 'Quarter', regulation: 4 }],
  ['hockey', { word: 'Period', regulation: 3 }],
  ['lacrosse', { word: 'Quarter', regulation: 4 }],
  ['water-polo', { word: 'Quarter', regulation: 4 }],
  ['baseball', { word: 'Inning', regulation: unlimited }],
  ['softball', { word: 'Inning', regulation: unlimited }],
  ['volleyball', { word: 'Set', regulation: unlimited }],
  ['wrestling', { word: 'Bout', regulation: unlimited }],
]

export interface PeriodHead {
  short: string
  full: string
}

const periodsOf = (sportSlug: string): Periods =>
  periodsBySport.find(([ending]) => sportSlug.endsWith(ending))?.[1] ?? {
    word: 'Period',
    regulation: unlimited,
  }

/**
 * How many periods a line score has: those that were played. Overtime is not shown before there is any, unless a school
 * wants its column to stand there while the game goes on.
 */
export function periodsShown(sportSlug: string, played: number, showOvertime = false): number {
  const { regulation } = periodsOf(sportSlug)
  return showOvertime && regulation < unlimited ? Math.max(played, regulation + 1) : played
}

/** The heads of a line score; a period beyond regulation shows as OT n. */
export function periodHeads(sportSlug: string, count: number): PeriodHead[] {
  if (sportSlug.endsWith('tennis') && count === 2)
    return ['Doubles', 'Singles'].map((word) => ({ short: word, full: word }))
  const { word, regulation } = periodsOf(sportSlug)
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return number > regulation
      ? { short: ordinalPeriod(number, regulation), full: `Overtime ${number - regulation}` }
      : { short: `${number}`, full: `${word} ${number}` }
  })
}

/** Both sides at the same length; 'X' where a side did not need its last turn. */
export function lineCells({ team, opponent }: LineScore): { team: string[]; opponent: string[] } {
  const length = Math.max(team.length, opponent.length)
  const filled = (side: number[]) => Array.from({ length }, (_, index) => `${side[index] ?? 'X'}`)
  return { team: filled(team), opponent: filled(opponent) }
}
