import { useEffect, useRef } from 'react'
import type { Splash as SplashContent } from '#contract/promotions.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Splash } from './Splash.tsx'
import { recordSplashClick } from './splash-click.ts'
import { splashFocusDelayMs } from './splash-focus.ts'
import { type SplashChoice, splashCookie } from './splash-rules.ts'

/** A splash at an address of its own: a document whose links lead on, and which the browser then remembers. */
export function SplashPage({ splash }: { splash: SplashContent }) {
  const link = useLink()
  const onward = useRef<HTMLAnchorElement>(null)
  const { id } = splash
  const keep = (choice: SplashChoice) => {
    document.cookie = splashCookie(id, choice, Date.now())
  }

  useEffect(() => {
    document.cookie = splashCookie(id, 'shown', Date.now())
    const focusing = setTimeout(() => {
      if (document.activeElement === document.body) onward.current?.focus()
    }, splashFocusDelayMs)
    const continueOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onward.current?.click()
    }
    document.addEventListener('keydown', continueOnEscape)
    return () => {
      clearTimeout(focusing)
      document.removeEventListener('keydown', continueOnEscape)
    }
  }, [id])

  return (
    <Splash
      splash={splash}
      level={1}
      rel={link(splash.link ?? '/').rel}
      onContentClick={() => void recordSplashClick(id)}
    >
      <Button size="large" href="/" ref={onward} onClick={() => keep('continue')}>
        Continue to Home
      </Button>
      <Button size="large" kind="alternate" href="/" onClick={() => keep('skip')}>
        Skip Permanently
      </Button>
    </Splash>
  )
}
