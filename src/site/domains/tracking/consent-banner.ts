import { type Choice, consentChosen } from './consent.ts'
import { consentWords, question } from './consent-words.ts'

const bannerOf = () => document.querySelector<HTMLElement>('[data-consent]')

/** Asks, on the first page of a visit that has something to ask for. */
export function ask(): void {
  const banner = bannerOf()
  if (banner) banner.hidden = false
}

/** The question again for somebody who wants to see it, with what was chosen before: it takes the focus and gives it back. */
export function askAgain(choice: Choice | 'signal' | null): void {
  const banner = bannerOf()
  if (!banner) return
  const before = document.activeElement
  const text = banner.querySelector('p')
  if (text) text.textContent = choice ? consentWords[choice] : question
  for (const button of banner.querySelectorAll<HTMLElement>('[data-choice]'))
    button.hidden = (button.dataset.choice === '') !== (choice === 'signal')
  banner.hidden = false
  banner.focus()
  document.addEventListener(
    consentChosen,
    () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    { once: true },
  )
}
