import { choiceCookieParts, consentChosen } from './consent.ts'

/** Runs in the browser by itself: what it needs is handed to it. */
function startConsent([before, after]: typeof choiceCookieParts, chosen: string): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const refuses =
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) ||
    visit?.serverTiming?.some(({ name }) => name === 'gpc')
  const isChosen = document.cookie.split('; ').some((cookie) => cookie.startsWith(before))
  banner.hidden = banner.dataset.consent !== 'asked' || refuses === true || isChosen
  // What the keyboard reaches is scrolled clear of it, and the end of the page can be. In rules for the few that make
  // room: a property of the root would have the style of every element worked out anew.
  const room = new CSSStyleSheet()
  document.adoptedStyleSheets.push(room)
  new ResizeObserver(() => {
    const size = `${banner.offsetHeight}px`
    room.replaceSync(`
      :root { scroll-padding-block-end: calc(${size} + var(--dock-size, 0px)) }
      @media screen { body { padding-block-end: calc(${size} + var(--dock-size, 0px)) } }
      [data-foot] { inset-block-end: ${size} }
    `)
  }).observe(banner)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null
    if (!button) return
    const { choice } = button.dataset
    if (choice) document.cookie = before + choice + after
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    // The button is gone: the keyboard goes on with the page.
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
    document.dispatchEvent(new CustomEvent(chosen, { detail: choice }))
  })
}

/**
 * Stands in the document right after the question. The page is the same for everybody, and whoever has answered, or has
 * a browser that does it for them, may not see it come and go: it runs before anything is painted.
 */
export const consentScript = import.meta.env.SSR
  ? `(${startConsent})(${JSON.stringify(choiceCookieParts)},'${consentChosen}')`
  : ''
