import { type Choice, choiceIn, consentChosen } from './consent.ts'
import { ask, askAgain } from './consent-banner.ts'
import { showProvider, startProvider } from './consent-provider.ts'

/** Settled when this visitor consents, in this document; never for one who does not. */
const consent = Promise.withResolvers<void>()
export const consented = consent.promise

let isGranted = false
let hasProvider = false

function choose(choice: Choice): void {
  if (choice === 'granted') {
    isGranted = true
    consent.resolve()
  } else if (isGranted) {
    // What runs cannot be taken back; a new document runs without it.
    window.location.reload()
  }
}

document.addEventListener(consentChosen, (event) => {
  const { detail } = event as CustomEvent<Choice | ''>
  if (detail) choose(detail)
})

/**
 * A browser may refuse for its owner, by a property or by a header, which only the server sees: it says so beside the
 * document. Not knowing is no reason to tell anybody of the visit.
 */
function refusesByItself(): boolean {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return true
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.some(({ name }) => name === 'gpc') ?? true
}

interface Asking {
  /** The script of the school's consent provider, or null for our own banner. */
  script: string | null
  /** Paper and what covers the site have no room for a question. */
  mayAsk: boolean
}

/** Called on every page that has something to ask for. What was answered is not asked again. */
export function askForConsent({ script, mayAsk }: Asking): void {
  if (isGranted || hasProvider) return
  const known = choiceIn(document.cookie)
  if (known === 'refused' && !script) return
  if (refusesByItself()) return
  if (script && !hasProvider) {
    hasProvider = true
    startProvider(script, choose)
  } else if (known) choose(known)
  else if (mayAsk) ask()
}

/** A choice can be changed, or made before anything asks for it. */
export function showChoices(): void {
  if (hasProvider) showProvider()
  else askAgain(refusesByItself() ? 'signal' : choiceIn(document.cookie))
}
