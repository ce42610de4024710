import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { placePictures } from '#ui/image-url.ts'
import { firstRenderDone } from './lateness/gate.ts'
import { whenIdle } from './lateness/when-idle.ts'
import { documentPictures, loadsInBrowser } from './page/browser/document-site.ts'
import { sportsIcons } from './page/browser/sports-icons.ts'
import { viewportCookie } from './page/browser/viewport.ts'

/** Around everything, so that an error page counts as a first render too. */
function Site() {
  useEffect(firstRenderDone, [])
  return <HydratedRouter />
}

/** What the browser does when a document has arrived, in this order. */
const startUp = {
  placePictures: () => placePictures(documentPictures),
  hydrate() {
    startTransition(() => {
      hydrateRoot(document, <Site />)
    })
  },
  /** What a school without SSR asks for next comes while the page is still being put together. */
  askAhead() {
    if (loadsInBrowser()) void sportsIcons()
  },
  rememberViewport() {
    const remember = () => {
      document.cookie = viewportCookie(window.innerWidth)
    }
    remember()
    window.addEventListener('resize', remember, { passive: true })
  },
  enliven() {
    whenIdle(async () => (await import('./shell/behaviour/late-behaviour.ts')).startLateBehaviour())
  },
}

for (const task of Object.values(startUp)) task()
