import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { viewportCookie } from './shell/viewport.ts'

/** What the browser does when a document has arrived, in this order. */
const startUp = {
  hydrate() {
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />)
    })
  },
  rememberViewport() {
    const remember = () => {
      document.cookie = viewportCookie(window.innerWidth)
    }
    remember()
    window.addEventListener('resize', remember, { passive: true })
  },
}

for (const task of Object.values(startUp)) task()
