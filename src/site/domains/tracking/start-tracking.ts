import { isDiscarded, needsConsent } from '#contract/tag-rules.ts'
import type { TrackingTag } from '#contract/tracking.ts'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { knownPlatformTagManager, knownShell, knownTenant } from '#site/page/school/known-root.ts'
import { onShownPage, type ShownPage } from '#site/page/shown-page.ts'
import { heard } from '#site/page/told.ts'
import { askForConsent, consented, showChoices } from './ask-consent.ts'
import { consentScriptOf, hasPartners, partnersOf } from './partners.ts'
import { placeTags } from './place-tags.ts'
import { type Switches, switchesOf } from './query-switches.ts'
import { asksForTags, isUnwatched, tagLookup } from './tag-lookup.ts'

/** The address in a footer's data that opens the choices. */
const choicesLink = 'a[href="#privacy-choices"]'

export function startTracking(): void {
  // The address of the document, which the server read too; the page may be another by now.
  const [visit] = performance.getEntriesByType('navigation')
  const { search = '' } = URL.parse(visit?.name ?? '') ?? {}
  onShownPage((page) => {
    if (isShown(page)) return
    if (isUnwatched(page.pathname)) stopTracking(page)
    else void track(page, switchesOf(search, page.search))
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(choicesLink) : null
    if (!link) return
    event.preventDefault()
    showChoices()
  })
}

let shown: ShownPage | null = null
let leave = () => {}

/** A page whose data was renewed, or that is sorted otherwise, is the same page. */
const isShown = ({ pathname, key, sport, contentId }: ShownPage): boolean =>
  shown?.pathname === pathname &&
  shown.key === key &&
  shown.sport?.id === sport?.id &&
  shown.contentId === contentId

function stopTracking(page: ShownPage): void {
  shown = page
  leave()
  leave = () => {}
  markLoaded(false)
}

async function track(page: ShownPage, switches: Switches): Promise<void> {
  stopTracking(page)
  const tags = (await tagsOf(page, switches)).filter((tag) => !isDiscarded(tag))
  if (shown !== page) return
  const waiting = tags.filter(needsConsent)
  leave = placeTags(tags.filter((tag) => !needsConsent(tag)))
  const configuration = knownTenant()?.configuration
  const { analytics, google = null } = knownShell() ?? {}
  const partners = partnersOf(
    { configuration, analytics, platformTagManager: knownPlatformTagManager() },
    switches,
  )
  if (waiting.length > 0 || hasPartners(partners)) {
    void consented.then(async () => {
      // Nobody is told of a visit without consent, so most visits never need it.
      const { tellPartners } = await import('./tell-partners.ts').catch(missingCode)
      if (shown !== page) return
      const leaveFirst = leave
      const leaveRest = placeTags(waiting)
      leave = () => {
        leaveFirst()
        leaveRest()
      }
      tellPartners(partners, { page, google, htlbid: configuration?.htlbid })
    })
    askForConsent({
      script: consentScriptOf(analytics, switches),
      mayAsk: layoutFlags(page.pathname).hasShell,
    })
  }
  if (shown === page) markLoaded(true)
}

const lookups = new Map<string, Promise<TrackingTag[]>>()

/** Asked for once per distinct lookup; switched off there are none, as where the call fails. */
async function tagsOf(page: ShownPage, switches: Switches): Promise<TrackingTag[]> {
  if (!asksForTags(page, switches, knownTenant()?.configuration)) return []
  const lookup = tagLookup(page)
  const name = JSON.stringify(lookup)
  const asked = lookups.get(name) ?? heard('tracking', 'search', lookup)
  lookups.set(name, asked)
  return asked
}

/** Said on the page, for scripts that wait for others. */
function markLoaded(isLoaded: boolean): void {
  document.documentElement.toggleAttribute('data-script-tags-loaded', isLoaded)
}
