import type { Redirect, Visit } from '#site/checks/outcomes/check.ts'
import { leaveFor } from '#site/checks/outcomes/leave-for.ts'
import { takeoverBefore, takeoversOf } from '#site/domains/promotions/takeovers/takeover-check.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { knownShell } from '#site/page/school/known-root.ts'
import { mayBeTakenOver, takeoverPlace } from './takeover-place.ts'

const placeOf = async ({ url, api }: Pick<Visit, 'url' | 'api'>): Promise<number | null> =>
  mayBeTakenOver(url.pathname)
    ? takeoverPlace(url.pathname, knownShell()?.sports ?? (await api.sports.list()))
    : null

/** Before a navigation inside the app comes to Home or a sport's home, its takeovers are looked at. */
export async function takeOverInBrowser(visit: Visit): Promise<Redirect | null> {
  const sportId = await placeOf(visit)
  return sportId === null ? null : leaveFor(await takeoverBefore(sportId))
}

/** Asks when a fan points at a link, so that nobody waits for it who follows the link. */
export async function askTakeoversAhead(url: URL): Promise<void> {
  const sportId = await placeOf({ url, api: await lateApi() })
  if (sportId !== null) await takeoversOf(sportId)
}
