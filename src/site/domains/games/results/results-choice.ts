import type { LocationIndicator, ResultsQuery } from '#contract/games.ts'
import { readLocation } from '../parts/location-filter.ts'

export interface ResultsChoice {
  /** Null is every season. */
  season: string | null
  location: LocationIndicator | null
  outcome: 'W' | 'L' | 'T' | null
  conferenceOnly: boolean
  opponent: string
  /** The first is 1. */
  page: number
}

export const outcomeFilters: { label: string; outcome: ResultsChoice['outcome'] }[] = [
  { label: 'All', outcome: null },
  { label: 'Wins', outcome: 'W' },
  { label: 'Losses', outcome: 'L' },
  { label: 'Ties', outcome: 'T' },
]

export const everyResult: ResultsChoice = {
  season: null,
  location: null,
  outcome: null,
  conferenceOnly: false,
  opponent: '',
  page: 1,
}

const pageSize = 50
/** As many as the API takes. */
const maxLength = 100

/** What the query asks for. Unknown words ask for nothing; a page that is no number is undefined, for there is none. */
export function readResultsChoice(search: URLSearchParams): ResultsChoice | undefined {
  const page = search.get('page') || '1'
  if (!/^[1-9]\d{0,3}$/.test(page)) return undefined
  return {
    season: search.get('season') || null,
    location: readLocation(search),
    outcome: outcomeFilters.find(({ outcome }) => outcome === search.get('outcome'))?.outcome ?? null,
    conferenceOnly: search.get('conference') === '1',
    opponent: (search.get('opponent') ?? '').trim().replace(/\s+/g, ' ').slice(0, maxLength),
    page: Number(page),
  }
}

function resultsSearch({ season, location, outcome, conferenceOnly, opponent, page }: ResultsChoice): string {
  const query = new URLSearchParams()
  if (season) query.set('season', season)
  if (location) query.set('location', location)
  if (outcome) query.set('outcome', outcome)
  if (conferenceOnly) query.set('conference', '1')
  if (opponent) query.set('opponent', opponent)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

export const resultsHref = (address: string, choice: ResultsChoice): string => address + resultsSearch(choice)

/** The view that search engines keep. */
export const isEveryResult = (choice: ResultsChoice): boolean => resultsSearch(choice) === ''

/** The same for the API, which takes no empty words. */
export const resultsQuery = (sportId: number, choice: ResultsChoice): ResultsQuery => ({
  sportId,
  playedOnly: true,
  ...(choice.season ? { season: choice.season } : {}),
  ...(choice.location ? { locationIndicator: choice.location } : {}),
  ...(choice.outcome ? { outcome: choice.outcome } : {}),
  ...(choice.conferenceOnly ? { conferenceOnly: true } : {}),
  ...(choice.opponent ? { opponent: choice.opponent } : {}),
  $pageIndex: choice.page - 1,
  $pageSize: pageSize,
})

/** How many pages a number of results fills; the first is there without any. */
export const countPages = (results: number): number => Math.max(1, Math.ceil(results / pageSize))
