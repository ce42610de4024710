import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import styles from './TicketsBySport.module.css'
import { type SportTickets, ticketKind } from './tickets-by-sport.ts'

/** Each sport that sells tickets, with the ways to buy them. */
export function TicketsBySport({ sports }: { sports: readonly SportTickets[] }) {
  const toLink = useLink()
  return (
    <ul className={styles.sports}>
      {sports.map(({ sport, links }) => (
        <li key={sport.id} className={styles.sport}>
          <Icon name={sportIcon(sport.shortName)} size="large" className="u-link" />
          <Heading level={3} size="small" caps={false}>
            {sport.title}
          </Heading>
          <div className="u-wrap u-gap-2 u-whole">
            {links.map((link) => (
              <Button key={link.id} {...toLink(link.url)} kind="alternate" size="small">
                {ticketKind(link)}
                <span className="visually-hidden">, {sport.title}</span>
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
