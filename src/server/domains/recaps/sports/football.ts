import { type Figure, fig, half, many, num, sum } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import { moment } from '../facts/moment.ts'
import { leaders, type Player } from '../facts/people.ts'
import { leadForGood } from '../facts/scores.ts'
import { type Slot, slot } from '../telling/choose.ts'
import { contextSlots, highNote, type StatWords } from '../telling/context.ts'
import type { Decisive } from '../telling/lead.ts'
import {
  halftimeSlot,
  lineSlot,
  periodSlot,
  regulationSlot,
  swingSlot,
  type Unit,
} from '../telling/periods.ts'
import { scoreSlots, scoresIn } from '../telling/scoring.ts'
import { type Compared, edgeSlots } from '../telling/summary.ts'
import { listed, type Phrase, say } from '../words/phrase.ts'
import { footballNumbers, times, turnovers } from './football-numbers.ts'
import { describeFootball, longestDrive } from './football-scores.ts'
import type { Story } from './story.ts'

const compared: readonly Compared[] = [
  ['team', 'yards', 'total yards'],
  ['passing', 'yds', 'passing yards'],
  ['rushing', 'yds', 'rushing yards'],
  ['team', 'firstDowns', 'first downs'],
  ['team', 'possession', 'time of possession'],
  ['defense', 'sacks', 'sacks'],
]
const points: Unit = ['point', 'points']
const words: StatWords = {
  'passing.yds': ['passing yard', 'passing yards'],
  'rushing.yds': ['rushing yard', 'rushing yards'],
  'receiving.yds': ['receiving yard', 'receiving yards'],
  'passing.td': ['touchdown pass', 'touchdown passes'],
  'receiving.no': ['catch', 'catches'],
  'team.yards': ['yard of offense', 'yards of offense'],
}
const runs = {
  'rushing.yds': 'run for at least 100 yards',
  'receiving.yds': 'gained at least 100 receiving yards',
}

const tackles = (player: Player): Figure =>
  sum(player.stat('defense', 'tackua'), player.stat('defense', 'tacka'))
const lead = (team: Team, group: string, key: string): Player | undefined =>
  leaders(team.players, (player) => player.stat(group, key).value)[0]

export function football(facts: GameFacts): Story {
  const { us, them } = facts
  const slots = scoreSlots(facts, describeFootball(facts), ['score', 'scores'])
  const quarters = us.periods.map((_, period) => periodSlot(facts, period, 30, points))
  const longest = longestDrive(facts)
  return {
    contest: 'game',
    unit: 'points',
    decisive: decisive(facts),
    paragraphs: [
      [passer(facts, us, 84), runner(facts, us, 66), catcher(facts, us, 60)],
      [...scoresIn(slots, 1, 2), ...quarters.slice(0, 2), halftimeSlot(facts)],
      [
        ...scoresIn(slots, 3, 99),
        swingSlot(facts, 52, points),
        lineSlot(facts, 12),
        ...quarters.slice(2),
        regulationSlot(facts),
      ],
      [...defense(facts), kicker(facts)],
      [passer(facts, them, 58), runner(facts, them, 46), catcher(facts, them, 36)],
      [
        ...footballNumbers(facts),
        ...edgeSlots(facts, compared),
        slot('longest-drive', 44, [longest?.phrase]),
      ],
      contextSlots(facts, words, runs),
    ],
  }
}

