import button from '#ui/Button.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './ConsentBanner.module.css'
import type { Choice } from './consent.ts'

interface Banner {
  /** What was chosen before; 'signal' where the browser refuses for its owner. */
  choice: Choice | 'signal' | null
  /** The visitor wants to see it, so it takes the focus. */
  isAskedFor: boolean
  onChoice: (choice: Choice) => void
}

const question =
  'May our partners measure visits and choose advertising here? Nothing of theirs is loaded unless you accept.'
const words = {
  granted: `${question} You have accepted.`,
  refused: `${question} You have rejected.`,
  signal:
    'Your browser asks for privacy (Global Privacy Control), so nothing of our partners is loaded here.',
}

let shown: HTMLElement | null = null

/** The question at the bottom edge. It covers no more than itself, and nothing moves for it. */
export function openBanner({ choice, isAskedFor, onChoice }: Banner): void {
  const before = document.activeElement
  shown?.remove()
  const banner = document.createElement('section')
  shown = banner
  banner.className = classNames('no-print', styles.banner, 'dark-theme')
  banner.ariaLabel = 'Privacy choices'
  banner.tabIndex = -1
  banner.dataset.consent = ''

  const text = document.createElement('p')
  text.className = styles.text ?? ''
  text.textContent = choice ? words[choice] : question

  const close = () => {
    const hadFocus = banner.contains(document.activeElement)
    keepingRoom.disconnect()
    document.documentElement.style.removeProperty('--consent-size')
    banner.remove()
    // The button is gone: the keyboard goes on from where it came.
    if (hadFocus) goBackTo(isAskedFor ? before : null)
  }
  const choosing = (name: string, chosen: Choice | null) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = classNames(button.button, button.priority, button.regular)
    element.textContent = name
    element.addEventListener('click', () => {
      close()
      if (chosen) onChoice(chosen)
    })
    return element
  }
  const buttons = document.createElement('div')
  buttons.className = styles.buttons ?? ''
  buttons.append(
    ...(choice === 'signal'
      ? [choosing('Close', null)]
      : [choosing('Reject', 'refused'), choosing('Accept', 'granted')]),
  )

  const inner = document.createElement('div')
  inner.className = `u-frame u-grid ${styles.inner}`
  inner.append(text, buttons)
  banner.append(inner)

  // Early for the keyboard, yet behind the links that skip and pause, which it expects first.
  const alerts = document.querySelector('body > [data-alerts]')
  if (alerts) alerts.after(banner)
  else document.body.prepend(banner)

  // What the keyboard reaches is scrolled clear of it, and the end of the page can be.
  const keepingRoom = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-size', `${banner.offsetHeight}px`),
  )
  keepingRoom.observe(banner)
  if (isAskedFor) banner.focus()
}

function goBackTo(element: Element | null): void {
  const target =
    element instanceof HTMLElement && element.isConnected ? element : document.getElementById('main')
  target?.focus({ preventScroll: true })
}
