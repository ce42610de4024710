import type { RecordScope } from '#contract/shapes/record-book.ts'
import { recordScopes } from '#contract/shapes/record-scopes.ts'

export const scopeWords: Record<RecordScope, { label: string; inOne: string }> = {
  game: { label: 'Single Game', inOne: 'in a game' },
  season: { label: 'Season', inOne: 'in a season' },
  career: { label: 'Career', inOne: 'in a career' },
  'team-game': { label: 'Team, Game', inOne: 'by the team in a game' },
  'team-season': { label: 'Team, Season', inOne: 'by the team in a season' },
}

export interface RecordChoice {
  scope: RecordScope
  /** 'passing.yds': the one number that is listed whole. */
  number: string | null
}

export function readRecordChoice(search: URLSearchParams): RecordChoice {
  const scope = recordScopes.find((one) => one === search.get('scope')) ?? 'game'
  const number = search.get('number') ?? ''
  return { scope, number: /^[\w-]{1,40}\.[\w-]{1,40}$/.test(number) ? number : null }
}

/** The address of a choice: what is usual is left out. */
export function recordHref(address: string, { scope, number }: Partial<RecordChoice>): string {
  const search = new URLSearchParams()
  if (scope && scope !== 'game') search.set('scope', scope)
  if (number) search.set('number', number)
  const query = search.toString()
  return query ? `${address}?${query}` : address
}
