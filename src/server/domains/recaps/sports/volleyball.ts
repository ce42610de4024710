import { fig, type Figure, figure, half, less, many, nth, num, rate, score } from '../facts/figure.ts'
import { type GameFacts, otherOf, periodNumber, type Team } from '../facts/game-facts.ts'
import { leaders, type Player } from '../facts/people.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { contextSlots, highNote, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import { a, listed, type Phrase, say } from '../words/phrase.ts'
import type { Story } from './story.ts'
import { allSets, setName, setScore, setSlots } from './volleyball-sets.ts'

const words: StatWords = {
  'attack.k': ['kill', 'kills'],
  'defense.dig': ['dig', 'digs'],
  'set.a': ['assist', 'assists'],
  'serve.sa': ['ace', 'aces'],
}
const runs = { 'attack.k': 'reached double figures in kills' }

const kills = (player: Player): Figure => player.stat('attack', 'k')

/** Kills less errors over attempts. */
const hitting = (of: Pick<Player, 'stat'> | { stat: Team['total'] }): Figure => {
  const [k, e, ta] = [of.stat('attack', 'k'), of.stat('attack', 'e'), of.stat('attack', 'ta')]
  return figure((k.value - e.value) / ta.value, `ratio(less(${k.from},${e.from}),${ta.from})`)
}
const teamHitting = (team: Team): Figure => hitting({ stat: team.total })

/** Two share an assisted block: the team has one between them. */
const blocks = (team: Team): Figure => {
  const [solo, shared] = [team.total('block', 'bs'), team.total('block', 'ba')]
  return figure(solo.value + shared.value / 2, `blocks(${solo.from},${shared.from})`)
}

export function volleyball(facts: GameFacts): Story {
  const { us, them } = facts
  const [first, second, third] = leaders(us.players, (player) => kills(player).value)
  const [theirs, their2] = leaders(them.players, (player) => kills(player).value)
  const sets = facts.hasPeriods ? setSlots(facts) : []
  return {
    contest: 'match',
    decisive: decisive(facts, facts.winner === them ? theirs : first),
    paragraphs: [
      [star(facts, first, 86), ownSecond(facts, second), ownThird(third), setSummary(facts)],
      sets.slice(0, 4),
      sets.slice(4),
      [setter(facts), ...defense(facts), servers(facts), doubleDoubles(us), otherHitters(us)],
      [theirStar(facts, theirs), theirSecond(their2, them), theirRest(them)],
      [...numbers(facts), pointsSlot(facts), closestSet(facts)],
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
    found.push({ team: side, noun: say`${star}’s ${many(kills(star), 'kill')}`, clause: say`${star} put down ${many(kills(star), 'kill')}${high}` })
    const digs = star.stat('defense', 'dig')
    if (digs.value >= 8) found.push({ team: side, clause: say`${star} had ${many(kills(star), 'kill')} and ${many(digs, 'dig')}` })
  }
  if (winner && loser && facts.hasPeriods) {
    const last = winner.periods.length - 1
    if (last === 4) found.push({ team: winner, noun: a(say`${setScore(winner, loser, 4)} win in the ${setName(4)}`), clause: say`${winner.name} won the deciding set ${setScore(winner, loser, 4)}` })
    const ta = winner.total('attack', 'ta')
    if (ta.value > 0 && teamHitting(winner).value >= 0.25) found.push({ team: winner, clause: say`${winner.name} hit ${rate(teamHitting(winner))} as a team` })
    if (loser.total('attack', 'ta').value > 0 && teamHitting(loser).value < 0.15 && teamHitting(loser).value > 0)
      found.push({ team: winner, clause: say`${winner.name} held ${loser.name} to a ${rate(teamHitting(loser))} hitting percentage` })
    const aces = winner.total('serve', 'sa')
    if (aces.value >= 8) found.push({ team: winner, clause: say`${winner.name} served up ${many(aces, 'ace')}`, noun: say`${many(aces, 'ace')} from the service line` })
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
    winner.periods.length > 3 && say`${winner.name} needed ${num(figure(winner.periods.length, `count(box.periods,${winner.periods.length})`))} sets: ${sets}`,
    say`The sets went ${sets}, ${winner.name}’s points first`,
  ])
}
const efficient = (player: Player): boolean => player.stat('attack', 'ta').value >= 8 && hitting(player).value >= 0.2

