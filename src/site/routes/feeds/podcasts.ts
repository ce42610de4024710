import type { LoaderFunctionArgs } from 'react-router'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { podcastText } from '#site/domains/feeds/podcast-text.ts'
import { textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import { namedSchool } from '#site/page/school/school.ts'

const episodesInFeed = 50

/** /rss/podcasts.xml: the newest episodes of every show. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, tenant, origin } = context.get(pageRequestContext)
  const [{ items }, site] = await Promise.all([
    api.media.podcasts({ $pageSize: episodesInFeed }),
    api.settings.site(),
  ])
  const { name } = namedSchool(tenant)
  return textResponse(
    podcastText({
      title: `${shortSchoolName(name)} Podcasts`,
      description: `Shows about ${name} athletics: games, coaches, players and history.`,
      author: `${name} Athletics`,
      email: site?.supportEmail ?? null,
      origin,
      episodes: items,
    }),
    'application/rss+xml',
  )
}
