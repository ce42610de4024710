import { type Figure, fig, figure, nth, score } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import type { Manner } from '../facts/manner.ts'
import { shootoutOf } from '../facts/manner.ts'
import { pick } from '../words/choice.ts'
import { a, type Phrase, say } from '../words/phrase.ts'
import { must, type Option, type Slot, slot } from './choose.ts'
import { scene, seedOf, weekday } from './scene.ts'

/** What decided a game: as a noun ('Ana Reyes’s goal in the 81st minute') or as a clause ('Ana Reyes scored …'). */
export interface Decisive {
  team: Team
  noun?: Phrase
  clause?: Phrase
  /** What a team did, without its name in front: 'held Ellery to 31.9 percent shooting'. */
  act?: Phrase
}

const beat: Record<Manner, readonly [string, ...string[]]> = {
  forfeit: ['beat'],
  shootout: ['got past', 'outlasted'],
  tie: ['drew with'],
  overtime: ['outlasted', 'got past', 'edged', 'survived'],
  shutout: ['blanked', 'shut out', 'beat'],
  comeback: ['rallied past', 'came back to beat', 'overtook', 'came from behind to beat'],
  rout: ['rolled past', 'cruised past', 'ran away from', 'overwhelmed', 'dominated'],
  close: ['held off', 'edged', 'slipped past', 'nipped', 'got by'],
  plain: ['beat', 'defeated', 'turned back', 'topped', 'took down'],
}
const lose: Record<Manner, readonly [string, ...string[]]> = {
  forfeit: ['lost to'],
  shootout: ['fell to', 'lost to'],
  tie: ['drew with'],
  overtime: ['fell to', 'lost to', 'came up short against'],
  shutout: ['was shut out by', 'was blanked by', 'was held scoreless by'],
  comeback: ['was overtaken by', 'let a lead slip against', 'could not hold off'],
  rout: ['lost to', 'fell to', 'was no match for'],
  close: ['came up just short against', 'was edged by', 'lost a close one to', 'fell narrowly to'],
  plain: ['fell to', 'lost to', 'was beaten by', 'dropped a decision to'],
}

/** 'in overtime', 'in 11 innings', 'on penalty kicks': what stands behind a score. */
export function lengthNote({ input, extra }: GameFacts): Phrase {
  const { note, group } = input.game
  const shootout = shootoutOf(note)
  if (shootout) {
    const [one, other] = [figure(shootout[0], 'shootout(0)'), figure(shootout[1], 'shootout(1)')]
    return say` before ${group === 'soccer' ? 'penalty kicks' : 'a shootout'} that ended ${fig(one)}-${fig(other)}`
  }
  const [, times] = /^(\d*)OT$/.exec(note ?? '') ?? []
  if (group === 'baseball') {
    const innings = input.box?.periods.length ?? 0
    return extra > 0 ? say` in ${fig(figure(innings, `count(box.periods,${innings})`))} innings` : []
  }
  const overtimes = times === undefined ? extra : Number(times || '1')
  if (overtimes === 0 || group === 'volleyball' || group === 'tennis') return []
  return overtimes === 1
    ? say` in overtime`
    : say` in the ${nth(figure(overtimes, times === undefined ? `extra(${overtimes})` : 'overtimes(game.note)'))} overtime`
}

export const finalScore = ({ winner, loser, us, them }: GameFacts): Phrase =>
  winner && loser ? score(winner.score, loser.score) : score(us.score, them.score)

