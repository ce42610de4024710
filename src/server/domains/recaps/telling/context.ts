import { fig, figure, many, num } from '../facts/figure.ts'
import type { GameFacts } from '../facts/game-facts.ts'
import type { Player } from '../facts/people.ts'
import { type Phrase, say } from '../words/phrase.ts'
import { type Option, type Slot, slot } from './choose.ts'

/** What is counted, as a sentence calls it: one and many. */
export type StatWords = Readonly<Record<string, readonly [string, string]>>

const playerOf = ({ us }: GameFacts, rosterPlayerId: number): Player | undefined =>
  us.players.find((player) => player.rosterPlayerId === rosterPlayerId)

/** ', a season high' behind a number that is one; nothing behind others. */
export function highNote({ input }: GameFacts, player: Player, group: string, key: string): Phrase {
  const own = input.context.highs.filter(
    (high) => high.rosterPlayerId === player.rosterPlayerId && high.group === group && high.key === key,
  )
  if (player.side !== 0 || player.rosterPlayerId === null) return []
  if (own.some(({ scope }) => scope === 'career')) return say`, a career high`
  return own.some(({ scope, games }) => scope === 'season' && games >= 3) ? say`, a season high` : []
}

/** Bests, streaks, sums and round numbers of the school's players, for what the sport calls by `words`. */
export function contextSlots(
  facts: GameFacts,
  words: StatWords,
  runs: Readonly<Record<string, string>>,
): Slot[] {
  const { input, us } = facts
  const { highs, totals, milestones, runs: streaks, teamHighs } = input.context
  const wordsOf = (group: string, key: string) => words[`${group}.${key}`]
  const milestone = milestones.flatMap(({ rosterPlayerId, group, key, mark, total }, index): Option[] => {
    const [player, noun] = [playerOf(facts, rosterPlayerId), wordsOf(group, key)]
    if (!player || !noun) return []
    const path = `context.milestones.${index}`
    const [round, whole] = [fig(figure(mark, `${path}.mark`)), fig(figure(total, `${path}.total`))]
    return [
      say`${player} went past ${round} career ${noun[1]} and now has ${whole}`,
      say`With the ${noun[1]}, ${player} reached ${whole} for a career and passed the ${round} mark`,
    ]
  })
  const high = highs.map(({ rosterPlayerId, group, key, scope, previous, games }, index): Slot => {
    const [player, noun] = [playerOf(facts, rosterPlayerId), wordsOf(group, key)]
    if (!player || !noun || (scope === 'season' && games < 3) || previous < 1)
      return slot(`high-${index}`, 0, [])
    const path = `context.highs.${index}`
    const before = figure(previous, `${path}.previous`)
    const span = scope === 'career' ? say`${us.name} career` : say`season`
    return slot(`high-${index}`, scope === 'career' ? 34 : 24, [
      say`${player} had never had more than ${many(before, noun[0], noun[1])} in a game ${scope === 'career' ? say`for ${us.name}` : say`this season`}`,
      say`The previous best of the ${span} for ${player} was ${many(before, noun[0], noun[1])}`,
      say`It was a ${scope} best in ${noun[1]} for ${player}, who had come in with a high of ${num(before)}`,
      say`${player} bettered a ${scope} high of ${many(before, noun[0], noun[1])}`,
    ])
  })
  const streak = streaks.map(({ rosterPlayerId, group, key, games }, index): Slot => {
    const player = playerOf(facts, rosterPlayerId)
    const verb = runs[`${group}.${key}`]
    if (!player || !verb || games < 3) return slot(`streak-${index}`, 0, [])
    const count = num(figure(games, `context.runs.${index}.games`))
    return slot(`streak-${index}`, 22, [
      say`${player} has ${verb} in ${count} straight games`,
      say`${player} has now ${verb} in each of the last ${count} games`,
    ])
  })
  const sums = totals.map(({ rosterPlayerId, group, key, value, games }, index): Slot => {
    const [player, noun] = [playerOf(facts, rosterPlayerId), wordsOf(group, key)]
    if (!player || !noun || games < 3 || value < 2) return slot(`sum-${index}`, 0, [])
    const path = `context.totals.${index}`
    const [count, played] = [figure(value, `${path}.value`), num(figure(games, `${path}.games`))]
    return slot(`sum-${index}`, 14, [
      say`${player} has ${many(count, noun[0], noun[1])} in ${played} games this season`,
      say`Over ${played} games this season ${player} has ${many(count, noun[0], noun[1])}`,
      say`That brings the season total for ${player} to ${many(count, noun[0], noun[1])} in ${played} games`,
      say`${player} is up to ${many(count, noun[0], noun[1])} on the season`,
    ])
  })
  const team = teamHighs.map(({ group, key, previous, games }, index): Slot => {
    const noun = wordsOf(group, key)
    if (!noun || games < 3 || previous < 1) return slot(`team-high-${index}`, 0, [])
    const best = figure(previous, `context.teamHighs.${index}.previous`)
    return slot(`team-high-${index}`, 20, [
      say`The ${noun[1]} were a season high for ${us.name}, whose best had been ${num(best)}`,
      say`${us.name} had not had more than ${many(best, noun[0], noun[1])} in a game this season`,
      say`No ${us.name} game this season had brought more ${noun[1]}; the most had been ${num(best)}`,
    ])
  })
  return [
    slot('milestone', 60, milestone),
    ...high.slice(0, 3),
    ...streak.slice(0, 2),
    ...team.slice(0, 1),
    ...sums.slice(0, 3),
  ]
}