function decisive(facts: GameFacts): Decisive[] {
  const { winner, loser, scores, us } = facts
  const found: Decisive[] = []
  if (winner && loser) {
    const good = leadForGood(scores, winner.index)
    const told = good && describeFootball(facts)(good.score)
    if (good && told && good.index >= 2)
      found.push({
        team: winner,
        noun: say`${told.noun} ${moment(facts, good.score)}`,
        clause: say`${told.clause} ${moment(facts, good.score)}`,
      })
    const away = turnovers(loser)
    if (away.value >= 3) found.push({ team: winner, act: say`forced ${many(away, 'turnover')}` })
  }
  const side = winner ?? us
  const back = lead(side, 'rushing', 'yds')
  const thrower = lead(side, 'passing', 'yds')
  const target = lead(side, 'receiving', 'yds')
  if (back && back.stat('rushing', 'yds').value >= 90) {
    const [yds, td] = [back.stat('rushing', 'yds'), back.stat('rushing', 'td')]
    const high = highNote(facts, back, 'rushing', 'yds')
    found.push({
      team: side,
      noun: say`${back}’s ${fig(yds)} rushing yards`,
      clause:
        td.value > 0
          ? say`${back} ran for ${fig(yds)} yards and ${many(td, 'touchdown')}`
          : say`${back} ran for ${fig(yds)} yards${high}`,
    })
  }
  if (thrower && (thrower.stat('passing', 'td').value >= 2 || thrower.stat('passing', 'yds').value >= 220)) {
    const [yds, td] = [thrower.stat('passing', 'yds'), thrower.stat('passing', 'td')]
    found.push({
      team: side,
      noun:
        td.value > 1
          ? say`${thrower}’s ${many(td, 'touchdown pass', 'touchdown passes')}`
          : say`${thrower}’s ${fig(yds)} passing yards`,
      clause:
        td.value > 0
          ? say`${thrower} threw for ${fig(yds)} yards and ${many(td, 'touchdown')}`
          : say`${thrower} passed for ${fig(yds)} yards`,
    })
  }
  if (target && target.stat('receiving', 'td').value >= 2)
    found.push({
      team: side,
      clause: say`${target} caught ${many(target.stat('receiving', 'td'), 'touchdown pass', 'touchdown passes')}`,
      noun: say`${target}’s ${many(target.stat('receiving', 'td'), 'touchdown catch', 'touchdown catches')}`,
    })
  const yards = side.total('team', 'yards')
  if (yards.value >= 420) found.push({ team: side, act: say`piled up ${fig(yards)} yards` })
  if (winner && loser && loser.total('team', 'yards').value > 0 && loser.total('team', 'yards').value < 260)
    found.push({ team: winner, act: say`allowed only ${fig(loser.total('team', 'yards'))} yards` })
  return found
}

function passer(facts: GameFacts, team: Team, weight: number): Slot {
  const player = lead(team, 'passing', 'yds')
  const key = `passer-${team.index}`
  if (!player) return slot(key, 0, [])
  const p = (name: string) => player.stat('passing', name)
  const [comp, att, yds, td, int] = [p('comp'), p('att'), p('yds'), p('td'), p('int')]
  const high = highNote(facts, player, 'passing', 'yds')
  const line = say`${fig(comp)}-of-${fig(att)}`
  const picks = int.value > 0 ? say` and ${many(int, 'interception')}` : say``
  const scored = td.value > 0 ? say` and ${many(td, 'touchdown')}` : say``
  return slot(
    key,
    weight,
    [
      say`${player} was ${line} for ${fig(yds)} yards${scored}${td.value > 0 && int.value > 0 ? say`, with ${many(int, 'interception')}` : picks}${high}`,
      say`${player} completed ${num(comp)} of ${num(att)} passes for ${fig(yds)} yards${high}`,
      say`${player} threw for ${fig(yds)} yards on ${line} passing${scored}`,
      player.position === 'QB' && say`Quarterback ${player} finished ${line} for ${fig(yds)} yards${scored}`,
    ],
    [
      say`${player} completed ${num(comp)} of ${num(att)} throws`,
      int.value > 0 && say`${player} was intercepted ${times(int)}`,
    ],
  )
}

function runner(facts: GameFacts, team: Team, weight: number): Slot {
  const [player, next] = leaders(team.players, (each) => each.stat('rushing', 'yds').value)
  const key = `runner-${team.index}`
  if (!player) return slot(key, 0, [])
  const [att, yds, td, long] = [
    player.stat('rushing', 'att'),
    player.stat('rushing', 'yds'),
    player.stat('rushing', 'td'),
    player.stat('rushing', 'long'),
  ] as const
  const high = highNote(facts, player, 'rushing', 'yds')
  const scored = td.value > 0 ? say` and ${many(td, 'touchdown')}` : say``
  return slot(
    key,
    weight,
    [
      say`${player} carried ${many(att, 'time')} for ${fig(yds)} yards${scored}${high}`,
      say`${player} led the ground game with ${fig(yds)} yards on ${many(att, 'carry', 'carries')}${high}`,
      long.value >= 15 &&
        say`${player} gained ${fig(yds)} yards on ${many(att, 'attempt')}, the longest of them for ${fig(long)}`,
      next &&
        next.stat('rushing', 'yds').value > 19 &&
        say`${player} ran for ${fig(yds)} yards and ${next} for ${fig(next.stat('rushing', 'yds'))}`,
      say`On the ground, ${player} had ${many(att, 'carry', 'carries')} for ${fig(yds)} yards`,
    ],
    [say`${player} had ${many(att, 'carry', 'carries')} in all`],
  )
}
function catcher(facts: GameFacts, team: Team, weight: number): Slot {
  const [player, next, third] = leaders(team.players, (each) => each.stat('receiving', 'yds').value)
  const key = `catcher-${team.index}`
  if (!player) return slot(key, 0, [])
  const [no, yds, td] = [
    player.stat('receiving', 'no'),
    player.stat('receiving', 'yds'),
    player.stat('receiving', 'td'),
  ] as const
  const high = highNote(facts, player, 'receiving', 'yds')
  const line = (each: Player): Phrase =>
    say`${each} (${many(each.stat('receiving', 'no'), 'catch', 'catches')}, ${fig(each.stat('receiving', 'yds'))} yards)`
  return slot(key, weight, [
    say`${player} caught ${many(no, 'pass', 'passes')} for ${fig(yds)} yards${td.value > 0 ? say` and ${many(td, 'score')}` : say``}${high}`,
    say`${player} was the top target, with ${many(no, 'catch', 'catches')} for ${fig(yds)} yards${high}`,
    next && third && say`The leading receivers were ${listed([line(player), line(next), line(third)])}`,
    next &&
      say`${player} had ${fig(yds)} yards through the air and ${next} ${fig(next.stat('receiving', 'yds'))}`,
  ])
}