/** The first sentence: what decided it, who won by what, when and where. */
export function leadSlot(facts: GameFacts, told: readonly Decisive[]): Slot {
  const { input, us, them, winner, manner } = facts
  const seed = seedOf(input)
  const where = scene(facts)
  const final = finalScore(facts)
  const length = lengthNote(facts)
  if (manner === 'forfeit') return slot('lead', must, forfeit(facts))
  if (!winner)
    return slot('lead', must, [
      ...told.flatMap(({ noun, clause, team }): Option[] => [
        clause &&
          say`${clause}, and ${us.name} and ${them.ranked} ${pick(`${seed}/tie`, ['finished level', 'ended all square', 'could not be separated'])}, ${final},${where}`,
        noun &&
          say`${noun} earned ${team.name} ${a(say`${final} draw`)} with ${team === us ? them.ranked : us.name}${where}`,
      ]),
      ...(told.length > 0
        ? []
        : [
            say`Neither ${us.name} nor ${them.ranked} found a way to win${where}, and the two settled for ${a(say`${final} tie`)}${length}`,
            say`${us.name} and ${them.ranked} played to ${a(say`${final} tie`)}${length}${where}`,
            say`${us.name} and ${them.ranked} shared ${a(say`${final} draw`)}${length}${where}`,
          ]),
    ])
  const won = winner === us
  const verb = pick(`${seed}/verb`, (won ? beat : lose)[manner])
  const theirVerb = pick(`${seed}/verb`, beat[manner])
  const options = told.flatMap(({ team, noun, clause, act }): Option[] => {
    if (act)
      return won
        ? [
            say`${us.name} ${act} and ${verb} ${them.ranked}, ${final}${length},${where}`,
            say`${us.name} ${act} on the way to ${a(final)} win over ${them.ranked}${length}${where}`,
            say`${us.nick} ${act} to beat ${them.ranked}, ${final}${length},${where}`,
          ]
        : [
            say`${them.ranked} ${act} and ${theirVerb} ${us.name}, ${final}${length},${where}`,
            say`${us.name} ${verb} ${them.ranked}, ${final}${length},${where}, against a side that ${act}`,
          ]
    if (team !== winner)
      return [
        noun &&
          say`${noun} ${pick(`${seed}/vain`, ['went for naught', 'came in a losing cause', 'could not save the day'])} as ${won ? winner.name : us.name} ${verb} ${them.ranked}, ${final}${length},${where}`,
        clause && say`${clause}, but ${us.name} ${verb} ${them.ranked}, ${final}${length},${where}`,
      ]
    if (won)
      return [
        noun &&
          say`${noun} ${pick(`${seed}/lift`, ['lifted', 'carried', 'sent', 'propelled', 'pushed'])} ${us.name} to ${a(final)} win over ${them.ranked}${length}${where}`,
        noun &&
          say`${noun} made the difference as ${us.name} ${verb} ${them.ranked}, ${final}${length},${where}`,
        clause && say`${clause} as ${us.name} ${verb} ${them.ranked}, ${final}${length},${where}`,
        clause && say`${clause}, and ${us.nick} ${verb} ${them.ranked}, ${final}${length},${where}`,
        noun && say`${us.name} rode ${noun} to ${a(final)} win over ${them.ranked}${length}${where}`,
      ]
    return [
      noun &&
        say`${noun} sent ${us.name} to ${a(final)} loss ${input.game.site === 'away' ? 'at' : 'against'} ${them.ranked}${length}${where}`,
      noun &&
        say`${noun} proved the difference for ${them.ranked} in ${a(final)} decision over ${us.name}${length}${where}`,
      clause && say`${clause}, and ${us.name} ${verb} ${them.ranked}, ${final}${length},${where}`,
      clause && say`${clause} as ${them.ranked} ${theirVerb} ${us.name}, ${final}${length},${where}`,
      noun && say`${us.name} ${verb} ${them.ranked}, ${final}${length},${where}, undone by ${noun}`,
    ]
  })
  if (options.some(Boolean)) return slot('lead', must, options)
  return slot('lead', must, [
    say`${us.name} ${verb} ${them.ranked}, ${final}${length},${where}`,
    won && say`It ended ${final}${length} in favor of ${us.name} over ${them.ranked}${where}`,
    !won && say`${them.ranked} ${theirVerb} ${us.name}, ${final}${length},${where}`,
  ])
}

function forfeit({ us, them, winner, input }: GameFacts): Option[] {
  const won = winner === us
  const day = weekday(input)
  const final = winner ? score(winner.score, (won ? them : us).score) : []
  return [
    say`${us.name} was ${won ? 'awarded a forfeit win over' : 'charged with a forfeit against'} ${them.ranked} on ${day}, and it goes into the books as ${final}`,
    say`No play was needed on ${day}: the result against ${them.ranked} stands as ${a(say`${final} forfeit`)} ${won ? 'win' : 'loss'} for ${us.name}`,
  ]
}

/** Which game of two it was, which was the lead's to leave out. */
export function doubleheaderSlot({ input, them }: GameFacts): Slot {
  const { doubleheader } = input.game
  const which: Figure = figure(doubleheader ?? 1, 'game.doubleheader')
  return slot('doubleheader', 50, [
    doubleheader === 1 && say`It was the opener of a doubleheader with ${them.name}`,
    doubleheader === 2 && say`It was the nightcap of a doubleheader with ${them.name}`,
    doubleheader !== null && say`The game was the ${nth(which)} of the day between the two`,
  ])
}
