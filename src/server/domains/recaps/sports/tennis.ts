import { type Figure, fig, figure, many, num } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { must, type Slot, slot } from '../telling/choose.ts'
import { contextSlots, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import { pick } from '../words/choice.ts'
import { a, listed, say } from '../words/phrase.ts'
import type { Story } from './story.ts'
import { type Court, clincherOf, courtsOf, withStandings } from './tennis-courts.ts'

const words: StatWords = { 'singles.win': ['singles win', 'singles wins'] }
const runs = { 'singles.win': 'won at singles' }

export function tennis(facts: GameFacts): Story {
  const { us, them } = facts
  const courts = withStandings(facts, courtsOf(facts))
  const singles = courts.filter(({ match }) => match.kind === 'singles')
  const doubles = courts.filter(({ match }) => match.kind === 'doubles')
  const clincher = clincherOf(facts, courts)
  const own = singles.filter(({ team }) => team === us)
  const lost = singles.filter(({ team }) => team === them)
  const inOrder = singles.toSorted(
    (one, other) => (one.finished ?? 99) - (other.finished ?? 99) || one.match.number - other.match.number,
  )
  return {
    contest: 'match',
    unit: 'points',
    decisive: decisive(facts, singles, clincher),
    paragraphs: [
      [pointSlot(facts), ...doubles.map((court) => doublesSlot(court))],
      [
        splitSlot(facts, own, lost),
        ...inOrder
          .slice(0, 3)
          .map((court) => singlesSlot(court, court.team === us ? 60 : 54, court === clincher)),
      ],
      inOrder.slice(3).map((court) => singlesSlot(court, court.team === us ? 60 : 54, court === clincher)),
      [
        ...shapeSlots(facts, singles),
        firstSets(facts, singles),
        topCourt(courts),
        twoWins(us),
        twoWins(them),
        easiest(singles),
        tightSets(courts),
        unfinished(facts),
        gamesSlot(us),
        orderSlot(singles),
      ],
      contextSlots(facts, words, runs),
    ],
  }
}

function decisive(facts: GameFacts, singles: readonly Court[], clincher: Court | null): Decisive[] {
  const { winner } = facts
  if (!winner) return []
  const found: Decisive[] = []
  if (clincher)
    found.push({
      team: winner,
      noun: say`${clincher.winners}’s ${clincher.sets} win at No. ${fig(clincher.number)} singles`,
      clause: say`${clincher.winners} clinched the match with ${a(say`${clincher.sets} win`)} at No. ${fig(clincher.number)} singles`,
    })
  const won = singles.filter(({ team }) => team === winner)
  if (won.length >= 4)
    found.push({
      team: winner,
      act: say`won ${num(figure(won.length, `courts(${winner.index},singles)`))} of ${num(figure(singles.length, 'courts(-1,singles)'))} singles matches`,
    })
  if (winner.total('team', 'doublesPoints').value > 0)
    found.push({ team: winner, act: say`took the doubles point` })
  const rally = won.find(({ isRally }) => isRally)
  if (rally)
    found.push({
      team: winner,
      clause: say`${rally.winners} came from a set down at No. ${fig(rally.number)} singles`,
    })
  return found
}

function pointSlot(facts: GameFacts): Slot {
  const owner = facts.teams.find((team) => team.total('team', 'doublesPoints').value > 0)
  if (!owner) return slot('doubles-point', 0, [])
  const other = otherOf(facts, owner)
  return slot('doubles-point', 86, [
    say`${owner.name} opened the day by taking the doubles point`,
    say`The doubles point went to ${owner.name}`,
    say`${owner.nick} claimed the doubles point, which put ${other.name} behind before singles began`,
    say`${other.name} was a point down after doubles`,
  ])
}

function doublesSlot(court: Court): Slot {
  const at = say`No. ${fig(court.number)}`
  return slot(`doubles-${court.match.number}`, 50, [
    say`${court.winners} beat ${court.losers} at ${at} doubles, ${court.sets}`,
    say`At ${at} doubles, ${court.winners} were ${court.sets} winners over ${court.losers}`,
    say`${court.winners} took the ${at} doubles match for ${court.team.name}, ${court.sets}`,
    say`The ${at} pair of ${court.losers} fell to ${court.winners}, ${court.sets}`,
  ])
}

function splitSlot(facts: GameFacts, own: readonly Court[], lost: readonly Court[]): Slot {
  const [won, behind] = [figure(own.length, 'courts(0,singles)'), figure(lost.length, 'courts(1,singles)')]
  if (own.length + lost.length === 0) return slot('split', 0, [])
  return slot('split', 72, [
    say`In singles ${facts.us.name} won ${own.length === 0 ? 'none' : num(won)} and ${facts.them.name} ${lost.length === 0 ? 'none' : num(behind)}`,
    own.length > lost.length &&
      lost.length > 0 &&
      say`${facts.us.nick} had the upper hand in singles, ${num(won)} to ${num(behind)}`,
    own.length < lost.length &&
      own.length > 0 &&
      say`${facts.them.name} had the upper hand in singles, ${num(behind)} to ${num(won)}`,
    own.length === lost.length && say`The singles were split, with ${num(won)} wins for each side`,
    lost.length === 0 && say`${facts.us.name} did not lose a singles match`,
    own.length === 0 && say`${facts.them.name} swept the singles`,
  ])
}

function singlesSlot(court: Court, weight: number, isClincher: boolean): Slot {
  const { winners, losers, team } = court
  const sets = say`${court.sets}${court.standing}`
  const at = say`No. ${fig(court.number)}`
  return slot(`singles-${court.match.number}`, isClincher ? must - 1 : weight, [
    say`At ${at}, ${winners} beat ${losers}, ${sets}`,
    say`${winners} defeated ${losers} at ${at}, ${sets}`,
    court.isStraight && say`${winners} won in straight sets over ${losers} at ${at}, ${sets}`,
    court.isStraight && say`${losers} lost to ${winners} in straight sets at ${at}, ${sets}`,
    court.isRally &&
      say`${winners} dropped the first set at ${at} before coming back to beat ${losers}, ${sets}`,
    court.isRally && say`It took a comeback for ${winners} to get past ${losers} at ${at}, ${sets}`,
    !court.isStraight &&
      !court.isRally &&
      say`${winners} needed a third set to put away ${losers} at ${at}, ${sets}`,
    isClincher && say`The clinching point came at ${at}, where ${winners} finished off ${losers}, ${sets}`,
    say`The ${at} match went to ${team.name}: ${winners} over ${losers}, ${sets}`,
    say`${winners} topped ${losers} on court ${fig(court.number)}, ${sets}`,
  ])
}

function shapeSlots(facts: GameFacts, singles: readonly Court[]): Slot[] {
  const long = singles.filter(({ match }) => match.sets.length > 2)
  const won = long.filter(({ team }) => team === facts.us)
  const [count, ours] = [figure(long.length, 'threeSetters(-1)'), figure(won.length, 'threeSetters(0)')]
  const straight = singles.filter(({ isStraight, team }) => isStraight && team === facts.us)
  const theirs = singles.filter(({ isStraight, team }) => isStraight && team === facts.them)
  return [
    slot('three-setters', 46, [
      long.length > 1 &&
        won.length > 0 &&
        say`${facts.us.name} won ${num(ours)} of the ${num(count)} singles matches that went the distance`,
      long.length > 1 &&
        won.length === 0 &&
        say`${num(count)} of the singles matches went to a third set, and ${facts.them.name} won them all`,
      long.length === 1 && say`Only ${num(count)} of the singles matches went to a third set`,
      long.length === 0 &&
        singles.length > 2 &&
        say`Every finished singles match was decided in straight sets`,
    ]),
    slot('their-straight', 25, [
      theirs.length > 1 &&
        say`For ${facts.them.name}, ${listed(theirs.map(({ winners }) => winners))} won in straight sets`,
      theirs.length === 1 &&
        say`The only ${facts.them.name} win in straight sets was by ${listed(theirs.map(({ winners }) => winners))}`,
    ]),
    slot('straight', 30, [
      straight.length > 1 &&
        say`${listed(straight.map(({ winners }) => winners))} ${straight.length === 2 ? 'both' : 'all'} won without dropping a set`,
    ]),
  ]
}
/** Who had the better start: the first sets of all courts. */
function firstSets({ us, them }: GameFacts, singles: readonly Court[]): Slot {
  const wonBy = (team: Team) =>
    singles.filter(
      ({ match: { sets }, team: winner, isRally }) =>
        sets.length > 0 && (winner === team ? !isRally : isRally),
    ).length
  const [ours, theirs] = [wonBy(us), wonBy(them)]
  if (
    singles.length < 4 ||
    ours + theirs !== singles.length ||
    singles.some(({ match }) => match.sets.length < 2)
  )
    return slot('first-sets', 0, [])
  const [won, lost] = [figure(ours, 'firstSets(0)'), figure(theirs, 'firstSets(1)')]
  return slot('first-sets', 38, [
    ours > theirs &&
      say`${us.name} got off to the better start in singles, taking the opening set on ${num(won)} of ${num(figure(singles.length, 'courts(-1,singles)'))} courts`,
    ours < theirs &&
      say`${them.name} got off to the better start in singles, taking the opening set on ${num(lost)} of ${num(figure(singles.length, 'courts(-1,singles)'))} courts`,
    ours === theirs && say`Each side took ${num(won)} opening sets in singles`,
  ])
}

/** The top of the two line-ups. */
function topCourt(courts: readonly Court[]): Slot {
  const singles = courts.find(({ match }) => match.kind === 'singles' && match.number === 1)
  const doubles = courts.find(({ match }) => match.kind === 'doubles' && match.number === 1)
  if (!singles || !doubles) return slot('top-court', 0, [])
  const [one, pair] = [fig(singles.number), fig(doubles.number)]
  const isSame = singles.team === doubles.team
  return slot('top-court', 27, [
    isSame &&
      say`${singles.team.name} won at No. ${one} singles and at No. ${pair} doubles, the top of the order`,
    !isSame &&
      say`The top of the order was shared: No. ${one} singles went to ${singles.team.name} and No. ${pair} doubles to ${doubles.team.name}`,
  ])
}

/** Those who won alone and with a partner. */
function twoWins(team: Team): Slot {
  const both = team.players.filter(
    (player) => player.stat('singles', 'win').value > 0 && player.stat('doubles', 'win').value > 0,
  )
  return slot(`two-wins-${team.index}`, team.index === 0 ? 40 : 24, [
    both.length > 0 && say`${listed(both)} won at both singles and doubles for ${team.name}`,
    both.length > 1 &&
      say`${team.name} got a win in singles and another in doubles from each of ${listed(both)}`,
    both.length === 1 && say`For ${team.name}, ${listed(both)} was a winner in singles and doubles alike`,
  ])
}

/** Whoever gave away the fewest games in singles. */
function easiest(singles: readonly Court[]): Slot {
  const given = (court: Court): Figure => {
    const side = court.match.winner === 'home' ? 'away' : 'home'
    return {
      value: court.match.sets.reduce((total, set) => total + set[side], 0),
      from: `sum(${court.match.sets.map((_, place) => `${court.path}.sets.${place}.${side}`).join(',')})`,
    }
  }
  const [best] = singles.toSorted((one, other) => given(one).value - given(other).value)
  if (!best || given(best).value === 0) return slot('easiest', 0, [])
  return slot('easiest', 36, [
    say`${best.winners} gave away ${many(given(best), 'game')}, the fewest of any winner in singles`,
    say`Nobody had it easier in singles than ${best.winners}, who lost ${many(given(best), 'game')}`,
  ])
}

/** Sets that had to be settled by a tiebreaker. */
function tightSets(courts: readonly Court[]): Slot {
  const tight = courts
    .flatMap(({ match }) => match.sets)
    .filter(({ away, home }) => Math.max(away, home) === 7 && Math.min(away, home) === 6)
  const count: Figure = { value: tight.length, from: 'tiebreakers()' }
  return slot('tiebreakers', 28, [
    tight.length > 0 && say`It took a tiebreaker to settle ${many(count, 'set')}`,
    tight.length > 1 && say`A tiebreaker was needed in ${many(count, 'set')} over the day`,
  ])
}

function unfinished({ input }: GameFacts): Slot {
  const open = (input.box?.matches ?? []).filter(({ winner }) => winner === null)
  const count = figure(open.length, 'courts(-1,unfinished)')
  return slot('unfinished', 26, [
    open.length > 0 &&
      say`${many(count, 'match', 'matches')} ${open.length === 1 ? 'was' : 'were'} left unfinished`,
  ])
}

function gamesSlot(us: Team): Slot {
  const [won, lost] = [us.total('singles', 'gamesWon'), us.total('singles', 'gamesLost')]
  const [sets, setsLost] = [us.total('singles', 'setsWon'), us.total('singles', 'setsLost')]
  return slot('games', 34, [
    won.value > 0 && say`Over the singles ${us.name} won ${num(won)} games and lost ${num(lost)}`,
    sets.value > 0 &&
      setsLost.value > 0 &&
      say`${us.name} took ${num(sets)} of the ${num({ value: sets.value + setsLost.value, from: `sum(${sets.from},${setsLost.from})` })} sets played in singles`,
  ])
}

/** Who was done first: the order of finish is kept. */
function orderSlot(singles: readonly Court[]): Slot {
  const order = singles
    .filter(({ finished }) => finished !== null)
    .toSorted((one, other) => (one.finished ?? 0) - (other.finished ?? 0))
  const [first] = order
  const last = order.at(-1)
  if (!first || !last || first === last) return slot('order', 0, [])
  return slot('order', 32, [
    say`The first singles result was in at No. ${fig(first.number)}, the last at No. ${fig(last.number)}`,
    pick(first.path, [
      say`${first.winners} was the first to finish in singles`,
      say`${first.winners} was off the court first`,
    ]),
    say`The last match on court was at No. ${fig(last.number)}`,
  ])
}
