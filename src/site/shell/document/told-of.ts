import type { Answers } from '#contract/client/api-calls.ts'
import type { PageRequest } from '#contract/pages/page-request.ts'
import { asksConsent } from '#site/domains/tracking/asks-consent.ts'
import { switchesOf } from '#site/domains/tracking/query-switches.ts'
import { asksForTags, tagLookup } from '#site/domains/tracking/tag-lookup.ts'
import type { ShownPage } from '#site/page/shown-page.ts'
import { telling } from '#site/page/told.ts'

/** What the late code of a document asks for first, answered in the document itself. A school without SSR has it asked. */
export async function toldOf(
  { api, tenant, shellOnly, platformTagManager }: PageRequest,
  shown: ShownPage,
): Promise<{ told: Answers; asksConsent: boolean }> {
  const { configuration } = tenant
  const switches = switchesOf(shown.search)
  const [tags, front, analytics] = await Promise.all([
    asksForTags(shown, switches, configuration) ? telling(api, 'tracking', 'search', tagLookup(shown)) : null,
    shellOnly ? [] : Promise.all(frontCalls(shown, configuration, api)),
    api.settings.analytics(),
  ])
  return {
    told: Object.fromEntries(shellOnly ? [] : [...(tags ? [tags] : []), ...front]),
    asksConsent: asksConsent(
      shown,
      tags?.[1] ?? [],
      { configuration, analytics, platformTagManager },
      switches,
    ),
  }
}

/** What may come before Home and a sport's home. */
function frontCalls(
  { key, sport }: ShownPage,
  { takeoversEnabled }: PageRequest['tenant']['configuration'],
  api: PageRequest['api'],
) {
  if (key !== 'homepage' && !(key === 'sport_home' && sport)) return []
  const request = { sportId: sport?.id ?? 0 }
  return [
    ...(takeoversEnabled === false ? [] : [telling(api, 'promotions', 'takeovers', request)]),
    telling(api, 'promotions', 'splash', request),
  ]
}
