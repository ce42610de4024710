import { rounded } from '#contract/shapes/rounded.ts'
import { type Figure, figure, many, nth, one, ratio } from '../facts/figure.ts'
import { type GameFacts, have, type Team } from '../facts/game-facts.ts'
import { a, listed, say } from '../words/phrase.ts'
import { type Slot, slot } from './choose.ts'

/** A total of which more is better, as a sentence calls it. */
export type Compared = readonly [group: string, key: string, name: string]

/** Where each side was ahead, without the numbers, which have their own places. */
export function edgeSlots({ us, them }: GameFacts, compared: readonly Compared[]): Slot[] {
  const ahead = (team: Team, other: Team) =>
    compared
      .filter(([group, key]) => team.total(group, key).value > other.total(group, key).value)
      .map(([, , name]) => name)
  const [ours, theirs] = [ahead(us, them), ahead(them, us)]
  return [
    slot('our-edges', 34, [
      ours.length > 1 && say`${us.name} had the edge in ${listed(ours)}`,
      ours.length > 1 && say`The numbers favored ${us.name} in ${listed(ours)}`,
      ours.length === 0 &&
        theirs.length > 2 &&
        say`There was no category of note in which ${us.name} came out ahead`,
    ]),
    slot('their-edges', 29, [
      theirs.length > 1 && say`${them.name} came out ahead in ${listed(theirs)}`,
      theirs.length > 1 && say`In ${listed(theirs)} it was ${them.name} that had more`,
      theirs.length === 1 && say`${them.name} had more ${listed(theirs)}`,
    ]),
  ]
}

/** Slots by where they stand: behind the lead, beside the record, behind the next game. */
export interface Around {
  lead: Slot[]
  record: Slot[]
  next: Slot[]
}

/** What kind of an afternoon it was for the season: which game, how close, how the season averages out. */
export function seasonSlots({ input, us }: GameFacts, contest: string, unit: string): Around {
  const { record, game, next, school } = input
  const counts = record !== null && !game.isExhibition
  const games = figure(record?.tally.games ?? 0, 'record.tally.games')
  const per = (key: 'scored' | 'allowed'): Figure => {
    const value = ratio(figure(record?.tally[key] ?? 0, `record.tally.${key}`), games)
    return { ...value, value: rounded(value.value, 1) }
  }
  // '1 goals' is no average that anybody prints.
  const isSeveral = counts && games.value > 2 && per('scored').value !== 1
  return {
    lead: [
      slot('kind', 15, [
        game.isConference &&
          school.conference &&
          say`It was ${a(say`${{ kind: 'name', text: school.conference, from: 'school.conference' }} ${contest}`)}`,
        !game.isConference &&
          !game.isExhibition &&
          !game.tournament &&
          say`It was a nonconference ${contest} for both`,
        !game.isConference &&
          !game.isExhibition &&
          !game.tournament &&
          say`The ${contest} did not count in the conference standings`,
      ]),
    ],
    record: [
      slot('nth-game', 19, [
        counts && games.value === 1 && say`It was the season opener for ${us.name}`,
        counts && games.value > 1 && say`It was the ${nth(games)} ${contest} of the season for ${us.name}`,
        counts &&
          games.value > 1 &&
          say`${us.name} has now played ${many(games, contest, contest.endsWith('h') ? `${contest}es` : `${contest}s`)} this season`,
      ]),
      slot('averages', 17, [
        isSeveral &&
          say`${us.name} is averaging ${one(per('scored'))} ${unit} and allowing ${one(per('allowed'))}`,
        isSeveral &&
          say`That works out to ${one(per('scored'))} ${unit} a ${contest} for ${us.nick} and ${one(per('allowed'))} for the other side`,
        counts &&
          games.value > 2 &&
          say`Per ${contest}, ${us.nick} ${have(us)} scored ${one(per('scored'))} and given up ${one(per('allowed'))}`,
      ]),
    ],
    next: [
      slot('next-counts', 16, [
        next &&
          !next.isEvent &&
          next.isConference &&
          say`That one counts in the ${school.conference ? { kind: 'name', text: school.conference, from: 'school.conference' } : 'conference'} standings`,
        next && !next.isEvent && next.isConference && say`It will be a conference ${contest}`,
        next && !next.isEvent && !next.isConference && say`It will be a nonconference ${contest}`,
      ]),
    ],
  }
}
