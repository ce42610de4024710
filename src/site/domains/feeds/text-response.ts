import { isApiProblem } from '#contract/shapes/problem.ts'
import { cachedPage } from '#site/page/page.ts'

/** A text for other programs, kept like a page and dropped as soon as what it was made from changes. */
export const textResponse = (text: string, contentType: string): Response =>
  new Response(text, { headers: { ...cachedPage(), 'content-type': `${contentType}; charset=utf-8` } })

const nothingThere = (): Response =>
  new Response('There is nothing at this address.\n', {
    status: 404,
    headers: { ...cachedPage(), 'content-type': 'text/plain; charset=utf-8' },
  })

/** The answer, or a 404 where the content that is asked for is not there. */
export async function orNothingThere(answer: () => Promise<Response | null>): Promise<Response> {
  try {
    return (await answer()) ?? nothingThere()
  } catch (error) {
    if (isApiProblem(error) && (error.status === 404 || error.status === 400)) return nothingThere()
    throw error
  }
}
