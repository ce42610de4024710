import { useEffect, useId, useRef, useState } from 'react'
import type { Link } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import styles from './ScoreLinks.module.css'
import type { CardLinks, ScoreboardCard } from './scoreboard-card.ts'

const kinds: [kind: keyof CardLinks, icon: IconName, title: string][] = [
  ['gameCenter', 'trophy', 'Game Center'],
  ['video', 'video', 'Watch'],
  ['audio', 'audio', 'Listen'],
  ['stats', 'stats', 'Stats'],
  ['recap', 'news', 'Recap'],
  ['preview', 'news', 'Preview'],
  ['boxScore', 'table', 'Box Score'],
]

interface ScoreLinksProps {
  card: ScoreboardCard
  link: Link
}

/**
 * The card's overlay. It shows while the focus is in it, so the plus button and Tab open it alike and leaving closes it,
 * and its links stay in the order of the page for those who do not see it.
 */
export function ScoreLinks({ card, link }: ScoreLinksProps) {
  const id = useId()
  const overlay = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => toggle.current?.focus({ preventScroll: true })

  useEffect(() => {
    const { current } = overlay
    if (!current) return
    const stop = new AbortController()
    const { signal } = stop
    const onLeave = ({ relatedTarget }: FocusEvent) =>
      setIsOpen(relatedTarget instanceof Node && current.contains(relatedTarget))
    current.addEventListener('focusin', () => setIsOpen(true), { signal })
    current.addEventListener('focusout', onLeave, { signal })
    current.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    return () => stop.abort()
  }, [])

  const offered = kinds.filter(([kind]) => card.links[kind])
  if (offered.length === 0) return null

  const name = `${card.sport.title} ${card.words}`
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`u-center u-bare ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => overlay.current?.focus({ preventScroll: true })}
      >
        <Icon name="plus" label={`More about ${name}`} />
      </button>
      <div
        ref={overlay}
        id={id}
        role="group"
        aria-label={name}
        tabIndex={-1}
        className={`u-fill u-grid u-raised ${styles.overlay}`}
      >
        <p className={`u-title u-snug u-nowrap u-clip ${styles.name}`} aria-hidden="true">
          {card.words}
        </p>
        <ul className={styles.links}>
          {offered.map(([kind, icon, title]) => (
            <li key={kind}>
              <a {...link(card.links[kind] ?? '')} className={`u-title-bold ${styles.link}`}>
                <Icon name={icon} />
                {title}
                <span className="visually-hidden">, {name}</span>
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className={`u-center u-bare ${styles.close}`} onClick={close}>
          <Icon name="close" label="Close" />
        </button>
      </div>
    </>
  )
}
