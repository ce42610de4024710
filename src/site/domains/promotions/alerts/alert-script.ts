import { alertsChanged, dismissalCookie, shownAlerts } from './alert-choice.ts'

/** Runs in the browser by itself: what it needs is handed to it. */
function startAlerts(choose: typeof shownAlerts, cookieOf: typeof dismissalCookie, changed: string): void {
  function show(): HTMLElement | null {
    const bar = document.querySelector<HTMLElement>('[data-alerts]')
    const lines = [...(bar?.querySelectorAll<HTMLElement>('[data-alert]') ?? [])]
    const alerts = lines.map(({ dataset }) => ({
      id: Number(dataset.alert),
      enabled: true,
      showOnWeb: true,
      endDate: dataset.ends ?? null,
    }))
    const max = Number(bar?.dataset.alerts)
    const shown = choose(alerts, { cookies: document.cookie, now: Date.now(), max })
    for (const line of lines) line.hidden = !shown.includes(Number(line.dataset.alert))
    return bar
  }
  show()
  document.addEventListener(changed, show)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-alert] button') : null
    const line = button?.closest<HTMLElement>('[data-alert]')
    if (!line) return
    document.cookie = cookieOf(Number(line.dataset.alert))
    // The button is gone: the keyboard goes on from here.
    show()?.focus()
  })
}

/**
 * Stands in the document right after the alerts. The page is the same for everybody, and what this visitor has put
 * away, or what has ended since the page was made, may not show and then vanish: it runs before they are painted.
 */
export const alertScript = import.meta.env.SSR
  ? `(${startAlerts})(${shownAlerts},${dismissalCookie},'${alertsChanged}')`
  : ''
