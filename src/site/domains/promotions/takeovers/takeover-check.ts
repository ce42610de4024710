import { knownTenant } from '#site/page/school/known-root.ts'
import { heard } from '#site/page/told.ts'
import { cookieValue, takeoverCookie } from '../splash/splash-cookies.ts'
import { isSkipped, isSplashDue, splashCookie } from '../splash/splash-rules.ts'
import { SplashStore } from '../splash/splash-store.ts'
import { type Departure, departureFor, type TakeoverSet } from './takeover-rules.ts'

const none: TakeoverSet = { takeovers: [], config: { isConcurrent: false } }
const sets = new Map<number, Promise<TakeoverSet>>()
const store = new SplashStore((request) => heard('promotions', 'splash', request))

/** Asked for once per sport; the call itself gives up after 7 s, and a failure is logged and means none. */
export function takeoversOf(sportId: number): Promise<TakeoverSet> {
  if (knownTenant()?.configuration.takeoversEnabled === false) return Promise.resolve(none)
  const known = sets.get(sportId) ?? heard('promotions', 'takeovers', { sportId })
  sets.set(sportId, known)
  return known
}

/** Who keeps no cookies would be sent away from the page for ever, and so is not sent at all. */
function remember({ cookies }: Departure): boolean {
  for (const name of cookies) document.cookie = takeoverCookie(name, Date.now())
  return cookies.every((name) => cookieValue(document.cookie, name) !== undefined)
}

/** Where the first unseen takeover of a sport sends this visitor, who then has seen it; null for nowhere. */
export async function takeoverBefore(
  sportId: number,
  isStillMeant: () => boolean = () => true,
): Promise<string | null> {
  const departure = departureFor(await takeoversOf(sportId), document.cookie)
  return departure && isStillMeant() && remember(departure) ? departure.to : null
}

/**
 * What may come before Home and a sport's home: a takeover, which leaves the app, or else the splash of the sport. A
 * document's page is there and can be read meanwhile. `isShown` tells whether the visitor still looks at it when an
 * answer comes.
 */
export async function checkTakeovers(sportId: number, isShown: () => boolean): Promise<void> {
  const to = await takeoverBefore(sportId, isShown)
  if (to !== null) return location.assign(to)
  if (!isShown()) return
  const splash = await store.page({ sportId })
  if (!splash || !isShown()) return
  const visitor = { cookies: document.cookie, now: Date.now() }
  if (isSkipped(splash.id, visitor.cookies)) document.cookie = splashCookie(splash.id, 'skip', visitor.now)
  if (!isSplashDue(splash, visitor)) return
  const { showSplash } = await import('../splash/SplashDialog.tsx')
  if (isShown()) showSplash(splash)
}
