import { isDiscarded, needsConsent } from '#contract/tag-rules.ts'
import type { TrackingTag } from '#contract/tracking.ts'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { consentScriptOf, hasPartners, type PartnerSettings, partnersOf } from './partners.ts'
import type { Switches } from './query-switches.ts'
import { isUnwatched } from './tag-lookup.ts'

/** Whether our own question belongs on a page: where somebody would hear of the visit, and no provider asks instead. */
export const asksConsent = (
  { pathname }: { pathname: string },
  tags: readonly TrackingTag[],
  settings: PartnerSettings,
  switches: Switches,
): boolean =>
  !isUnwatched(pathname) &&
  layoutFlags(pathname).hasShell &&
  consentScriptOf(settings.analytics, switches) === null &&
  (tags.some((tag) => !isDiscarded(tag) && needsConsent(tag)) || hasPartners(partnersOf(settings, switches)))
