import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { visit } from '#site/lateness/healing/visit.ts'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { beginNavigation } from '#site/page/layout/use-menus.ts'
import { navigatesInApp, submitsInApp } from '#site/page/links/links.ts'
import { repainted } from './repaint.ts'

/** One listener turns every plain in-app anchor into a navigation: a router link in each row of a table costs too much. */
export function InAppNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const go = (address: string, from: Element) => {
      visit.target = address
      beginNavigation()
      const preventScrollReset = from.closest('[data-keep-scroll]') !== null
      // Few do, so it comes when somebody has; without it the page is as good, and says less.
      if (preventScrollReset)
        import('./tell-choice.ts').then(
          ({ tellChoice }) => tellChoice(from, address),
          () => {},
        )
      void repainted().then(() => navigate(address, { preventScrollReset }))
    }

    function onClick(event: MouseEvent) {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      if (!anchor) return
      const { target } = anchor
      const href = anchor.getAttribute('href')
      if (!navigatesInApp(event, { href, target, download: anchor.hasAttribute('download') })) return
      // The menus stand in documents with a shell only, so whoever leaves the shell comes back by a document.
      if (visit.isOutdated || !layoutFlags(anchor.pathname).hasShell) return
      event.preventDefault()
      go(href ?? '/', anchor)
    }

    /** A plain form that asks for a page, such as the search. */
    function onSubmit(event: SubmitEvent) {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      const { method, target } = form
      const action = form.getAttribute('action')
      if (
        visit.isOutdated ||
        !submitsInApp({ method, action, target, defaultPrevented: event.defaultPrevented })
      )
        return
      event.preventDefault()
      const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
      const address = new URL(action ?? '/', window.location.origin)
      address.search = new URLSearchParams(fields).toString()
      go(address.pathname + address.search + address.hash, form)
    }

    document.addEventListener('click', onClick, { signal })
    document.addEventListener('submit', onSubmit, { signal })
    return () => stop.abort()
  }, [navigate])
  return null
}
