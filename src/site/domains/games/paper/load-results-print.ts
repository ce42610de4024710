import type { ResultsQuery } from '#contract/games.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { resultsHead } from '../results/load-results.ts'
import { readResultsPaper } from './results-print.ts'

const pageSize = 100
/** A stack of paper is long enough; what is older stands in the record book. */
const mostPages = 10

/** Every result that a print view asks for, not a page of them. */
export async function loadResultsPaper({ api, params, url }: LoadArgs) {
  const paper = readResultsPaper(params)
  const sports = await api.sports.list()
  const sport = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === params.sportSlug)
  if (!paper || !sport) throw pageNotFound(url)
  const query: ResultsQuery = {
    sportId: sport.id,
    playedOnly: true,
    ...(paper.season ? { season: paper.season } : {}),
    ...paper.query,
    $pageSize: pageSize,
  }
  const first = await api.games.results(query)
  const isSeason = first.items.length > 0 || first.team?.seasons.includes(paper.season ?? '')
  if (paper.season && !isSeason) throw pageNotFound(url)
  const pages = Math.min(mostPages, Math.ceil(first.totalItems / pageSize))
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      api.games.results({ ...query, $pageIndex: index + 1 }),
    ),
  )
  return {
    head: { ...resultsHead(sport, paper.season), isHidden: true },
    sportBar: null,
    sport: sport.title,
    season: paper.season,
    label: paper.label,
    totalItems: first.totalItems,
    record: first.team?.record ?? null,
    games: [first, ...others].flatMap(({ items }) => items),
  }
}
