import type { Choice } from './consent.ts'
import { loadScript } from './load-script.ts'

/** What we use of the script of a consent provider; its type is the provider's, its part of the window too. */
interface Airgap extends EventTarget {
  isOptedIn(): boolean
}

declare global {
  interface Window {
    airgap?: { readyQueue?: ((airgap: Airgap) => void)[]; ready(callback: (airgap: Airgap) => void): void }
    transcend?: { showConsentManager?(): void }
  }
}

/** Has the provider ask. It is the one script from elsewhere that comes before consent: without it there is none. */
export function startProvider(src: string, onChoice: (choice: Choice) => void): void {
  const readyQueue: ((airgap: Airgap) => void)[] = []
  window.airgap ??= { readyQueue, ready: (callback) => void readyQueue.push(callback) }
  window.airgap.ready((airgap) => {
    const tell = () => onChoice(airgap.isOptedIn() ? 'granted' : 'refused')
    airgap.addEventListener('consent-change', tell)
    tell()
  })
  loadScript(src)
}

export const showProvider = (): void => window.transcend?.showConsentManager?.()
