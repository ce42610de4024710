import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { navigatesInApp } from './links.ts'

/** One listener turns every plain in-app anchor into a navigation: a router link in each row of a table costs too much. */
export function InAppNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      if (!anchor) return
      const { target } = anchor
      const href = anchor.getAttribute('href')
      if (!navigatesInApp(event, { href, target, download: anchor.hasAttribute('download') })) return
      event.preventDefault()
      void navigate(href ?? '/', { preventScrollReset: anchor.closest('[data-keep-scroll]') !== null })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
  return null
}
