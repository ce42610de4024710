import { createContext, use } from 'react'
import { islandComponent } from '#site/lateness/late-code.ts'
import { ServerHtml, useUnlessKept } from '#site/lateness/ServerHtml.tsx'
import { Nonce } from '#site/page/nonce.ts'
import { consentScript } from './consent-script.ts'

const ConsentQuestion = islandComponent(() => import('./ConsentQuestion.island.tsx'))

/** Whether the page of a document has something to ask for; the server knows it. */
export const AsksConsent = createContext(false)

/**
 * The question at the bottom edge, early for the keyboard. It covers no more than itself, and nothing moves for it. Every
 * document has it, so that it is there with the first paint, and so that a later page of the visit can show it.
 */
export function ConsentBanner() {
  const isAsked = use(AsksConsent)
  return (
    <>
      <ServerHtml id="consent" value={useUnlessKept('consent', { isAsked })}>
        {(asking) => <ConsentQuestion {...asking} />}
      </ServerHtml>
      {/* It has run when the browser's own code comes. */}
      <script
        nonce={use(Nonce)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: consentScript }}
      />
    </>
  )
}
