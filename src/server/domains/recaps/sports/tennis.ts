import type { CourtMatch } from '#contract/shapes/stats-shapes.ts'
import { fig, figure, many, num, score, type Figure } from '../facts/figure.ts'
import { type GameFacts, otherOf, type Team } from '../facts/game-facts.ts'
import { must, pick, type Slot, slot } from '../telling/choose.ts'
import { contextSlots, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import { listed, type Phrase, say } from '../words/phrase.ts'
import type { Story } from './story.ts'

const words: StatWords = { 'singles.win': ['singles win', 'singles wins'] }
const runs = { 'singles.win': 'won at singles' }

interface Court {
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
}

function courtsOf(facts: GameFacts): Court[] {
  const { box } = facts.input
  if (!box) return []
  const ourSide = box.teams[0].side
  return box.matches.flatMap((match, index): Court[] => {
    const { winner, sets } = match
    if (!winner || sets.length === 0) return []
    const path = `box.matches.${index}`
    const loser = winner === 'home' ? 'away' : 'home'
    const team = winner === ourSide ? facts.us : facts.them
    const other = otherOf(facts, team)
    const people = (side: 'home' | 'away', of: Team) =>
      listed(match[side].map((name, place) => facts.people.byName(name, of.index, `${path}.${side}.${place}`)))
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
          ...score(figure(set[winner], `${path}.sets.${place}.${winner}`), figure(set[loser], `${path}.sets.${place}.${loser}`)),
        ]),
        isStraight: sets.length > 1 && sets.every(isWon),
        isRally: sets.length > 2 && sets[0] !== undefined && !isWon(sets[0]),
        finished: match.finished,
      },
    ]
  })
}

/** The court that gave the winner more than half of what there was to win. */
function clincherOf(facts: GameFacts, courts: readonly Court[]): Court | null {
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

export function tennis(facts: GameFacts): Story {
  const { us, them } = facts
  const courts = courtsOf(facts)
  const singles = courts.filter(({ match }) => match.kind === 'singles')
  const doubles = courts.filter(({ match }) => match.kind === 'doubles')
  const clincher = clincherOf(facts, courts)
  const own = singles.filter(({ team }) => team === us)
  const lost = singles.filter(({ team }) => team === them)
  return {
    contest: 'match',
    decisive: decisive(facts, singles, clincher),
    paragraphs: [
      [pointSlot(facts), ...doubles.map((court) => doublesSlot(court))],
      [splitSlot(facts, own, lost), ...own.map((court) => singlesSlot(court, 60 + (court === clincher ? 20 : 0), court === clincher))],
      lost.map((court) => singlesSlot(court, 52 + (court === clincher ? 20 : 0), court === clincher)),
      [...shapeSlots(facts, singles), unfinished(facts), gamesSlot(us), orderSlot(singles)],
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
      clause: say`${clincher.winners} clinched the match with a ${clincher.sets} win at No. ${fig(clincher.number)} singles`,
    })
  const won = singles.filter(({ team }) => team === winner)
  if (won.length >= 4) found.push({ team: winner, clause: say`${winner.name} won ${num(figure(won.length, `courts(${winner.index},singles)`))} of ${num(figure(singles.length, 'courts(-1,singles)'))} singles matches` })
  if (winner.total('team', 'doublesPoints').value > 0) found.push({ team: winner, clause: say`${winner.name} took the doubles point and kept going in singles` })
  const rally = won.find(({ isRally }) => isRally)
  if (rally) found.push({ team: winner, clause: say`${rally.winners} came from a set down at No. ${fig(rally.number)} singles` })
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
    own.length > lost.length && lost.length > 0 && say`${facts.us.nick} had the upper hand in singles, ${num(won)} to ${num(behind)}`,
    own.length < lost.length && own.length > 0 && say`${facts.them.name} had the upper hand in singles, ${num(behind)} to ${num(won)}`,
    own.length === lost.length && say`The singles were split, with ${num(won)} wins for each side`,
    lost.length === 0 && say`${facts.us.name} did not lose a singles match`,
    own.length === 0 && say`${facts.them.name} swept the singles`,
  ])
}

function singlesSlot(court: Court, weight: number, isClincher: boolean): Slot {
  const { winners, losers, sets, team } = court
  const at = say`No. ${fig(court.number)}`
  return slot(`singles-${court.match.number}`, isClincher ? must - 1 : weight, [
    say`At ${at}, ${winners} beat ${losers}, ${sets}`,
    say`${winners} defeated ${losers} at ${at}, ${sets}`,
    court.isStraight && say`${winners} won in straight sets over ${losers} at ${at}, ${sets}`,
    court.isStraight && say`${losers} lost to ${winners} in straight sets at ${at}, ${sets}`,
    court.isRally && say`${winners} dropped the first set at ${at} before coming back to beat ${losers}, ${sets}`,
    court.isRally && say`It took a comeback for ${winners} to get past ${losers} at ${at}, ${sets}`,
    !court.isStraight && !court.isRally && say`${winners} needed a third set to put away ${losers} at ${at}, ${sets}`,
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
  return [
    slot('three-setters', 46, [
      long.length > 1 && won.length > 0 && say`${facts.us.name} won ${num(ours)} of the ${num(count)} singles matches that went the distance`,
      long.length > 1 && won.length === 0 && say`${num(count)} of the singles matches went to a third set, and ${facts.them.name} won them all`,
      long.length === 1 && say`Only ${num(count)} of the singles matches went to a third set`,
      long.length === 0 && singles.length > 2 && say`Every finished singles match was decided in straight sets`,
    ]),
    slot('straight', 30, [
      straight.length > 1 && say`${listed(straight.map(({ winners }) => winners))} ${straight.length === 2 ? 'both' : 'all'} won without dropping a set`,
    ]),
  ]
}
function unfinished({ input }: GameFacts): Slot {
  const open = (input.box?.matches ?? []).filter(({ winner }) => winner === null)
  const count = figure(open.length, 'courts(-1,unfinished)')
  return slot('unfinished', 26, [
    open.length > 0 && say`${many(count, 'match', 'matches')} ${open.length === 1 ? 'was' : 'were'} left unfinished`,
  ])
}

function gamesSlot(us: Team): Slot {
  const [won, lost] = [us.total('singles', 'gamesWon'), us.total('singles', 'gamesLost')]
  const [sets, setsLost] = [us.total('singles', 'setsWon'), us.total('singles', 'setsLost')]
  return slot('games', 34, [
    won.value > 0 && say`Over the singles ${us.name} won ${num(won)} games and lost ${num(lost)}`,
    sets.value > 0 && setsLost.value > 0 && say`${us.name} took ${num(sets)} of the ${num({ value: sets.value + setsLost.value, from: `sum(${sets.from},${setsLost.from})` })} sets played in singles`,
  ])
}

/** Who was done first: the order of finish is kept. */
function orderSlot(singles: readonly Court[]): Slot {
  const order = singles.filter(({ finished }) => finished !== null).toSorted((one, other) => (one.finished ?? 0) - (other.finished ?? 0))
  const [first] = order
  const last = order.at(-1)
  if (!first || !last || first === last) return slot('order', 0, [])
  return slot('order', 32, [
    say`The first singles result was in at No. ${fig(first.number)}, the last at No. ${fig(last.number)}`,
    pick(first.path, [say`${first.winners} was the first to finish in singles`, say`${first.winners} was off the court first`]),
    say`The last match on court was at No. ${fig(last.number)}`,
  ])
}
