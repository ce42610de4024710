import { ShellPromotion } from '#site/domains/promotions/campaigns/ShellPromotion.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { ServerHtml, useUnlessKept } from '#site/lateness/ServerHtml.tsx'
import styles from './Footer.module.css'

const FooterContent = islandComponent(() => import('./FooterContent.island.tsx'))
const always = {}

/** The same on every page of a visit: the server writes it, and the browser, which keeps it, never needs the code. */
export function Footer() {
  return (
    <>
      <section aria-label="Sponsors" className={`no-print u-ruled-above ${styles.sponsors}`}>
        <p className={`u-frame ${styles.label}`}>Sponsors</p>
        <ShellPromotion name="footer-sponsors" />
      </section>
      <footer className={`no-print u-ruled-above u-far ${styles.footer}`}>
        <ServerHtml id="footer" value={useUnlessKept('footer', always)}>
          {() => <FooterContent />}
        </ServerHtml>
      </footer>
    </>
  )
}