function star(facts: GameFacts, player: Player | undefined, weight: number): Slot {
  if (!player) return slot('star', 0, [])
  const [k, e, ta] = [kills(player), player.stat('attack', 'e'), player.stat('attack', 'ta')]
  const high = highNote(facts, player, 'attack', 'k')
  const digs = player.stat('defense', 'dig')
  return slot('star', weight, [
    say`${player} led ${facts.us.name} with ${many(k, 'kill')}${high}`,
    efficient(player) && say`${player} had ${many(k, 'kill')} and hit ${rate(hitting(player))}${high}`,
    ta.value > 0 && say`${player} finished with ${many(k, 'kill')} on ${many(ta, 'swing')}${high}`,
    digs.value >= 5 && say`${player} paced the attack with ${many(k, 'kill')} and added ${many(digs, 'dig')}`,
    // The kills were the lead's.
    ta.value > 0 && say`${player} took ${many(ta, 'swing')} in all and made ${e.value === 0 ? 'no errors' : many(e, 'error')}`,
    digs.value >= 5 && say`${player} also dug ${many(digs, 'ball')}`,
  ])
}

function ownSecond(facts: GameFacts, player: Player | undefined): Slot {
  if (!player) return slot('second', 0, [])
  const k = kills(player)
  return slot('second', 64, [
    say`${player} added ${many(k, 'kill')}${highNote(facts, player, 'attack', 'k')}`,
    efficient(player) && say`${player} chipped in ${many(k, 'kill')} while hitting ${rate(hitting(player))}`,
    player.stat('serve', 'sa').value > 1 && say`${player} had ${many(k, 'kill')} to go with ${many(player.stat('serve', 'sa'), 'ace')}`,
    player.stat('defense', 'dig').value > 5 && say`${player} followed with ${many(k, 'kill')} and ${many(player.stat('defense', 'dig'), 'dig')}`,
  ])
}

function ownThird(player: Player | undefined): Slot {
  if (!player || kills(player).value < 3) return slot('third', 0, [])
  return slot('third', 44, [
    say`${player} contributed ${num(kills(player))}`,
    say`Another ${num(kills(player))} came off the hand of ${player}`,
    efficient(player) && say`${player} made the most of ${many(player.stat('attack', 'ta'), 'swing')}, with ${many(kills(player), 'kill')}`,
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
    player.stat('defense', 'dig').value > 6 && say`${player} had ${many(ast, 'assist')} and ${many(player.stat('defense', 'dig'), 'dig')}`,
  ])
}

