import type { GameFacts } from '../facts/game-facts.ts'
import type { RecapInput } from '../input/recap-input.ts'
import { pick } from '../words/choice.ts'
import { dateFact } from '../words/dates.ts'
import { type Fact, type Phrase, say } from '../words/phrase.ts'

const name = (text: string, from: string): Fact => ({ kind: 'name', text, from })

export const seedOf = ({ game, school }: Pick<RecapInput, 'game' | 'school'>): string =>
  `${school.key}/${game.id}`

/** 'Port Halcyon' of 'Port Halcyon, MD'. */
const townOf = (location: string): string => location.split(',')[0]?.trim() ?? location

/** 'at Harborlight Stadium', 'in Northfork'; empty where nobody knows. */
export function place({ venue, location, site }: RecapInput['game'], path = 'game'): Phrase {
  const town = location ? say`in ${name(townOf(location), `${path}.location`)}` : null
  const ground = venue && venue !== location ? say`at ${name(venue, `${path}.venue`)}` : null
  return (site === 'home' ? (ground ?? town) : (town ?? ground)) ?? []
}

export const weekday = ({ game }: RecapInput): Fact => dateFact(game.date, 'weekday', 'game.date')

/** 'on Saturday at Harborlight Stadium': what every lead ends with, in one of several orders. */
export function scene(facts: GameFacts): Phrase {
  const { input } = facts
  const { game } = input
  const day = weekday(input)
  const where = place(game)
  const at = where.length > 0 ? say` ${where}` : say``
  const event =
    game.tournament && !/tournament$/i.test(game.tournament)
      ? say` at the ${name(game.tournament, 'game.tournament')}`
      : game.tournament
        ? say` in the ${name(game.tournament, 'game.tournament')}`
        : null
  if (event)
    return pick(`${seedOf(input)}/scene`, [
      say` on ${day}${event}`,
      say`${event} on ${day}`,
      say` ${day}${event}`,
    ])
  return pick(`${seedOf(input)}/scene`, [say` on ${day}${at}`, say` ${day}${at}`, say`${at} on ${day}`])
}

/** 'PORT HALCYON, MD', as a story opens. */
export function dateline({ location }: RecapInput['game']): Fact | null {
  if (!location) return null
  const [town = '', ...rest] = location.split(', ')
  return name([town.toUpperCase(), ...rest].join(', '), 'game.location')
}
