import { onShownPage } from '#site/page/shown-page.ts'
import { checkTakeovers } from './takeover-check.ts'

/** Home and each sport's home are looked at for takeovers and a splash whenever a visitor comes to them. */
export function startTakeovers(): void {
  let current = ''
  onShownPage(({ pathname, key, sport }) => {
    // The news of one sport on Home, say, are the same page; a sport's page is known by its sport.
    if (pathname === current || (key === 'sport_home' && !sport)) return
    current = pathname
    if (key !== 'homepage' && key !== 'sport_home') return
    const isShown = () => current === pathname
    void checkTakeovers(sport?.id ?? 0, isShown)
  })
}
