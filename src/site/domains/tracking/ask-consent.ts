import { once } from '#site/page/once.ts'
import { type Choice, choiceCookie, choiceIn } from './consent.ts'
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

function chooseAndRemember(choice: Choice): void {
  document.cookie = choiceCookie(choice)
  choose(choice)
}

/** A browser may refuse for its owner, by a property or by a header, which only the server sees. */
const refusesByItself = once(async (): Promise<boolean> => {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return true
  try {
    const answer = (await (await fetch('/privacy-signal')).json()) as { refuses: boolean }
    return answer.refuses
  } catch {
    // Not knowing is no reason to tell anybody of the visit.
    return true
  }
})

interface Asking {
  /** The script of the school's consent provider, or null for our own banner. */
  script: string | null
  /** Paper and what covers the site have no room for a question. */
  mayAsk: boolean
}

/** Called on every page that has something to ask for. What was answered is not asked again. */
export async function askForConsent({ script, mayAsk }: Asking): Promise<void> {
  if (isGranted || hasProvider) return
  const known = choiceIn(document.cookie)
  if (known === 'refused' && !script) return
  if (await refusesByItself()) return
  if (script && !hasProvider) {
    hasProvider = true
    startProvider(script, choose)
  } else if (known) choose(known)
  else if (mayAsk) await showBanner(false)
}

/** A choice can be changed, or made before anything asks for it. */
export async function showChoices(): Promise<void> {
  if (hasProvider) showProvider()
  else await showBanner(true)
}

async function showBanner(isAskedFor: boolean): Promise<void> {
  const [{ openBanner }, refuses] = await Promise.all([import('./consent-banner.ts'), refusesByItself()])
  openBanner({
    choice: refuses ? 'signal' : choiceIn(document.cookie),
    isAskedFor,
    onChoice: chooseAndRemember,
  })
}
