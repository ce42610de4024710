import { type Figure, fig, many, nth, num, score } from '../facts/figure.ts'
import { type GameFacts, otherOf, periodNumber, type Team } from '../facts/game-facts.ts'
import { moment } from '../facts/moment.ts'
import { leaders, type Player } from '../facts/people.ts'
import { leadChanges, leadForGood } from '../facts/scores.ts'
import { type Option, type Slot, slot } from '../telling/choose.ts'
import { contextSlots, highNote, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import { regulationSlot } from '../telling/periods.ts'
import { scoreSlots, scoresIn } from '../telling/scoring.ts'
import { type Compared, edgeSlots } from '../telling/summary.ts'
import { a, listed, type Phrase, say } from '../words/phrase.ts'
import { pitchingSlots } from './diamond-pitching.ts'
import { describeRun } from './diamond-scores.ts'
import type { Story } from './story.ts'

const compared: readonly Compared[] = [
  ['hitting', 'h', 'hits'],
  ['hitting', 'bb', 'walks'],
  ['hitting', 'double', 'doubles'],
  ['hitting', 'hr', 'home runs'],
  ['hitting', 'sb', 'stolen bases'],
  ['pitching', 'so', 'strikeouts'],
]
const words: StatWords = {
  'hitting.h': ['hit', 'hits'],
  'hitting.rbi': ['RBI', 'RBIs'],
  'hitting.hr': ['home run', 'home runs'],
  'pitching.so': ['strikeout', 'strikeouts'],
}
const runsInARow = { 'hitting.h': 'hit safely' }

const hit = (player: Player, key: string): Figure => player.stat('hitting', key)
/** What a batter's day is worth. */
const worth = (player: Player): number =>
  hit(player, 'h').value * 2 +
  hit(player, 'rbi').value * 2 +
  hit(player, 'r').value +
  hit(player, 'hr').value * 2

/** Baseball and softball. */
export function diamond(facts: GameFacts): Story {
  const { us, them } = facts
  const told = scoreSlots(facts, describeRun(facts), ['run', 'runs'])
  const middle = Math.ceil(facts.input.game.regulation / 2)
  const [first, second, third, ...rest] = leaders(us.players, worth, 2)
  const [theirs, their2] = leaders(them.players, worth, 2)
  return {
    contest: 'game',
    unit: 'runs',
    decisive: decisive(facts, facts.winner === them ? theirs : first),
    paragraphs: [
      [
        batter(facts, first, 84, 'star'),
        batter(facts, second, 60, 'second'),
        batter(facts, third, 40, 'third'),
        othersIn(rest),
      ],
      [...scoresIn(told, 1, middle), ...innings(facts)],
      [...scoresIn(told, middle + 1, 99), regulationSlot(facts), changes(facts)],
      pitchingSlots(facts, us),
      [
        ...pitchingSlots(facts, them),
        batter(facts, theirs, 54, 'their-star'),
        batter(facts, their2, 28, 'their-second'),
      ],
      [...numbers(facts), ...frames(facts), ...edgeSlots(facts, compared)],
      contextSlots(facts, words, runsInARow),
    ],
  }
}

/** The home side won it with its last swing. */
function isWalkOff({ scores, winner, input }: GameFacts): boolean {
  const good = winner && leadForGood(scores, winner.index)
  const { box } = input
  return Boolean(
    winner &&
      good &&
      box &&
      good.index === scores.length - 1 &&
      box.teams[winner.index].side === 'home' &&
      good.score.period.value === box.periods.length &&
      box.periods.length >= input.game.regulation,
  )
}

function decisive(facts: GameFacts, star: Player | undefined): Decisive[] {
  const { winner, loser, us, scores } = facts
  const found: Decisive[] = []
  const side = winner ?? us
  if (winner && loser) {
    const good = leadForGood(scores, winner.index)
    const told = good && describeRun(facts)(good.score)
    if (good && told) {
      const when = moment(facts, good.score)
      if (isWalkOff(facts))
        found.push({
          team: winner,
          noun: say`${told.noun} ${when}`,
          clause: say`${told.clause} ${when} to end it`,
        })
      else found.push({ team: winner, noun: say`${told.noun} ${when}`, clause: say`${told.clause} ${when}` })
    }
    const big = biggest(winner)
    const made = winner.periods[big]
    if (made && made.value >= 4) {
      const inning = nth(periodNumber(big))
      found.push({
        team: winner,
        noun: a(say`${num(made)}-run ${inning} inning`),
        act: say`scored ${num(made)} runs in the ${inning} inning`,
      })
    }
    const ace = leaders(winner.players, (player) => player.stat('pitching', 'so').value)[0]
    if (ace && ace.stat('pitching', 'so').value >= 6)
      found.push({
        team: winner,
        noun: say`${ace}’s ${many(ace.stat('pitching', 'so'), 'strikeout')}`,
        clause: say`${ace} struck out ${num(ace.stat('pitching', 'so'))}${highNote(facts, ace, 'pitching', 'so')}`,
      })
    const allowed = loser.total('hitting', 'h')
    if (allowed.value > 0 && allowed.value <= 5)
      found.push({ team: winner, act: say`allowed ${many(allowed, 'hit')}` })
  }
  if (star) {
    const [h, rbi, hr] = [hit(star, 'h'), hit(star, 'rbi'), hit(star, 'hr')]
    if (h.value >= 3)
      found.push({
        team: side,
        noun: say`${star}’s ${many(h, 'hit')}`,
        clause: say`${star} had ${many(h, 'hit')}`,
      })
    if (rbi.value >= 3) found.push({ team: side, clause: say`${star} drove in ${many(rbi, 'run')}` })
    if (hr.value >= 2)
      found.push({
        team: side,
        noun: say`${star}’s ${many(hr, 'home run')}`,
        clause: say`${star} hit ${many(hr, 'home run')}`,
      })
  }
  return found
}

const biggest = ({ periods }: Team): number =>
  periods.reduce((top, runs, index) => (runs.value > (periods[top]?.value ?? 0) ? index : top), 0)

/** '3-for-4 with two RBIs and a double'. */
function line(player: Player): Phrase {
  const parts: Phrase[] = []
  const count = (key: string, one: string, plural = `${one}s`) => {
    const value = hit(player, key)
    if (value.value > 0) parts.push(value.value === 1 ? a(say`${one}`) : many(value, one, plural))
  }
  count('hr', 'home run')
  count('triple', 'triple')
  count('double', 'double')
  count('rbi', 'RBI', 'RBIs')
  count('r', 'run')
  return parts.length > 0 ? say` with ${listed(parts.slice(0, 3))}` : []
}

function batter(facts: GameFacts, player: Player | undefined, weight: number, key: string): Slot {
  if (!player) return slot(key, 0, [])
  const [ab, h, rbi, r] = [hit(player, 'ab'), hit(player, 'h'), hit(player, 'rbi'), hit(player, 'r')]
  const team = facts.teams[player.side]
  const high = highNote(facts, player, 'hitting', 'h')
  const forTeam = player.side === 1 || key === 'star' ? say` for ${team.name}` : say``
  const options: Option[] = [
    ab.value > 0 && h.value > 0 && say`${player} went ${fig(h)}-for-${fig(ab)}${line(player)}${forTeam}`,
    h.value > 1 && say`${player} had ${many(h, 'hit')} in ${many(ab, 'at-bat')}${high}${forTeam}`,
    rbi.value > 1 &&
      say`${player} drove in ${many(rbi, 'run')}${forTeam}${highNote(facts, player, 'hitting', 'rbi')}`,
    h.value > 0 &&
      rbi.value > 0 &&
      say`${player} had ${orA(h, 'hit')} and ${orA(rbi, 'RBI', 'RBIs')}${forTeam}`,
    r.value > 1 && say`${player} scored ${r.value === 2 ? 'twice' : many(r, 'time')}${forTeam}`,
    h.value > 0 && rbi.value === 0 && say`${player} reached base with ${orA(h, 'hit')}${forTeam}`,
    h.value > 0 &&
      r.value > 0 &&
      say`${player} finished ${fig(h)}-for-${fig(ab)} and came around to score${forTeam}`,
  ]
  return slot(key, weight, options)
}

const orA = (count: Figure, noun: string, plural = `${noun}s`): Phrase =>
  count.value === 1 ? say`${noun.startsWith('RBI') ? 'an' : 'a'} ${noun}` : many(count, noun, plural)

function othersIn(players: readonly Player[]): Slot {
  const multi = players.filter((player) => hit(player, 'h').value >= 2).slice(0, 3)
  const once = players.filter((player) => hit(player, 'h').value === 1).slice(0, 3)
  return slot('others', 30, [
    multi.length > 1 && say`${listed(multi)} had more than one hit too`,
    multi.length === 1 && say`${listed(multi)} had a multi-hit game as well`,
    once.length > 1 && say`${listed(once)} added a hit apiece`,
    once.length > 1 && say`There was a hit each for ${listed(once)}`,
  ])
}

function innings(facts: GameFacts): Slot[] {
  return facts.teams.map((team) => {
    const big = biggest(team)
    const made = team.periods[big]
    if (!made || made.value < 3) return slot(`inning-${team.index}`, 0, [])
    const inning = nth(periodNumber(big))
    return slot(`inning-${team.index}`, 50, [
      say`${team.name} did its most damage in the ${inning}, when it scored ${num(made)}`,
      say`The big frame for ${team.name} was the ${inning}, worth ${many(made, 'run')}`,
      say`${team.nick} put up ${num(made)} in the ${inning}`,
    ])
  })
}

function changes(facts: GameFacts): Slot {
  const { scores, winner } = facts
  if (scores.length < 2) return slot('changes', 0, [])
  const count = leadChanges(scores)
  return slot('changes', 42, [
    count.value >= 2 && say`The lead changed hands ${count.value === 2 ? 'twice' : say`${num(count)} times`}`,
    count.value === 0 && winner && scores[0]?.side === winner.index && say`${winner.name} never trailed`,
    isWalkOff(facts) && winner && say`${winner.nick} won it in ${winner.its} last at-bat`,
  ])
}

function numbers(facts: GameFacts): Slot[] {
  const { us, them } = facts
  const pair = (group: string, key: string): readonly [Figure, Figure] => [
    us.total(group, key),
    them.total(group, key),
  ]
  const [h, oh] = pair('hitting', 'h')
  const [e, oe] = pair('fielding', 'e')
  const [lob, olob] = pair('hitting', 'lob')
  const [so, oso] = pair('hitting', 'so')
  const [bb, obb] = pair('hitting', 'bb')
  const more = h.value > oh.value ? us : them
  const [top, low] = more === us ? [h, oh] : [oh, h]
  const caught = us.total('fielding', 'po').value > 0 && them.total('fielding', 'po').value > 0
  const extra = [
    us.total('hitting', 'double'),
    us.total('hitting', 'triple'),
    us.total('hitting', 'hr'),
  ] as const
  return [
    slot('hits', 64, [
      h.value !== oh.value && say`${more.name} outhit ${otherOf(facts, more).name}, ${score(top, low)}`,
      h.value !== oh.value && say`Hits favored ${more.name}, ${score(top, low)}`,
      h.value === oh.value && h.value > 0 && say`Each side finished with ${many(h, 'hit')}`,
      h.value > 0 &&
        oh.value > 0 &&
        say`${us.name} had ${many(us.score, 'run')} on ${many(h, 'hit')}, ${them.name} ${many(them.score, 'run')} on ${num(oh)}`,
    ]),
    slot('errors', 44, [
      caught &&
        e.value > 0 &&
        oe.value > 0 &&
        say`${us.name} was charged with ${many(e, 'error')} and ${them.name} with ${num(oe)}`,
      caught && e.value === 0 && say`${us.name} played without an error in the field`,
      caught &&
        e.value > 0 &&
        oe.value === 0 &&
        say`${us.name} made ${many(e, 'error')}; ${them.name} was clean in the field`,
      caught &&
        e.value === 0 &&
        oe.value > 0 &&
        say`${us.nick} made no errors behind ${us.its} pitchers, while ${them.name} committed ${num(oe)}`,
    ]),
    slot('left', 40, [
      lob.value > 0 &&
        olob.value > 0 &&
        say`${us.name} left ${num(lob)} on base and ${them.name} ${num(olob)}`,
      lob.value > 5 && say`${us.nick} stranded ${many(lob, 'runner')}`,
    ]),
    slot('strikeouts', 32, [
      so.value > 0 &&
        oso.value > 0 &&
        say`${us.name} hitters struck out ${num(so)} times, ${them.name}’s ${num(oso)}`,
      oso.value > 5 && say`The ${us.name} staff struck out ${num(oso)}`,
    ]),
    slot('walks', 30, [
      bb.value > 0 && obb.value > 0 && say`${us.name} drew ${many(bb, 'walk')} and issued ${num(obb)}`,
      bb.value > 3 && say`${them.name} pitchers walked ${num(bb)}`,
    ]),
    slot('extra-bases', 34, [extra.some(({ value }) => value > 0) && extraBases(us, extra)]),
    slot('steals', 24, [
      us.total('hitting', 'sb').value > 1 && say`${us.name} stole ${many(us.total('hitting', 'sb'), 'base')}`,
      us.total('hitting', 'sb').value > 0 && say`${us.nick} swiped ${many(us.total('hitting', 'sb'), 'bag')}`,
    ]),
    slot('double-plays', 26, [
      us.total('fielding', 'dp').value > 0 &&
        say`${us.name} turned ${us.total('fielding', 'dp').value === 1 ? 'a double play' : many(us.total('fielding', 'dp'), 'double play')}`,
    ]),
  ]
}

function extraBases(team: Team, [doubles, triples, homers]: readonly [Figure, Figure, Figure]): Phrase {
  const parts = [
    [doubles, 'double'],
    [triples, 'triple'],
    [homers, 'home run'],
  ] as const
  return say`${team.name} had ${listed(parts.filter(([count]) => count.value > 0).map(([count, noun]) => (count.value === 1 ? a(say`${noun}`) : many(count, noun))))}`
}

/** In how many innings a side scored, and when the last run was. */
function frames(facts: GameFacts): Slot[] {
  const last = facts.scores.at(-1)
  const innings = facts.input.box?.periods.length ?? 0
  return [
    ...facts.teams.map((team) => {
      const count = team.periods.filter(({ value }) => value > 0).length
      const made = num({ value: count, from: `scoringInnings(${team.index})` })
      return slot(`frames-${team.index}`, team.index === 0 ? 27 : 21, [
        facts.hasPeriods && count > 1 && say`${team.name} scored in ${made} different innings`,
        facts.hasPeriods && count > 1 && say`The runs of ${team.name} came in ${made} innings`,
        facts.hasPeriods && count === 1 && say`All of the ${team.name} scoring was done in one inning`,
        facts.hasPeriods && count === 0 && say`${team.name} did not get a runner across the plate`,
      ])
    }),
    slot('quiet', 23, [
      last &&
        last.period.value < innings &&
        say`There was no more scoring after the ${nth(last.period)} inning`,
    ]),
  ]
}
