import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { InAppNavigation } from './InAppNavigation.tsx'
import type { PageData } from './page.ts'
import styles from './SiteLayout.module.css'
import { SkipLink } from './SkipLink.tsx'
import { SportBar } from './SportBar.tsx'
import { useMenus } from './use-menus.ts'

/** What stands around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  const main = useFocusOnNewPage()
  useMenus()
  return (
    <>
      <InAppNavigation />
      <SkipLink />
      <Header />
      {page?.sportBar ? <SportBar {...page.sportBar} /> : null}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
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
