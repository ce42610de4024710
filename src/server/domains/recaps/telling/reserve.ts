import { fig, figure, score } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import type { Player } from '../facts/people.ts'
import { type Fact, listed, type Phrase, say } from '../words/phrase.ts'
import { type Slot, slot } from './choose.ts'

const name = (text: string, from: string): Fact => ({ kind: 'name', text, from })

/** 'Fifth Year' and the like are no nouns. */
const years = /^(?:redshirt )?(?:freshman|sophomore|junior|senior)$|^graduate student$/i

/**
 * What a story without much to tell is filled up with, in this order: who the people in it are, who played, who led the
 * game. A goalless opener has a story too. `told` are the paths of the names that it has so far.
 */
export function reserveSlots(facts: GameFacts, told: ReadonlySet<string>): Slot[] {
  const { us, them } = facts
  const known = us.players.filter(({ from }) => told.has(from))
  return [
    ...known.slice(0, 3).map((player, index) => homeSlot(facts, player, index)),
    ...openCourts(facts),
    lineup(us),
    lineup(them),
    fromBench(us),
    ...known.slice(3, 7).map((player, index) => homeSlot(facts, player, index + 3)),
    fromBench(them),
    homesSlot(facts, 0, known),
    homesSlot(facts, 1, known),
    officials(facts),
    formSlot(facts),
  ]
}

function homeSlot({ input, us }: GameFacts, player: Player, index: number): Slot {
  const place = input.context.people.findIndex(
    ({ rosterPlayerId }) => rosterPlayerId === player.rosterPlayerId,
  )
  const person = input.context.people[place]
  const at = `context.people.${place}`
  const year = person?.year && years.test(person.year) ? name(person.year.toLowerCase(), `${at}.year`) : null
  const home = person?.hometown ? name(person.hometown, `${at}.hometown`) : null
  return slot(`home-${index}`, 20, [
    year && home && say`${player} is a ${year} from ${home}`,
    year && home && say`A ${year}, ${player} came to ${us.name} from ${home}`,
    home && say`${player} comes from ${home}`,
    home && say`Home for ${player} is ${home}`,
    home && say`${player} is from ${home}`,
    year && say`${player} is a ${year}`,
  ])
}

/** Where those of the lineup are from who have not been told of. */
function homesSlot({ input, us }: GameFacts, part: 0 | 1, known: readonly Player[]): Slot {
  const some = us.players
    .filter((player) => player.starter && !known.includes(player))
    .slice(part * 4, part * 4 + 4)
    .flatMap((player) => {
      const at = input.context.people.findIndex((each) => each.rosterPlayerId === player.rosterPlayerId)
      const home = input.context.people[at]?.hometown
      return home ? [say`${player} from ${name(home, `context.people.${at}.hometown`)}`] : []
    })
  const all = some.flatMap((each, index): Phrase => (index === 0 ? each : say`; ${each}`))
  return slot(`homes-${part}`, 12, [
    some.length > 1 && part === 0 && say`${us.name} also had on the sheet ${all}`,
    some.length > 1 && part === 1 && say`Others who took part for ${us.name} were ${all}`,
  ])
}

function lineup({ players, nick, name: team, index, its }: Team): Slot {
  const first = players.filter(({ starter }) => starter)
  // Football has two of them.
  if (first.length < 5 || first.length > 12) return slot(`lineup-${index}`, 0, [])
  const all = listed(first)
  return slot(`lineup-${index}`, 18, [
    say`${team} started ${all}`,
    say`In the starting lineup for ${team} were ${all}`,
    say`${nick} opened with ${all}`,
    say`${nick} had ${all} in ${its} starting lineup`,
  ])
}

function fromBench({ players, name: team, nick, index }: Team): Slot {
  const later = players.filter(({ starter }) => !starter)
  if (later.length < 2 || later.length > 9 || players.length === later.length)
    return slot(`bench-${index}`, 0, [])
  const all = listed(later)
  return slot(`bench-${index}`, 16, [
    say`${all} also played for ${team}`,
    say`Off the bench for ${team} came ${all}`,
    say`${nick} also used ${all}`,
  ])
}

function officials({ input }: GameFacts): Slot {
  const all = (input.box?.officials ?? []).map((each, index) =>
    name(each.name, `box.officials.${index}.name`),
  )
  return slot('officials', 6, [
    all.length === 1 && say`The referee was ${listed(all)}`,
    all.length > 1 && say`The officials were ${listed(all)}`,
    all.length > 1 && say`Officiating were ${listed(all)}`,
  ])
}

/** Courts that were left when the dual was decided. */
function openCourts({ input, people }: GameFacts): Slot[] {
  const { box } = input
  if (!box) return []
  return box.matches.flatMap((match, index) => {
    const [leader, other] =
      box.teams[0].side === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const)
    if (match.winner !== null || match.sets.length === 0) return []
    const path = `box.matches.${index}`
    const side = (which: 'home' | 'away', team: 0 | 1): Phrase =>
      listed(match[which].map((each, place) => people.byName(each, team, `${path}.${which}.${place}`)))
    const games = listed(
      match.sets.map((set, place) =>
        score(
          figure(set[leader], `${path}.sets.${place}.${leader}`),
          figure(set[other], `${path}.sets.${place}.${other}`),
        ),
      ),
    )
    const court = say`No. ${fig(figure(match.number, `${path}.number`))} ${match.kind}`
    return slot(`open-${index}`, 24, [
      say`${side(leader, 0)} and ${side(other, 1)} were at ${games} at ${court} when play ended`,
      say`Unfinished at ${court} was ${side(leader, 0)} against ${side(other, 1)}, at ${games}`,
      say`At ${court}, ${side(leader, 0)} against ${side(other, 1)} was left at ${games}`,
    ])
  })
}

/** How a dual is counted, where its sheet says so. */
function formSlot({ input }: GameFacts): Slot {
  const rules = input.game.group === 'tennis' ? input.box?.venue.rules : null
  return slot('form', 5, [
    rules && say`The format: ${name(rules.charAt(0).toLowerCase() + rules.slice(1), 'box.venue.rules')}`,
  ])
}
