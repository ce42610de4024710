import { type Figure, fig, figure, many, num } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import { leaders, type Player } from '../facts/people.ts'
import { type Slot, slot } from '../telling/choose.ts'
import { contextSlots, highNote, type StatWords } from '../telling/context.ts'
import {
  halftimeSlot,
  lineSlot,
  periodSlot,
  regulationSlot,
  swingSlot,
  type Unit,
} from '../telling/periods.ts'
import { type Compared, edgeSlots } from '../telling/summary.ts'
import { listed, type Phrase, say } from '../words/phrase.ts'
import { basketballDecisive, flowSlots } from './basketball-flow.ts'
import { hustle, shooting } from './basketball-numbers.ts'
import type { Story } from './story.ts'

export const points: Unit = ['point', 'points']

const compared: readonly Compared[] = [
  ['stats', 'treb', 'rebounds'],
  ['stats', 'ast', 'assists'],
  ['stats', 'stl', 'steals'],
  ['stats', 'blk', 'blocks'],
  ['stats', 'fgm3', '3-pointers'],
  ['team', 'bench', 'bench points'],
]
const words: StatWords = {
  'stats.tp': points,
  'stats.treb': ['rebound', 'rebounds'],
  'stats.ast': ['assist', 'assists'],
  'stats.fgm3': ['3-pointer', '3-pointers'],
  'stats.stl': ['steal', 'steals'],
  'stats.blk': ['block', 'blocks'],
}
const runs = { 'stats.tp': 'scored in double figures' }

export const stat = (player: Player, key: string): Figure => player.stat('stats', key)
const many3 = (count: Figure): Phrase => many(count, '3-pointer')

export function basketball(facts: GameFacts): Story {
  const { us, them } = facts
  const [first, second, third, ...rest] = leaders(us.players, (player) => stat(player, 'tp').value)
  const [theirs, their2] = leaders(them.players, (player) => stat(player, 'tp').value)
  const periods = us.periods.map((_, period) =>
    periodSlot(facts, period, period < facts.input.game.regulation ? 45 : 80, points),
  )
  const isHalved = facts.input.game.regulation === 2
  return {
    contest: 'game',
    unit: 'points',
    decisive: basketballDecisive(facts, first, theirs),
    paragraphs: [
      [
        starSlot(facts, first),
        shootingSlot(first),
        secondSlot(facts, second),
        thirdSlot(facts, third, second),
      ],
      [...(isHalved ? [] : periods.slice(0, 2)), halftimeSlot(facts)],
      [
        ...periods.slice(isHalved ? 1 : 2),
        swingSlot(facts, 50, points),
        regulationSlot(facts),
        lineSlot(facts, 12),
        ...flowSlots(facts),
      ],
      [glassSlot(facts), passSlot(facts), ...stopSlots(facts), benchScorers(rest)],
      [
        theirStar(facts, theirs),
        theirSecond(facts, their2),
        theirGlass(them),
        theirPasser(them),
        fouledOut(facts),
      ],
      [...shooting(facts), ...hustle(facts), ...edgeSlots(facts, compared)],
      contextSlots(facts, words, runs),
    ],
  }
}

const isDouble = (player: Player): Phrase | null => {
  const made = (['tp', 'treb', 'ast', 'stl', 'blk'] as const).filter((key) => stat(player, key).value >= 10)
  return made.length >= 3 ? say`a triple-double` : made.length === 2 ? say`a double-double` : null
}

function starSlot(facts: GameFacts, player: Player | undefined): Slot {
  if (!player) return slot('star', 0, [])
  const [tp, reb, ast] = [stat(player, 'tp'), stat(player, 'treb'), stat(player, 'ast')]
  const high = highNote(facts, player, 'stats', 'tp')
  const shots = say`${fig(stat(player, 'fgm'))}-of-${fig(stat(player, 'fga'))} shooting`
  const hasShots = stat(player, 'fga').value > 0
  const double = isDouble(player)
  return slot(
    'star',
    90,
    [
      say`${player} led ${facts.us.name} with ${many(tp, 'point')}${high}`,
      hasShots && say`${player} had ${many(tp, 'point')} on ${shots}${high}`,
      reb.value > 3 &&
        say`${player} finished with ${many(tp, 'point')}${high.length > 0 ? say`${high},` : say``} and ${many(reb, 'rebound')}`,
      ast.value > 3 &&
        say`${player} put up ${many(tp, 'point')} and ${many(ast, 'assist')} to pace ${facts.us.nick}`,
      double &&
        say`${player} posted ${double} with ${many(tp, 'point')}${reb.value >= 10 ? say` and ${many(reb, 'rebound')}` : say` and ${many(ast, 'assist')}`}`,
      // The points were the lead's.
      double && reb.value >= 10 && say`${player} finished off ${double} with ${many(reb, 'rebound')}`,
    ],
    [hasShots && say`${player} did it on ${shots}`],
  )
}

