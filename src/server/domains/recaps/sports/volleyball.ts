import { type Figure, fig, many, num, rate } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import { leaders, type Player } from '../facts/people.ts'
import { type Slot, slot } from '../telling/choose.ts'
import { contextSlots, highNote, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import { type Compared, edgeSlots } from '../telling/summary.ts'
import { a, listed, say } from '../words/phrase.ts'
import type { Story } from './story.ts'
import { closestSet, hitting, pointsSlot, teamHitting, volleyballNumbers } from './volleyball-numbers.ts'
import { allSets, setName, setScore, setSlots } from './volleyball-sets.ts'

const compared: readonly Compared[] = [
  ['attack', 'k', 'kills'],
  ['serve', 'sa', 'aces'],
  ['set', 'a', 'assists'],
  ['defense', 'dig', 'digs'],
]
const words: StatWords = {
  'attack.k': ['kill', 'kills'],
  'defense.dig': ['dig', 'digs'],
  'set.a': ['assist', 'assists'],
  'serve.sa': ['ace', 'aces'],
}
const runs = { 'attack.k': 'reached double figures in kills' }

const kills = (player: Player): Figure => player.stat('attack', 'k')

export function volleyball(facts: GameFacts): Story {
  const { us, them } = facts
  const [first, second, third] = leaders(us.players, (player) => kills(player).value)
  const [theirs, their2] = leaders(them.players, (player) => kills(player).value)
  const sets = facts.hasPeriods ? setSlots(facts) : []
  return {
    contest: 'match',
    unit: 'sets',
    decisive: decisive(facts, facts.winner === them ? theirs : first),
    paragraphs: [
      [star(facts, first, 86), ownSecond(facts, second), ownThird(third), setSummary(facts)],
      sets.slice(0, 4),
      sets.slice(4),
      [setter(facts), ...defense(facts), servers(facts), doubleDoubles(us), otherHitters(us)],
      [theirStar(facts, theirs), theirSecond(their2, them), theirRest(them), theirFront(them)],
      [...volleyballNumbers(facts), ...edgeSlots(facts, compared), pointsSlot(facts), closestSet(facts)],
      contextSlots(facts, words, runs),
    ],
  }
}

function decisive(facts: GameFacts, star: Player | undefined): Decisive[] {
  const { winner, loser, us } = facts
  const side = winner ?? us
  const found: Decisive[] = []
  if (star) {
    const high = highNote(facts, star, 'attack', 'k')
    found.push({
      team: side,
      noun: say`${star}’s ${many(kills(star), 'kill')}`,
      clause: say`${star} put down ${many(kills(star), 'kill')}${high}`,
    })
    const digs = star.stat('defense', 'dig')
    if (digs.value >= 8)
      found.push({
        team: side,
        clause: say`${star} had ${many(kills(star), 'kill')} and ${many(digs, 'dig')}`,
      })
  }
  if (winner && loser && facts.hasPeriods) {
    const last = winner.periods.length - 1
    if (last === 4)
      found.push({
        team: winner,
        noun: a(say`${setScore(winner, loser, 4)} win in the ${setName(4)}`),
        act: say`won the deciding set by ${setScore(winner, loser, 4)}`,
      })
    const ta = winner.total('attack', 'ta')
    if (ta.value > 0 && teamHitting(winner).value >= 0.25)
      found.push({ team: winner, act: say`hit ${rate(teamHitting(winner))} as a team` })
    if (
      loser.total('attack', 'ta').value > 0 &&
      teamHitting(loser).value < 0.15 &&
      teamHitting(loser).value > 0
    )
      found.push({ team: winner, act: say`allowed a hitting percentage of just ${rate(teamHitting(loser))}` })
    const aces = winner.total('serve', 'sa')
    if (aces.value >= 8) found.push({ team: winner, act: say`served up ${many(aces, 'ace')}` })
  }
  return found
}

function setSummary(facts: GameFacts): Slot {
  if (!facts.hasPeriods) return slot('sets', 0, [])
  const [winner, loser] = [facts.winner, facts.loser]
  if (!winner || !loser) return slot('sets', 0, [])
  const lost = loser.score
  const sets = allSets(facts)
  return slot('sets', 88, [
    say`Set scores were ${sets}`,
    lost.value === 0 && say`It was a sweep, by scores of ${sets}`,
    lost.value === 0 && say`${winner.name} did not drop a set, winning ${sets}`,
    winner.periods.length === 5 && say`It went the distance, with sets of ${sets}, ${winner.name} first`,
    winner.periods.length > 3 &&
      say`${winner.name} needed ${num({ value: winner.periods.length, from: `count(box.periods,${winner.periods.length})` })} sets: ${sets}`,
    say`The sets went ${sets}, ${winner.name}’s points first`,
  ])
}
const efficient = (player: Player): boolean =>
  player.stat('attack', 'ta').value >= 8 && hitting(player).value >= 0.2

function star(facts: GameFacts, player: Player | undefined, weight: number): Slot {
  if (!player) return slot('star', 0, [])
  const [k, e, ta] = [kills(player), player.stat('attack', 'e'), player.stat('attack', 'ta')]
  const high = highNote(facts, player, 'attack', 'k')
  const digs = player.stat('defense', 'dig')
  return slot(
    'star',
    weight,
    [
      say`${player} led ${facts.us.name} with ${many(k, 'kill')}${high}`,
      efficient(player) && say`${player} had ${many(k, 'kill')} and hit ${rate(hitting(player))}${high}`,
      ta.value > 0 && say`${player} finished with ${many(k, 'kill')} on ${many(ta, 'swing')}${high}`,
      digs.value >= 5 &&
        say`${player} paced the attack with ${many(k, 'kill')} and added ${many(digs, 'dig')}`,
    ],
    [
      ta.value > 0 &&
        say`${player} took ${many(ta, 'swing')} in all and made ${e.value === 0 ? 'no errors' : many(e, 'error')}`,
      digs.value >= 5 && say`${player} also dug ${many(digs, 'ball')}`,
    ],
  )
}

function ownSecond(facts: GameFacts, player: Player | undefined): Slot {
  if (!player) return slot('second', 0, [])
  const k = kills(player)
  return slot('second', 64, [
    say`${player} added ${many(k, 'kill')}${highNote(facts, player, 'attack', 'k')}`,
    efficient(player) && say`${player} chipped in ${many(k, 'kill')} while hitting ${rate(hitting(player))}`,
    player.stat('serve', 'sa').value > 1 &&
      say`${player} had ${many(k, 'kill')} to go with ${many(player.stat('serve', 'sa'), 'ace')}`,
    player.stat('defense', 'dig').value > 5 &&
      say`${player} followed with ${many(k, 'kill')} and ${many(player.stat('defense', 'dig'), 'dig')}`,
  ])
}

function ownThird(player: Player | undefined): Slot {
  if (!player || kills(player).value < 3) return slot('third', 0, [])
  return slot('third', 44, [
    say`${player} contributed ${num(kills(player))}`,
    say`Another ${num(kills(player))} came off the hand of ${player}`,
    efficient(player) &&
      say`${player} made the most of ${many(player.stat('attack', 'ta'), 'swing')}, with ${many(kills(player), 'kill')}`,
  ])
}

function setter(facts: GameFacts): Slot {
  const player = leaders(facts.us.players, (each) => each.stat('set', 'a').value, 8)[0]
  if (!player) return slot('setter', 0, [])
  const ast = player.stat('set', 'a')
  const high = highNote(facts, player, 'set', 'a')
  return slot('setter', 56, [
    say`${player} handed out ${many(ast, 'assist')}${high}`,
    say`${player} ran the offense with ${many(ast, 'assist')}${high}`,
    say`Setting it all up was ${player}, who finished with ${many(ast, 'assist')}`,
    player.stat('defense', 'dig').value > 6 &&
      say`${player} had ${many(ast, 'assist')} and ${many(player.stat('defense', 'dig'), 'dig')}`,
  ])
}

function defense(facts: GameFacts): Slot[] {
  const { us } = facts
  const [digger, next] = leaders(us.players, (each) => each.stat('defense', 'dig').value, 5)
  const front = leaders(
    us.players,
    (each) => each.stat('block', 'bs').value + each.stat('block', 'ba').value,
    2,
  )[0]
  const shared = front?.stat('block', 'ba')
  const solo = front?.stat('block', 'bs')
  return [
    slot('digs', 52, [
      digger &&
        say`${digger} came up with ${many(digger.stat('defense', 'dig'), 'dig')}${highNote(facts, digger, 'defense', 'dig')}`,
      digger &&
        next &&
        say`In the back row, ${digger} had ${many(digger.stat('defense', 'dig'), 'dig')} and ${next} ${num(next.stat('defense', 'dig'))}`,
      digger && say`${digger} anchored the defense with ${many(digger.stat('defense', 'dig'), 'dig')}`,
    ]),
    slot('front', 40, [
      front &&
        shared &&
        shared.value > 1 &&
        say`${front} was in on ${many(shared, 'block assist')} at the net`,
      front &&
        solo &&
        solo.value > 0 &&
        shared &&
        shared.value > 0 &&
        say`${front} had ${many(solo, 'solo block')} and ${many(shared, 'block assist')}`,
      front && solo && solo.value > 1 && say`${front} put up ${many(solo, 'solo block')}`,
    ]),
  ]
}

function servers({ us }: GameFacts): Slot {
  const server = leaders(us.players, (each) => each.stat('serve', 'sa').value, 2)[0]
  return slot('server', 38, [
    server && say`${server} served ${many(server.stat('serve', 'sa'), 'ace')}`,
    server && say`From the service line, ${server} had ${many(server.stat('serve', 'sa'), 'ace')}`,
  ])
}

function theirStar({ them }: GameFacts, player: Player | undefined): Slot {
  if (!player) return slot('their-star', 0, [])
  const k = kills(player)
  return slot('their-star', 60, [
    say`${player} had ${many(k, 'kill')} for ${them.name}`,
    say`${them.name} was led by ${player}, who finished with ${many(k, 'kill')}`,
    efficient(player) && say`${player} hit ${rate(hitting(player))} with ${many(k, 'kill')} for ${them.nick}`,
    say`For ${them.name}, ${player} put away ${many(k, 'kill')}`,
  ])
}

function theirSecond(player: Player | undefined, them: Team): Slot {
  const digger = leaders(them.players, (each) => each.stat('defense', 'dig').value, 6)[0]
  return slot('their-second', 30, [
    player && say`${player} was next with ${num(kills(player))}`,
    digger && say`${digger} made ${many(digger.stat('defense', 'dig'), 'dig')} for ${them.nick}`,
  ])
}

/** Ten kills and ten digs, or ten assists with either: no number is told twice for it. */
function doubleDoubles(team: Team): Slot {
  const feats = team.players.flatMap((player) => {
    const ten = (['attack.k', 'defense.dig', 'set.a'] as const).filter((path) => {
      const [group = '', key = ''] = path.split('.')
      return player.stat(group, key).value >= 10
    })
    const called = { 'attack.k': 'kills', 'defense.dig': 'digs', 'set.a': 'assists' } as const
    return ten.length === 2 ? [{ player, of: listed(ten.map((path) => called[path])) }] : []
  })
  const [first, second] = feats
  return slot('double-doubles', 43, [
    first && say`${first.player} had a double-double in ${first.of}`,
    first && second && say`${first.player} and ${second.player} each finished with a double-double`,
    first && say`In ${first.of}, ${first.player} was in double figures both ways`,
  ])
}

function otherHitters(team: Team): Slot {
  const more = leaders(team.players, (player) => kills(player).value, 2).slice(3, 6)
  const each = listed(more.map((player) => say`${player} (${fig(kills(player))})`))
  return slot('other-hitters', 25, [
    more.length > 1 && say`Kills also came from ${each}`,
    more.length > 1 && say`${each} filled out the attack`,
  ])
}

function theirRest(them: Team): Slot {
  const player = leaders(them.players, (each) => each.stat('set', 'a').value, 8)[0]
  return slot('their-setter', 27, [
    player && say`${player} set up the ${them.name} attack with ${many(player.stat('set', 'a'), 'assist')}`,
    player && say`${player} dished out ${num(player.stat('set', 'a'))} assists for ${them.nick}`,
  ])
}

function theirFront(them: Team): Slot {
  const front = leaders(
    them.players,
    (each) => each.stat('block', 'bs').value + each.stat('block', 'ba').value,
    3,
  )[0]
  const server = leaders(them.players, (each) => each.stat('serve', 'sa').value, 2)[0]
  const shared = front?.stat('block', 'ba')
  return slot('their-front', 23, [
    front &&
      shared &&
      shared.value > 1 &&
      say`${front} had ${many(shared, 'block assist')} at the other side of the net`,
    server && say`${server} served ${many(server.stat('serve', 'sa'), 'ace')} for ${them.name}`,
  ])
}
