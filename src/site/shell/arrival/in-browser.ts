import { redirectDocument } from 'react-router'
import { invalid, runGlobalChecks } from '#site/checks/global.ts'
import { answerOf } from '#site/checks/outcomes/answer.ts'
import type { Visit } from '#site/checks/outcomes/check.ts'
import { routeRule } from '#site/checks/route-rules.ts'
import { knownManifest } from '#site/lateness/healing/build-manifest.ts'
import { browserApi } from '#site/page/browser/browser-api.ts'
import { loadsInBrowser } from '#site/page/browser/document-site.ts'
import { sportsIcons } from '#site/page/browser/sports-icons.ts'
import { takeOverInBrowser } from './takeovers-in-browser.ts'

/** Where the server answers for a page's data it asks the named checks; a school without SSR has them asked here. */
async function redirectByRule(visit: Visit) {
  return loadsInBrowser()
    ? (await import('#site/checks/settle.ts')).settle(visit)
    : routeRule(visit.url, knownManifest()?.routeRules ?? {})
}

/** The checks of a navigation inside the app. What is thrown is the router's to follow. */
export async function checkInBrowser(url: URL): Promise<void> {
  // The next page is drawn here, icons and all.
  const icons = sportsIcons()
  const outcome = await runGlobalChecks(
    { url, api: browserApi(), isInApp: true },
    { takeOver: takeOverInBrowser, redirectByRule },
  )
  await icons
  // That there is no such page is told best by a document, with its status.
  if (outcome === invalid || outcome === false) throw redirectDocument(url.pathname + url.search)
  if (outcome) throw answerOf(outcome, url)
}
