import type { MiddlewareFunction } from 'react-router'
import { pageNotFound } from '../shell/page.ts'
import { pageRequestContext, refusalContext } from '../shell/page-request.ts'
import { answerOf, noSuchPage } from './answer.ts'
import { invalid, runGlobalChecks } from './global.ts'
import { settle } from './settle.ts'

/** The checks of a document, and of a page's data where the browser asks for it. */
export const checkOnServer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next()
  const { api, isDocument } = context.get(pageRequestContext)
  const outcome = await runGlobalChecks({ url, api, isInApp: !isDocument }, settle)
  if (outcome === invalid) context.set(refusalContext, pageNotFound(url))
  else if (outcome === false) context.set(refusalContext, noSuchPage())
  else if (outcome) throw answerOf(outcome, url)
  return next()
}
