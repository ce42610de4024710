import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { BottomAd, TopAds } from '#site/domains/ads/PageAds.tsx'
import { ScoreLine } from '#site/domains/game-center/line/ScoreLine.tsx'
import { AlertBar } from '#site/domains/promotions/alerts/AlertBar.tsx'
import { ConsentBanner } from '#site/domains/tracking/ConsentBanner.tsx'
import { useMenus } from '#site/page/layout/use-menus.ts'
import { usePageLayout } from '#site/page/layout/use-page-layout.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useShownPage } from '#site/page/shown-page.ts'
import { Rotators } from '#site/parts/rotators/Rotators.tsx'
import { StructuredData } from '../document/StructuredData.tsx'
import { InAppNavigation } from '../navigation/InAppNavigation.tsx'
import { SportBar } from '../navigation/SportBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './SiteLayout.module.css'

/** What stands around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { flags, page, sport } = usePageLayout()
  const origin = useRootData()?.origin ?? ''
  const main = useFocusOnNewPage()
  useMenus()
  useShownPage(page, sport)
  // Paper, plain text and what covers the site have nothing around them. Their links load whole documents.
  if (!flags.hasShell) {
    return (
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    )
  }
  return (
    <>
      <InAppNavigation />
      <a className="u-center u-target u-bold u-skip" href="#main">
        Skip to main content
      </a>
      <Rotators page={page} />
      <AlertBar />
      <ConsentBanner />
      <ScoreLine />
      <TopAds />
      <Header />
      {sport && !sport.nonSport && page?.sportBar ? (
        <SportBar sport={sport} items={page.sportBar.items} />
      ) : null}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BottomAd />
      <Footer />
      <StructuredData things={page?.structuredData} origin={origin} />
    </>
  )
}

/** A link inside the app loads no document, so the new page takes the focus as a document would, and says its title. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const title = main.current?.querySelector('h1')
    if (title) title.tabIndex = -1
    ;(title ?? main.current)?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
