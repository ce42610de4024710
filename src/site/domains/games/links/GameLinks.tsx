import type { Game } from '#contract/games.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { AddToCalendar } from '../feeds/AddToCalendar.tsx'
import { isEvent } from '../parts/game-words.ts'
import styles from './GameLinks.module.css'
import { gameLinkList, opponentHistoryAddress } from './game-link-list.ts'

/** Makes the attributes of a link, in the app or out of it. */
export type GameLink = (href: string) => { href: string; rel: string | undefined }

interface GameLinksProps {
  game: Game
  /** Still to be played, or being played. */
  isOpen: boolean
  name: string
  link: GameLink
  /** Whether all meetings with the opponent are told on a page of their own. */
  showsHistory?: boolean
}

/** Where to watch, listen, follow, buy and read, each named with its game for those who go from link to link. */
export function GameLinks({ game, isOpen, name, link, showsHistory = false }: GameLinksProps) {
  const links = gameLinkList(game, showsHistory && !isEvent(game) ? opponentHistoryAddress(game) : null)
  const tickets = isOpen ? game.media.tickets : null
  const forGame = <span className="visually-hidden">, {name}</span>
  return (
    <ul className={`no-print u-cluster u-gap-0-4 ${styles.links}`}>
      {tickets ? (
        <li>
          <Button size="small" icon="ticket" {...link(tickets)}>
            Tickets{forGame}
          </Button>
        </li>
      ) : null}
      {links.map(({ icon, label, href }) => (
        <li key={label + href}>
          <a {...link(href)}>
            <Icon name={icon} size="small" />
            {label}
            {forGame}
          </a>
        </li>
      ))}
      {isOpen && game.startDate ? (
        <li>
          <AddToCalendar game={game} name={name} />
        </li>
      ) : null}
    </ul>
  )
}
