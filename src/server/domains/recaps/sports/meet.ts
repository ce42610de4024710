import { figure, nth, num } from '../facts/figure.ts'
import type { RecapInput } from '../input/recap-input.ts'
import { must, type Slot, slot } from '../telling/choose.ts'
import { place, weekday } from '../telling/scene.ts'
import { type Fact, type Phrase, say } from '../words/phrase.ts'

const name = (text: string, from: string): Fact => ({ kind: 'name', text, from })

/** A meet has a field and no opponent: a place where there is one, and nothing else is known. */
export function meetPlan(input: RecapInput): Slot[][] {
  const { game, school, opponent, next } = input
  const us = name(school.name, 'school.name')
  const event = name(opponent.name, 'opponent.name')
  const nick = school.mascot ? say`the ${name(school.mascot, 'school.mascot')}` : say`${us}`
  const sport = name(game.sport.toLowerCase(), 'game.sport')
  const day = weekday(input)
  const where = place(game)
  const at = where.length > 0 ? say` ${where}` : say``
  const { placing } = game
  const total = totalText(game.note)
  const lead: Phrase[] = []
  if (placing) {
    const rank = nth(figure(placing.place, 'game.placing.place'))
    const field = num(figure(placing.field, 'game.placing.field'))
    const tied = placing.isTied ? 'tied for ' : ''
    lead.push(
      say`${us} ${sport} ${placing.isTied ? 'tied for' : 'took'} ${rank} among ${field} teams at the ${event}${at}`,
      say`${nick} finished ${tied}${rank} in a field of ${field} at the ${event}${at}`,
      placing.place === 1 && !placing.isTied
        ? say`${us} won the ${event}, finishing ahead of everybody in a field of ${field}${at}`
        : say`${us} placed ${tied}${rank} of ${field} at the ${event}${at}`,
    )
  } else {
    lead.push(
      say`${us} ${sport} competed at the ${event} on ${day}${at}`,
      say`${nick} took part in the ${event} on ${day}${at}`,
    )
  }
  return [
    [
      slot('lead', must, lead),
      slot('total', must, total ? [say`The team total was ${total}`, say`${us} finished with ${total}`] : []),
    ],
    [
      slot(
        'next',
        must,
        next
          ? [say`Next for ${nick} is ${next.isEvent ? 'the ' : ''}${name(next.opponent, 'next.opponent')}`]
          : [],
      ),
    ],
  ]
}

/** '842', '112 points'. */
function totalText(note: string | null): Phrase | null {
  const [, digits, rest] = /^([\d.,]+)\s*(pts\.?|points)?/.exec(note ?? '') ?? []
  if (!digits) return null
  return say`${{ kind: 'number', text: digits, from: 'number(game.note)' }}${rest ? ' points' : ''}`
}