function defense(facts: GameFacts): Slot[] {
  const { us } = facts
  const [digger, next] = leaders(us.players, (each) => each.stat('defense', 'dig').value, 5)
  const front = leaders(us.players, (each) => each.stat('block', 'bs').value + each.stat('block', 'ba').value, 2)[0]
  const shared = front?.stat('block', 'ba')
  const solo = front?.stat('block', 'bs')
  return [
    slot('digs', 52, [
      digger && say`${digger} came up with ${many(digger.stat('defense', 'dig'), 'dig')}${highNote(facts, digger, 'defense', 'dig')}`,
      digger && next && say`In the back row, ${digger} had ${many(digger.stat('defense', 'dig'), 'dig')} and ${next} ${num(next.stat('defense', 'dig'))}`,
      digger && say`${digger} anchored the defense with ${many(digger.stat('defense', 'dig'), 'dig')}`,
    ]),
    slot('front', 40, [
      front && shared && shared.value > 1 && say`${front} was in on ${many(shared, 'block assist')} at the net`,
      front && solo && solo.value > 0 && shared && shared.value > 0 && say`${front} had ${many(solo, 'solo block')} and ${many(shared, 'block assist')}`,
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

function numbers(facts: GameFacts): Slot[] {
  const { us, them } = facts
  const pair = (group: string, key: string): readonly [Figure, Figure] => [us.total(group, key), them.total(group, key)]
  const edge = (key: string, weight: number, values: readonly [Figure, Figure], options: (better: Team, worse: Team, printed: Phrase) => Option[]): Slot => {
    const [ours, theirs] = values
    if (ours.value === theirs.value) return slot(key, 0, [])
    const [better, more, fewer] = ours.value > theirs.value ? [us, ours, theirs] : [them, theirs, ours]
    return slot(key, weight, options(better, otherOf(facts, better), score(more, fewer)))
  }
  const [k, ok] = pair('attack', 'k')
  const hasAttacks = us.total('attack', 'ta').value > 0 && them.total('attack', 'ta').value > 0
  const [bl, obl] = [blocks(us), blocks(them)]
  const [aces, errors] = [us.total('serve', 'sa'), us.total('serve', 'se')]
  return [
    slot('hitting', 62, [
      hasAttacks && say`${us.name} hit ${rate(teamHitting(us))} for the match and ${them.name} ${rate(teamHitting(them))}`,
      hasAttacks && say`The hitting percentages were ${rate(teamHitting(us))} for ${us.name} and ${rate(teamHitting(them))} for ${them.name}`,
      hasAttacks && say`${us.nick} swung at a ${rate(teamHitting(us))} clip, ${them.name} at ${rate(teamHitting(them))}`,
    ]),
    edge('kills', 46, [k, ok], (better, worse, printed) => [
      say`${better.name} had more kills, ${printed}`,
      say`Kills favored ${better.name}, ${printed}`,
      say`${better.nick} topped ${worse.name} in kills, ${printed}`,
    ]),
    slot('blocks', 42, [
      bl.value !== obl.value && (bl.value > obl.value
        ? say`${us.name} had the edge at the net, ${half(bl)} blocks to ${half(obl)}`
        : say`${them.name} had the edge at the net, ${half(obl)} blocks to ${half(bl)}`),
      bl.value > 0 && say`${us.nick} finished with ${half(bl)} team ${bl.value === 1 ? 'block' : 'blocks'}`,
    ]),
    edge('team-digs', 34, pair('defense', 'dig'), (better, worse, printed) => [
      say`${better.name} outdug ${worse.name}, ${printed}`,
      say`Digs went ${printed} to ${better.name}`,
    ]),
    slot('serving', 36, [
      aces.value > 0 && errors.value > 0 && say`${us.name} had ${many(aces, 'ace')} against ${many(errors, 'service error')}`,
      aces.value > them.total('serve', 'sa').value && say`${us.nick} outserved ${them.name}, ${num(aces)} aces to ${num(them.total('serve', 'sa'))}`,
    ]),
    slot('errors', 28, [
      us.total('attack', 'e').value > 0 && them.total('attack', 'e').value > 0 && say`Attack errors numbered ${num(us.total('attack', 'e'))} for ${us.name} and ${num(them.total('attack', 'e'))} for ${them.name}`,
      them.total('attack', 'e').value > us.total('attack', 'e').value + 3 && say`${them.name} made ${num(less(them.total('attack', 'e'), us.total('attack', 'e')))} more attack errors`,
    ]),
    edge('team-assists', 18, pair('set', 'a'), (better, _, printed) => [say`Assists were ${printed} for ${better.name}`]),
  ]
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

/** All of the points, which may not go to whoever won the match. */
function pointsSlot({ us, them, hasPeriods, winner }: GameFacts): Slot {
  if (!hasPeriods) return slot('points', 0, [])
  const all = ({ periods, index }: Team): Figure =>
    figure(
      periods.reduce((total, { value }) => total + value, 0),
      `through(box.teams.${index}.scoreByPeriod,${periods.length})`,
    )
  const [ours, theirs] = [all(us), all(them)]
  const isOdd = winner !== null && (winner === us ? ours.value < theirs.value : theirs.value < ours.value)
  return slot('points', 31, [
    say`Over the whole match ${us.name} won ${num(ours)} points and ${them.name} ${num(theirs)}`,
    isOdd && say`${winner.name} won the match while losing the count of points, ${ours.value > theirs.value ? score(ours, theirs) : score(theirs, ours)}`,
    ours.value !== theirs.value && say`Point for point it came to ${ours.value > theirs.value ? score(ours, theirs) : score(theirs, ours)} for ${ours.value > theirs.value ? us.name : them.name}`,
  ])
}

function closestSet({ us, them, hasPeriods }: GameFacts): Slot {
  if (!hasPeriods) return slot('closest', 0, [])
  const gaps = us.periods.map((ours, set) => Math.abs(ours.value - (them.periods[set]?.value ?? 0)))
  const least = Math.min(...gaps)
  if (gaps.filter((gap) => gap === least).length !== 1) return slot('closest', 0, [])
  const set = gaps.indexOf(least)
  const [ours, theirs] = [us.periods[set], them.periods[set]]
  if (!ours || !theirs) return slot('closest', 0, [])
  const gap = ours.value > theirs.value ? less(ours, theirs) : less(theirs, ours)
  return slot('closest', 29, [
    say`No set was closer than the ${nth(periodNumber(set))}, which was decided by ${num(gap)}`,
    say`The closest the two came was ${num(gap)} points apart, in the ${nth(periodNumber(set))}`,
  ])
}
