import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { type Phrase, say } from '../words/phrase.ts'
import { figure, nth } from './figure.ts'
import { type GameFacts, periodNumber } from './game-facts.ts'

const words: Record<SportGroup, string> = {
  basketball: 'quarter',
  soccer: 'half',
  volleyball: 'set',
  hockey: 'period',
  lacrosse: 'quarter',
  'field-hockey': 'quarter',
  baseball: 'inning',
  football: 'quarter',
  'water-polo': 'quarter',
  tennis: 'set',
}

export function periodWord({ input }: GameFacts): string {
  const { group, regulation } = input.game
  if (group === 'basketball' || group === 'lacrosse') return regulation === 2 ? 'half' : 'quarter'
  return group ? words[group] : 'period'
}

/** 'third quarter', 'overtime', 'second overtime'. */
export function periodName(facts: GameFacts, period: number): Phrase {
  const { regulation, group } = facts.input.game
  const late = period - regulation
  if (late < 0 || group === 'baseball') return say`${nth(periodNumber(period))} ${periodWord(facts)}`
  return facts.extra === 1 ? say`overtime` : say`${nth(figure(late + 1, `extra(${late + 1})`))} overtime`
}

/** 'the third quarter', 'overtime'. */
export const inPeriod = (facts: GameFacts, period: number): Phrase =>
  facts.extra === 1 && period >= facts.input.game.regulation && facts.input.game.group !== 'baseball'
    ? say`overtime`
    : say`the ${periodName(facts, period)}`

/** The period after which a game of an even number of them has its break; none in hockey and on a diamond. */
export function halftime({ input, hasPeriods }: GameFacts): number | null {
  const { regulation, group } = input.game
  const isHalved = group !== 'baseball' && group !== 'volleyball' && group !== 'tennis'
  return hasPeriods && isHalved && regulation % 2 === 0 ? regulation / 2 - 1 : null
}
