import type { Outcome, Redirect, Visit } from '#site/checks/outcomes/check.ts'
import { leaveFor } from '#site/checks/outcomes/leave-for.ts'
import { takeoverCookie } from '#site/domains/promotions/splash/splash-cookies.ts'
import { departureFor } from '#site/domains/promotions/takeovers/takeover-rules.ts'
import { mayBeTakenOver, takeoverPlace } from './takeover-place.ts'

interface Visitor {
  /** Null where the answer is made for everybody. */
  cookies: string | null
  takeoversEnabled: boolean
  now: number
}

/**
 * What a document's takeover is on the server. A page is the same for everybody and its browser looks for takeovers when
 * it has come. Only where a redirect would lead past them is the visitor asked first, here, by the cookies: such an
 * answer is made for each visitor alone.
 */
export async function takeOverOnServer(
  { url, api, isInApp }: Visit,
  { cookies, takeoversEnabled, now }: Visitor,
  redirectByRule: () => Promise<Outcome>,
): Promise<Redirect | null> {
  // The browser has looked before it asked for a page's data.
  if (isInApp || !takeoversEnabled || !mayBeTakenOver(url.pathname)) return null
  const rule = await redirectByRule()
  if (!rule) return null
  const sports = await api.sports.list()
  const sportId = takeoverPlace(url.pathname, sports)
  if (sportId === null || leadsTo(rule, url, sportId, sports)) return null
  const set = await api.promotions.takeovers({ sportId })
  if (!departureFor(set, '')) return null
  if (cookies === null) return { ...rule, perVisitor: true }
  const departure = departureFor(set, cookies)
  const to = leaveFor(departure?.to)
  // Who is sent back to the same address and keeps no cookies would go round for ever.
  if (!departure || !to || new URL(to.to, url).href === url.href) return { ...rule, perVisitor: true }
  return { ...to, perVisitor: true, cookies: departure.cookies.map((name) => takeoverCookie(name, now)) }
}

/** Whether a redirect only puts the same page's name right: its takeovers are looked for there. */
function leadsTo(rule: Redirect, from: URL, sportId: number, sports: Parameters<typeof takeoverPlace>[1]) {
  const target = new URL(rule.to, from)
  return target.origin === from.origin && takeoverPlace(target.pathname, sports) === sportId
}
