import type { Game } from '#contract/games.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import styles from './GameLinks.module.css'

/** Makes the attributes of a link, in the app or out of it. */
export type GameLink = (href: string) => { href: string; rel: string | undefined }

interface GameLinksProps {
  game: Game
  /** Still to be played, or being played. */
  isOpen: boolean
  name: string
  link: GameLink
}

/** Where to watch, listen, follow and buy, each named with its game for those who go from link to link. */
export function GameLinks({ game: { media, result }, isOpen, name, link }: GameLinksProps) {
  const links: [icon: IconName, label: string, href: string | null][] = [
    ['video', 'Watch', isOpen ? media.video : null],
    ['audio', 'Listen', isOpen ? media.audio : null],
    ['stats', isOpen ? 'Live Stats' : 'Stats', isOpen || result ? media.stats : null],
    ['info', 'More', isOpen ? media.custom1 : null],
    ['info', 'More', isOpen ? media.custom2 : null],
    ['info', 'More', isOpen ? media.custom3 : null],
  ]
  const tickets = isOpen ? media.tickets : null
  if (!tickets && links.every(([, , href]) => !href)) return null
  const forGame = <span className="visually-hidden">, {name}</span>
  return (
    <ul className={styles.links}>
      {links.map(([icon, label, href]) =>
        href ? (
          <li key={href}>
            <a {...link(href)}>
              <Icon name={icon} size="small" />
              {label}
              {forGame}
            </a>
          </li>
        ) : null,
      )}
      {tickets ? (
        <li key={tickets}>
          <Button size="small" icon="ticket" {...link(tickets)}>
            Tickets{forGame}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}
