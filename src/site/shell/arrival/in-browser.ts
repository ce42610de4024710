import { redirectDocument } from 'react-router'
import { invalid, runGlobalChecks } from '#site/checks/global.ts'
import { answerOf } from '#site/checks/outcomes/answer.ts'
import type { Visit } from '#site/checks/outcomes/check.ts'
import { routeRule } from '#site/checks/route-rules.ts'
import { knownManifest } from '#site/lateness/healing/build-manifest.ts'
import { loadsInBrowser } from '#site/page/browser/document-site.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { takeOverInBrowser } from './takeovers-in-browser.ts'

/** Where the server answers for a page's data it asks the named checks; a school without SSR has them asked here. */
async function redirectByRule(visit: Visit) {
  return loadsInBrowser()
    ? (await import('#site/checks/settle.ts')).settle(visit)
    : routeRule(visit.url, knownManifest()?.routeRules ?? {})
}

/** The checks of a navigation inside the app. What is thrown is the router's to follow. */
export async function checkInBrowser(url: URL): Promise<void> {
  const outcome = await runGlobalChecks(
    { url, api: await lateApi(), isInApp: true },
    { takeOver: takeOverInBrowser, redirectByRule },
  )
  // That there is no such page is told best by a document, with its status.
  if (outcome === invalid || outcome === false) throw redirectDocument(url.pathname + url.search)
  if (outcome) throw answerOf(outcome, url)
}
