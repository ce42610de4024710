import type { RosterPlayer } from '#contract/rosters.ts'
import { height } from '../parts/player-words.ts'

export interface PlayerFact {
  label: string
  value: string
}

/** What is known of a player besides name and number; what is not known is not mentioned. */
export function playerFacts(player: RosterPlayer): PlayerFact[] {
  const facts: [label: string, value: string | null][] = [
    ['Class', player.academicYear],
    ['Height', height(player.heightInches)],
    ['Weight', player.weight === null ? null : `${player.weight} lb`],
    ['Hometown', player.hometown],
    ['High school', player.highSchool],
    ['Previous school', player.previousSchool],
    ['Major', player.major],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

export const positionName = ({ position, positionTitle }: RosterPlayer): string | null =>
  positionTitle ?? position

/** The same of two players side by side: a fact of either is a row. */
export function comparedFacts(first: RosterPlayer, second: RosterPlayer) {
  const known = [first, second].map(
    (player) =>
      new Map([
        ['Position', positionName(player) ?? ''],
        ...playerFacts(player).map(({ label, value }) => [label, value] as const),
      ]),
  )
  const labels = ['Position', ...new Set([first, second].flatMap(playerFacts).map(({ label }) => label))]
  return labels
    .map((label) => ({
      label,
      first: known[0]?.get(label) || null,
      second: known[1]?.get(label) || null,
    }))
    .filter((fact) => fact.first || fact.second)
}
