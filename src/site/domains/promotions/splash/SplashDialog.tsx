import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Splash as SplashContent } from '#contract/promotions.ts'
import { linkRel } from '#site/page/links/link-rel.ts'
import { knownShell } from '#site/page/school/known-root.ts'
import { onShownPage } from '#site/page/shown-page.ts'
import { Button } from '#ui/Button.tsx'
import { Splash, splashTitleId } from './Splash.tsx'
import styles from './SplashDialog.module.css'
import { recordSplashClick } from './splash-click.ts'
import { splashFocusDelayMs } from './splash-focus.ts'
import { type SplashChoice, splashCookie } from './splash-rules.ts'

let close: (() => void) | undefined

/**
 * Lays a splash over the page. The browser's own modal dialog makes what is behind it inert, keeps the keyboard inside
 * and gives the focus back; Escape closes it, which is as good as to continue.
 */
export function showSplash(splash: SplashContent): void {
  const dialog = document.createElement('dialog')
  let choice: SplashChoice = 'continue'
  const decide = (decision: SplashChoice) => {
    choice = decision
    dialog.close()
  }
  const keep = (decision: SplashChoice) => {
    document.cookie = splashCookie(splash.id, decision, Date.now())
  }
  dialog.className = `u-bare ${styles.dialog}`
  dialog.setAttribute('aria-labelledby', splashTitleId)
  dialog.tabIndex = -1
  const root = createRoot(dialog)
  flushSync(() =>
    root.render(
      <Splash
        splash={splash}
        level={2}
        rel={linkRel(splash.link ?? '/', knownShell()?.google?.ticketProvider)}
        onContentClick={() => {
          void recordSplashClick(splash.id)
          decide('shown')
        }}
      >
        <Button size="large" data-splash-continue onClick={() => decide('continue')}>
          Continue to Home
        </Button>
        <Button size="large" kind="alternate" onClick={() => decide('skip')}>
          Skip Permanently
        </Button>
      </Splash>,
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  document.documentElement.dataset.splash = ''
  // It is read out first; its button has the focus when there was time for that.
  dialog.focus()
  keep('shown')
  const focusing = setTimeout(() => {
    if (document.activeElement === dialog)
      dialog.querySelector<HTMLElement>('[data-splash-continue]')?.focus()
  }, splashFocusDelayMs)
  dialog.addEventListener('close', () => {
    clearTimeout(focusing)
    keep(choice)
    root.unmount()
    dialog.remove()
    delete document.documentElement.dataset.splash
    close = undefined
  })
  const { pathname } = location
  close = () => {
    if (location.pathname !== pathname) decide('shown')
  }
}

// Whoever goes back in history leaves the splash with its page.
onShownPage(() => close?.())
