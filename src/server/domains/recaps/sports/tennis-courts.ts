import type { CourtMatch } from '#contract/shapes/stats-shapes.ts'
import { type Figure, figure, score } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { pick } from '../words/choice.ts'
import { listed, type Phrase, say } from '../words/phrase.ts'

/** A match on one court, by who won it. */
export interface Court {
  match: CourtMatch
  path: string
  team: Team
  other: Team
  winners: Phrase
  losers: Phrase
  number: Figure
  /** '6-1, 3-6, 6-0', the winner's games first. */
  sets: Phrase
  isStraight: boolean
  /** The winner lost the first set. */
  isRally: boolean
  finished: number | null
  /** What the dual stood at when it was over, where the list of scores says it. */
  standing: Phrase
}

/** Singles and the scores they made, in the order of finish; nothing where the two lists do not match. */
export function withStandings(facts: GameFacts, courts: readonly Court[]): Court[] {
  const singles = courts
    .filter(({ match, finished }) => match.kind === 'singles' && finished !== null)
    .toSorted((one, other) => (one.finished ?? 0) - (other.finished ?? 0))
  const made = facts.scores.filter(({ type }) => /singles/i.test(type))
  const fits =
    made.length === singles.length && made.every(({ side }, place) => singles[place]?.team.index === side)
  if (!fits) return [...courts]
  return courts.map((court) => {
    const at = made[singles.indexOf(court)]
    if (!at) return court
    const [ours, theirs] = at.after
    if (ours.value === theirs.value)
      return { ...court, standing: say`, to level the match at ${score(ours, theirs)}` }
    const [leader, printed] =
      ours.value > theirs.value ? [facts.us, score(ours, theirs)] : [facts.them, score(theirs, ours)]
    return {
      ...court,
      standing: pick(court.path, [
        say`, and ${leader.name} led ${printed}`,
        say`, making it ${printed} for ${leader.name}`,
        say``,
      ]),
    }
  })
}

export function courtsOf(facts: GameFacts): Court[] {
  const { box } = facts.input
  if (!box) return []
  const ourSide = box.teams[0].side
  return box.matches.flatMap((match, index): Court[] => {
    const { winner, sets } = match
    // A sheet may leave out who played.
    const isNamed = match.away.length > 0 && match.home.length > 0
    if (!winner || sets.length === 0 || !isNamed) return []
    const path = `box.matches.${index}`
    const loser = winner === 'home' ? 'away' : 'home'
    const team = winner === ourSide ? facts.us : facts.them
    const other = otherOf(facts, team)
    const people = (side: 'home' | 'away', of: Team) =>
      listed(
        match[side].map((name, place) => facts.people.byName(name, of.index, `${path}.${side}.${place}`)),
      )
    const isWon = (set: { away: number; home: number }) => set[winner] > set[loser]
    return [
      {
        match,
        path,
        team,
        other,
        winners: people(winner, team),
        losers: people(loser, other),
        number: figure(match.number, `${path}.number`),
        sets: sets.flatMap((set, place) => [
          ...(place === 0 ? [] : [', ']),
          ...score(
            figure(set[winner], `${path}.sets.${place}.${winner}`),
            figure(set[loser], `${path}.sets.${place}.${loser}`),
          ),
        ]),
        isStraight: sets.length > 1 && sets.every(isWon),
        isRally: sets.length > 2 && sets[0] !== undefined && !isWon(sets[0]),
        finished: match.finished,
        standing: [],
      },
    ]
  })
}

/** The court that gave the winner more than half of what there was to win. */
export function clincherOf(facts: GameFacts, courts: readonly Court[]): Court | null {
  const { winner, input } = facts
  const { box } = input
  if (!winner || !box) return null
  const singles = courts.filter(({ match }) => match.kind === 'singles')
  const played = box.matches.filter(({ kind }) => kind === 'singles').length
  if (singles.some(({ finished }) => finished === null)) return null
  const order = singles.toSorted((one, other) => (one.finished ?? 0) - (other.finished ?? 0))
  let points = winner.total('team', 'doublesPoints').value
  for (const court of order) {
    if (court.team === winner) points++
    if (points > (played + 1) / 2) return court
  }
  return null
}
