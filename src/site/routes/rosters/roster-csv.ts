import type { LoaderFunctionArgs } from 'react-router'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { askRoster } from '#site/domains/rosters/roster/load-roster.ts'
import { choosePlayers, readRosterChoice, rosterOptions } from '#site/domains/rosters/roster/roster-choice.ts'
import { rosterCsv } from '#site/domains/rosters/roster/roster-csv.ts'
import { cachedPage } from '#site/page/page.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

/** /sports/{slug}/roster.csv: whom the page shows with the same query, of the season that the query names. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Response> {
  const { api, tenant } = context.get(pageRequestContext)
  const season = url.searchParams.get('season')
  try {
    const roster = await askRoster(api, { slug: params.slug ?? '', season })
    const choice = readRosterChoice(url.searchParams, rosterOptions(roster.players, roster.columns))
    const name = `${tenant.key}-${roster.sport.globalSportNameSlug}-roster-${roster.season}.csv`
    return new Response(rosterCsv(choosePlayers(roster.players, choice), roster.columns), {
      headers: {
        ...cachedPage(),
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  } catch (error) {
    if (!isApiProblem(error) || (error.status !== 404 && error.status !== 400)) throw error
    return new Response('There is no such roster.\n', {
      status: 404,
      headers: { ...cachedPage(), 'content-type': 'text/plain; charset=utf-8' },
    })
  }
}
