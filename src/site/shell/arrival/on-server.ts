import type { MiddlewareFunction } from 'react-router'
import { invalid, runGlobalChecks } from '#site/checks/global.ts'
import { answerOf, noSuchPage } from '#site/checks/outcomes/answer.ts'
import type { Outcome, Visit } from '#site/checks/outcomes/check.ts'
import { settle } from '#site/checks/settle.ts'
import { pageNotFound } from '#site/page/page.ts'
import { pageRequestContext, refusalContext } from '#site/page/page-request.ts'
import { takeOverOnServer } from './takeovers-on-server.ts'

/** The checks of a document, and of a page's data where the browser asks for it. */
export const checkOnServer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next()
  const { api, isDocument, cookies, tenant } = context.get(pageRequestContext)
  const { takeoversEnabled } = tenant.configuration
  let rule: Promise<Outcome> | undefined
  const redirectByRule = (visit: Visit) => (rule ??= settle(visit))
  const outcome = await runGlobalChecks(
    { url, api, isInApp: !isDocument },
    {
      takeOver: (visit) =>
        takeOverOnServer(visit, { cookies, takeoversEnabled, now: Date.now() }, () => redirectByRule(visit)),
      redirectByRule,
    },
  )
  if (outcome === invalid) context.set(refusalContext, pageNotFound(url))
  else if (outcome === false) context.set(refusalContext, noSuchPage())
  else if (outcome) throw answerOf(outcome, url)
  return next()
}
