import { use, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Alert } from '#contract/promotions.ts'
import { islandComponent } from '#site/lateness/late-code.ts'
import { ServerHtml, useUnlessKept } from '#site/lateness/ServerHtml.tsx'
import { whenIdle } from '#site/lateness/when-idle.ts'
import { Nonce } from '#site/page/nonce.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import styles from './AlertBar.module.css'
import { alertScript } from './alert-script.ts'

const behaviour = () => import('./alert-behaviour.ts')
const AlertLines = islandComponent(() => import('./AlertLines.island.tsx'))

const none: Alert[] = []

/**
 * What everybody should know, at the very top. The document has all alerts and the script that shows this visitor the
 * newest not yet put away; behaviour that loads late asks what has changed since.
 */
export function AlertBar({ max = 1 }: { max?: number }) {
  const { alerts = none, google } = useRootData()?.shell ?? {}
  const ticketHost = google?.ticketProvider
  const current = useLocation()
  // Asked when a navigation starts, the answer is there with the new page.
  const { pathname } = useNavigation().location ?? current
  useNews(pathname, ticketHost)
  useHeard(alerts, ticketHost)
  return (
    <>
      <div
        role="status"
        aria-label="Alerts"
        aria-atomic="false"
        tabIndex={-1}
        className={`no-print ${styles.bar}`}
        data-alerts={max}
      >
        <ServerHtml id="alerts" value={useUnlessKept('alerts', alerts)}>
          {(all) => <AlertLines alerts={all} max={max} />}
        </ServerHtml>
      </div>
      {/* It has run when the browser's own code comes. */}
      <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: alertScript }} />
    </>
  )
}

/**
 * A document's alerts are as new as itself; a new page inside it asks, and so does one that somebody comes back to.
 */
function useNews(pathname: string, ticketHost: string | null | undefined): void {
  const known = useRef(pathname)
  useEffect(() => {
    const ask = async () => (await behaviour()).askForAlerts(ticketHost)
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && ask())
    if (known.current !== pathname) whenIdle(() => void ask())
    known.current = pathname
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [pathname, ticketHost])
}

/** Where the browser asks for the shell it hears of the alerts with it. */
function useHeard(alerts: Alert[], ticketHost: string | null | undefined): void {
  const shown = useRef(alerts)
  useEffect(() => {
    if (shown.current === alerts) return
    shown.current = alerts
    whenIdle(async () => (await behaviour()).showAlerts(alerts, ticketHost))
  }, [alerts, ticketHost])
}
