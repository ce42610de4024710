import { type Figure, many, num } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import { leaders, type Player } from '../facts/people.ts'
import { type Slot, slot } from '../telling/choose.ts'
import { highNote } from '../telling/context.ts'
import { type Fact, type Phrase, say } from '../words/phrase.ts'

const pitch = (player: Player, key: string): Figure => player.stat('pitching', key)

/** 'seven innings', '5 2/3 innings', 'a third of an inning'. */
export function innings(ip: Figure): Phrase {
  const whole = Math.trunc(ip.value)
  const outs = Math.round((ip.value - whole) * 10)
  if (outs === 0) return say`${num(ip)} ${whole === 1 ? 'inning' : 'innings'}`
  const text = whole === 0 ? `${outs}/3` : `${whole} ${outs}/3`
  const fact: Fact = { kind: 'number', text, from: `innings(${ip.from})` }
  return whole === 0 ? say`${fact} of an inning` : say`${fact} innings`
}

/** The starter, the one with the decision, the one who saved it. */
export function pitchingSlots(facts: GameFacts, team: Team): Slot[] {
  const staff = team.players.filter(
    (player) => player.has('pitching') && pitch(player, 'bf').value + pitch(player, 'ip').value > 0,
  )
  const starter = staff.find((player) => pitch(player, 'gs').value > 0) ?? staff[0]
  const winner = staff.find((player) => pitch(player, 'win').value > 0)
  const loser = staff.find((player) => pitch(player, 'loss').value > 0)
  const saver = staff.find((player) => pitch(player, 'save').value > 0)
  const relief = leaders(
    staff.filter((player) => player !== starter),
    (player) => pitch(player, 'ip').value,
    0.1,
  )[0]
  const ours = team === facts.us
  const weight = (own: number) => (ours ? own : own - 24)
  const key = (name: string) => `${name}-${team.index}`
  return [
    slot(key('starter'), weight(70), starter ? starterOptions(facts, starter, team) : []),
    slot(key('decision'), weight(62), [
      winner && winner === starter && say`${winner} got the win`,
      winner && winner !== starter && say`${winner} picked up the win in relief`,
      winner && say`The decision went to ${winner}`,
      loser && loser === starter && say`${loser} took the loss`,
      loser && loser !== starter && say`${loser} was charged with the loss in relief`,
      loser && say`The loss went to ${loser}`,
    ]),
    slot(key('save'), weight(54), [
      saver && say`${saver} earned the save`,
      saver && say`${saver} finished it off for the save`,
      saver &&
        pitch(saver, 'so').value > 0 &&
        say`${saver} worked ${innings(pitch(saver, 'ip'))} for the save and struck out ${num(pitch(saver, 'so'))}`,
    ]),
    slot(key('relief'), weight(36), relief ? reliefOptions(relief) : []),
    slot(key('staff'), weight(20), [
      staff.length >= 3 &&
        team.name &&
        say`${team.name} used ${num({ value: staff.length, from: `pitchers(${team.index})` })} pitchers`,
    ]),
  ]
}

function starterOptions(facts: GameFacts, player: Player, team: Team): Phrase[] {
  const [ip, h, r, er, so, bb] = [
    pitch(player, 'ip'),
    pitch(player, 'h'),
    pitch(player, 'r'),
    pitch(player, 'er'),
    pitch(player, 'so'),
    pitch(player, 'bb'),
  ] as const
  const high = highNote(facts, player, 'pitching', 'so')
  const whiffs = so.value > 0 ? say` with ${many(so, 'strikeout')}` : say``
  const allowed = r.value === 0 ? say`no runs` : many(r, 'run')
  const isAll = pitch(player, 'cg').value > 0
  return [
    say`${player} started for ${team.name} and gave up ${allowed} on ${h.value === 0 ? 'no hits' : many(h, 'hit')} over ${innings(ip)}${whiffs}`,
    say`${player} worked ${innings(ip)}, allowing ${allowed} and ${h.value === 0 ? 'no hits' : many(h, 'hit')}`,
    ...(so.value > 2
      ? [
          say`On the mound, ${player} struck out ${num(so)} in ${innings(ip)}${high}`,
          say`Starter ${player} fanned ${num(so)} and walked ${bb.value === 0 ? 'nobody' : num(bb)} in ${innings(ip)}`,
        ]
      : []),
    ...(er.value < r.value && er.value > 0
      ? [say`${player} allowed ${many(r, 'run')}, ${num(er)} of them earned, in ${innings(ip)}`]
      : []),
    ...(isAll ? [say`${player} went the distance${whiffs}`] : []),
    say`${player} lasted ${innings(ip)}`,
  ]
}

function reliefOptions(player: Player): Phrase[] {
  const [ip, h, r, so] = [
    pitch(player, 'ip'),
    pitch(player, 'h'),
    pitch(player, 'r'),
    pitch(player, 'so'),
  ] as const
  return [
    ...(r.value === 0
      ? [
          say`Out of the bullpen, ${player} threw ${innings(ip)} without allowing a run`,
          say`${player} was scoreless over ${innings(ip)} of relief`,
        ]
      : [say`${player} pitched ${innings(ip)} of relief and was touched for ${many(r, 'run')}`]),
    ...(so.value > 0 && h.value > 0
      ? [
          say`${player} followed with ${innings(ip)} out of the bullpen, striking out ${num(so)} and giving up ${many(h, 'hit')}`,
        ]
      : []),
  ]
}
