import type { LoaderFunctionArgs } from 'react-router'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { boxPlace, gameBox, standingOf } from '#site/domains/stats/box-score/load-box-score.ts'
import { boxPdf } from '#site/domains/stats/pdf/box-pdf.server.ts'
import { cachedPage } from '#site/page/page.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

/** /sports/{slug}/stats/{season}/{opponent}/boxscore/{gameId}/boxscore.pdf: the sheets of a game. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const { api, tenant } = context.get(pageRequestContext)
  try {
    const box = await gameBox(api, params.gameId)
    // By one address alone: any other would be kept beside it.
    const isHere =
      box && `${boxPlace(box, params).address}/boxscore.pdf` === decodeURI(new URL(request.url).pathname)
    if (!isHere) return none()
    const pdf = await boxPdf({
      box,
      game: box.game,
      school: shortSchoolName(tenant.name),
      standing: standingOf(box),
      // The day and no more: made twice on a day, it is the same file.
      day: new Date(new Date().setUTCHours(0, 0, 0, 0)),
    })
    const { globalSportNameSlug, oppSlug, gameId } = params
    const name = `${tenant.key}-${globalSportNameSlug}-${oppSlug}-${gameId}.pdf`
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
  new Response('There is no such box score.\n', {
    status: 404,
    headers: { ...cachedPage(), 'content-type': 'text/plain; charset=utf-8' },
  })
