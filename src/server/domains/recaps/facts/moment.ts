import { pick } from '../words/choice.ts'
import { type Phrase, say } from '../words/phrase.ts'
import { minuteOf } from './clock.ts'
import { figure, nth } from './figure.ts'
import type { GameFacts } from './game-facts.ts'
import { inPeriod } from './periods.ts'
import type { Score } from './scores.ts'

/** When it was, as the sport's clock says it: 'with 8:30 left in the first period', 'in the 62nd minute'. */
export function moment(facts: GameFacts, at: Pick<Score, 'period' | 'clock' | 'path'>): Phrase {
  const { clock, period, path } = at
  const index = period.value - 1
  const name = inPeriod(facts, index)
  const { regulation, group } = facts.input.game
  if (clock && facts.clock === 'left') {
    const isEnd = index >= regulation - 1 && index === facts.us.periods.length - 1
    const left = pick(`${path}/${clock.text}`, ['left', 'to play', 'remaining'])
    if (isEnd && index === regulation - 1)
      return pick(`${path}/moment`, [say`with ${clock} ${left}`, say`with ${clock} ${left} in ${name}`])
    return say`with ${clock} ${left} in ${name}`
  }
  if (clock && facts.clock === 'gone' && group === 'hockey') return say`at ${clock} of ${name}`
  const minute = clock && facts.clock === 'total' ? minuteOf(clock.text) : null
  if (minute !== null && clock) return say`in the ${nth(figure(minute, `minute(${clock.from})`))} minute`
  return say`in ${name}`
}
