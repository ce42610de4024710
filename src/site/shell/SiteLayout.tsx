import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { BottomAd, TopAds } from '../domains/ads/PageAds.tsx'
import { AlertBar } from '../domains/promotions/AlertBar.tsx'
import { Impressions } from '../domains/promotions/Impressions.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { InAppNavigation } from './InAppNavigation.tsx'
import { useRootData } from './root-data.ts'
import { Rotators } from './rotators/Rotators.tsx'
import styles from './SiteLayout.module.css'
import { SkipLink } from './SkipLink.tsx'
import { SportBar } from './SportBar.tsx'
import { StructuredData } from './StructuredData.tsx'
import { useShownPage } from './shown-page.ts'
import { useMenus } from './use-menus.ts'
import { usePageLayout } from './use-page-layout.ts'

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
      <SkipLink />
      <Rotators page={page} />
      <Impressions page={page} />
      <AlertBar />
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

/** A link inside the app loads no document, so the new page takes the focus as a document would. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
