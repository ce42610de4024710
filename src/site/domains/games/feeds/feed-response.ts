import type { LoaderFunctionArgs } from 'react-router'
import type { Api } from '#contract/api.ts'
import type { FeedGame } from '#contract/games.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { cachedPage } from '#site/page/page.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import { namedSchool } from '#site/page/school/school.ts'
import { feedText } from './feed-text.ts'

interface Feed {
  games: FeedGame[]
  /** What follows the school's name in the calendar's: 'Football'. */
  title: string
  /** 'football' for 'halcyon-football.ics'. */
  file: string
}

/** Answers with a calendar, kept like a page and dropped as soon as a game of it changes; null is no such calendar. */
export async function feedResponse(
  context: LoaderFunctionArgs['context'],
  ask: (api: Api) => Promise<Feed | null>,
): Promise<Response> {
  const { api, tenant, origin } = context.get(pageRequestContext)
  const feed = await found(() => ask(api))
  if (!feed) {
    return new Response('There is no such calendar.\n', {
      status: 404,
      headers: { ...cachedPage(), 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  const school = namedSchool(tenant)
  const name = `${shortSchoolName(school.name)} ${feed.title}`
  return new Response(feedText(feed.games, { name, tenant: tenant.key, school, origin }), {
    headers: {
      ...cachedPage(),
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${tenant.key}-${feed.file}.ics"`,
    },
  })
}

async function found<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (isApiProblem(error) && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
