import type { LoaderFunctionArgs } from 'react-router'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { seasonPdf } from '#site/domains/stats/pdf/season-pdf.server.ts'
import { cachedPage } from '#site/page/page.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

/** /sports/{slug}/stats/{season}/statistics.pdf: the sheets themselves. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { api, tenant } = context.get(pageRequestContext)
  const asked = { slug: params.sportSlug ?? '', season: params.season ?? '' }
  try {
    const [stats, leaders] = await Promise.all([api.stats.cumulative(asked), api.stats.leaders(asked)])
    if (!stats) return none()
    const pdf = await seasonPdf({
      stats,
      school: shortSchoolName(tenant.name),
      telling: leaders?.categories ?? [],
      // The day and no more: made twice on a day, it is the same file.
      day: new Date(new Date().setUTCHours(0, 0, 0, 0)),
    })
    const name = `${tenant.key}-${stats.sport.globalSportNameSlug}-statistics-${stats.season}.pdf`
    return new Response(Buffer.from(pdf), {
      headers: {
        ...cachedPage(),
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
      },
    })
  } catch (error) {
    if (isApiProblem(error) && (error.status === 404 || error.status === 400)) return none()
    throw error
  }
}

const none = () =>
  new Response('There are no such statistics.\n', {
    status: 404,
    headers: { ...cachedPage(), 'content-type': 'text/plain; charset=utf-8' },
  })