function shootingSlot(player: Player | undefined): Slot {
  if (!player) return slot('star-shots', 0, [])
  const [made3, tried3, ft, fta, min] = [
    stat(player, 'fgm3'),
    stat(player, 'fga3'),
    stat(player, 'ftm'),
    stat(player, 'fta'),
    stat(player, 'min'),
  ]
  return slot('star-shots', 40, [
    made3.value >= 2 && say`${player} made ${num(made3)} of ${num(tried3)} from 3-point range`,
    made3.value >= 2 && say`That included ${many3(made3)} on ${many(tried3, 'attempt')}`,
    fta.value >= 4 && say`${player} went ${fig(ft)}-for-${fig(fta)} at the free-throw line`,
    fta.value >= 4 && ft.value === fta.value && say`All ${num(ft)} of ${player}’s free throws went in`,
    min.value >= 30 && say`${player} was on the floor for ${num(min)} minutes`,
    stat(player, 'stl').value > 2 && say`${player} also came up with ${many(stat(player, 'stl'), 'steal')}`,
  ])
}

const extras = (player: Player): Phrase[] =>
  (
    [
      ['treb', 'rebound', 4],
      ['ast', 'assist', 3],
      ['stl', 'steal', 2],
      ['blk', 'block', 2],
    ] as const
  ).flatMap(([key, noun, least]) => (stat(player, key).value >= least ? [many(stat(player, key), noun)] : []))

function secondSlot(facts: GameFacts, player: Player | undefined): Slot {
  if (!player) return slot('second', 0, [])
  const tp = stat(player, 'tp')
  const more = extras(player)
  const high = highNote(facts, player, 'stats', 'tp')
  const off = player.starter ? '' : ' off the bench'
  return slot('second', 65, [
    more.length > 0 && say`${player} added ${many(tp, 'point')}${off} to go with ${listed(more)}`,
    say`${player} chipped in ${many(tp, 'point')}${off}${high}`,
    say`${player} followed with ${many(tp, 'point')}${off}${high}`,
    more.length > 0 && say`Next was ${player}, who had ${many(tp, 'point')} and ${listed(more)}`,
    tp.value >= 10 && say`${player} joined in double figures with ${num(tp)}`,
  ])
}

function thirdSlot(facts: GameFacts, player: Player | undefined, second: Player | undefined): Slot {
  if (!player || !second) return slot('third', 0, [])
  const tp = stat(player, 'tp')
  const tens = facts.us.players.filter((each) => stat(each, 'tp').value >= 10).length
  const more = extras(player)
  return slot('third', 42, [
    say`${player} had ${num(tp)}${more.length > 0 ? say` and ${listed(more)}` : say``}`,
    more.length > 0 && say`${player} contributed ${many(tp, 'point')} with ${listed(more)}`,
    tens >= 3 &&
      say`${player}’s ${num(tp)} gave ${facts.us.name} ${num(figure(tens, 'scorers(0,10)'))} players in double figures`,
    say`Another ${num(tp)} came from ${player}`,
  ])
}

function benchScorers(players: readonly Player[]): Slot {
  const named = players.filter((player) => stat(player, 'tp').value >= 4).slice(0, 3)
  if (named.length < 2) return slot('rest', 0, [])
  const each = listed(named.map((player) => say`${player} (${fig(stat(player, 'tp'))})`))
  return slot('rest', 22, [
    say`${each} rounded out the scoring leaders`,
    say`Points also came from ${each}`,
    say`Further down the sheet were ${each}`,
  ])
}