function defense({ us, them }: GameFacts): Slot[] {
  const [first, second] = leaders(us.players, (player) => tackles(player).value, 4)
  const rusher = leaders(us.players, (player) => player.stat('defense', 'sacks').value)[0]
  const thief = leaders(us.players, (player) => player.stat('defense', 'int').value)[0]
  const sacks = us.total('defense', 'sacks')
  const theirs = leaders(them.players, (player) => tackles(player).value, 6)[0]
  return [
    slot('tackles', 50, [
      first && say`${first} led the defense with ${many(tackles(first), 'tackle')}`,
      first &&
        second &&
        tackles(first).value !== tackles(second).value &&
        say`${first} made ${many(tackles(first), 'tackle')} and ${second} ${num(tackles(second))}`,
      first &&
        second &&
        tackles(first).value === tackles(second).value &&
        say`${first} and ${second} made ${many(tackles(first), 'tackle')} apiece`,
      first && say`On defense, ${first} was in on ${many(tackles(first), 'tackle')}`,
    ]),
    slot('sacks', 42, [
      rusher &&
        rusher.stat('defense', 'sacks').value >= 1 &&
        say`${rusher} was credited with ${half(rusher.stat('defense', 'sacks'))} ${rusher.stat('defense', 'sacks').value === 1 ? 'sack' : 'sacks'}`,
      rusher && rusher.stat('defense', 'sacks').value < 1 && say`${rusher} shared in a sack`,
      sacks.value >= 2 && say`${us.name} got to the quarterback for ${half(sacks)} sacks`,
      sacks.value >= 2 && rusher && say`${us.nick} had ${half(sacks)} sacks, ${rusher} among those credited`,
    ]),
    slot('picks', 46, [
      thief && say`${thief} intercepted ${many(thief.stat('defense', 'int'), 'pass', 'passes')}`,
      thief &&
        say`${thief} came up with ${thief.stat('defense', 'int').value === 1 ? 'an interception' : many(thief.stat('defense', 'int'), 'interception')}`,
    ]),
    slot('their-tackles', 16, [
      theirs && say`${theirs} led ${them.name} with ${many(tackles(theirs), 'tackle')}`,
      theirs &&
        say`The busiest defender for ${them.name} was ${theirs}, with ${many(tackles(theirs), 'tackle')}`,
    ]),
  ]
}
function kicker({ us }: GameFacts): Slot {
  const player = leaders(
    us.players,
    (each) => each.stat('kicking', 'att').value + each.stat('kicking', 'patatt').value,
  )[0]
  if (!player) return slot('kicker', 0, [])
  const kick = (key: string) => player.stat('kicking', key)
  const [made, att, long, pat, patAtt] = [
    kick('made'),
    kick('att'),
    kick('long'),
    kick('patmade'),
    kick('patatt'),
  ] as const
  return slot('kicker', 24, [
    att.value > 1 && say`${player} was ${fig(made)}-for-${fig(att)} on field goals`,
    made.value > 0 && long.value >= 40 && say`${player} made a field goal from as far as ${fig(long)} yards`,
    patAtt.value > 1 && pat.value === patAtt.value && say`${player} was good on all ${num(pat)} extra points`,
    patAtt.value > 1 &&
      pat.value < patAtt.value &&
      say`${player} made ${num(pat)} of ${num(patAtt)} extra points`,
  ])
}