function glassSlot({ us }: GameFacts): Slot {
  const best = leaders(us.players, (player) => stat(player, 'treb').value, 5)[0]
  if (!best) return slot('glass', 0, [])
  const [reb, off] = [stat(best, 'treb'), stat(best, 'oreb')]
  return slot('glass', 48, [
    say`${best} pulled down a team-high ${many(reb, 'rebound')}`,
    say`${best} led the way on the glass with ${num(reb)}`,
    off.value > 2 && say`${best} grabbed ${many(reb, 'rebound')}, ${num(off)} of them at the offensive end`,
    say`No ${us.name} player had more rebounds than ${best}, who finished with ${num(reb)}`,
  ])
}

function passSlot({ us }: GameFacts): Slot {
  const best = leaders(us.players, (player) => stat(player, 'ast').value, 3)[0]
  if (!best) return slot('pass', 0, [])
  const [ast, to] = [stat(best, 'ast'), stat(best, 'to')]
  return slot('pass', 44, [
    say`${best} handed out ${many(ast, 'assist')}`,
    to.value > 0 &&
      to.value < ast.value &&
      say`${best} ran the offense with ${many(ast, 'assist')} against ${many(to, 'turnover')}`,
    say`${best} set up teammates for ${many(ast, 'basket')}`,
    say`${best} was credited with ${many(ast, 'assist')}`,
  ])
}

function stopSlots({ us }: GameFacts): Slot[] {
  const thief = leaders(us.players, (player) => stat(player, 'stl').value, 3)[0]
  const wall = leaders(us.players, (player) => stat(player, 'blk').value, 2)[0]
  return [
    slot('steals', 26, [
      thief && say`${thief} had ${many(stat(thief, 'stl'), 'steal')}`,
      thief && say`On defense, ${thief} came away with ${many(stat(thief, 'stl'), 'steal')}`,
    ]),
    slot('blocks', 24, [
      wall && say`${wall} turned away ${many(stat(wall, 'blk'), 'shot')}`,
      wall && say`${wall} was credited with ${many(stat(wall, 'blk'), 'block')}`,
    ]),
  ]
}
function theirStar({ them, us }: GameFacts, player: Player | undefined): Slot {
  if (!player) return slot('their-star', 0, [])
  const tp = stat(player, 'tp')
  const more = extras(player)
  const best = leaders(us.players, (each) => stat(each, 'tp').value)[0]
  return slot('their-star', 62, [
    say`${player} led ${them.name} with ${many(tp, 'point')}`,
    more.length > 0 && say`For ${them.name}, ${player} had ${many(tp, 'point')} and ${listed(more)}`,
    say`${them.name} got ${many(tp, 'point')} from ${player}`,
    best &&
      tp.value > stat(best, 'tp').value &&
      say`${player} of ${them.name} topped all scorers with ${num(tp)}`,
  ])
}

function theirSecond({ them }: GameFacts, player: Player | undefined): Slot {
  if (!player || stat(player, 'tp').value < 6) return slot('their-second', 0, [])
  const tp = stat(player, 'tp')
  const more = extras(player)
  return slot('their-second', 33, [
    say`${player} had ${num(tp)} for ${them.nick}`,
    say`${player} was next for ${them.name} with ${many(tp, 'point')}`,
    more.length > 0 && say`${player} finished with ${many(tp, 'point')} along with ${listed(more)}`,
  ])
}

function theirGlass(them: Team): Slot {
  const best = leaders(them.players, (player) => stat(player, 'treb').value, 5)[0]
  return slot('their-glass', 28, [
    best && say`${best} grabbed ${many(stat(best, 'treb'), 'rebound')} for ${them.name}`,
    best && say`${them.name} got ${many(stat(best, 'treb'), 'rebound')} out of ${best}`,
  ])
}

function theirPasser(them: Team): Slot {
  const best = leaders(them.players, (player) => stat(player, 'ast').value, 4)[0]
  return slot('their-passer', 20, [
    best && say`${best} dished out ${many(stat(best, 'ast'), 'assist')} for ${them.nick}`,
    best && say`The top passer for ${them.name} was ${best}, with ${many(stat(best, 'ast'), 'assist')}`,
  ])
}

function fouledOut({ us, them }: GameFacts): Slot {
  const gone = [...us.players, ...them.players].filter((player) => stat(player, 'pf').value >= 5).slice(0, 3)
  return slot('fouled-out', 30, [
    gone.length === 1 && say`${listed(gone)} fouled out`,
    gone.length > 1 && say`${listed(gone)} ${gone.length === 2 ? 'both' : 'all'} fouled out`,
  ])
}
