import { useId } from 'react'
import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './CalendarPanel.module.css'
import { siteFeed, subscribing, teamFeed } from './feed-addresses.ts'
import { googleSubscription, outlookSubscription } from './web-calendars.ts'

const CopyAddress = islandComponent(() => import('./CopyAddress.island.tsx'))

interface SubscribeProps {
  /** The team whose games are offered before those of every sport. */
  sport: { title: string; globalSportNameSlug: string } | null
}

/** A team's games, or the whole department's, in the visitor's own calendar, where they stay up to date. */
export function Subscribe({ sport }: SubscribeProps) {
  const id = useId()
  const { shortName } = useSchool()
  const origin = useRootData()?.origin ?? ''
  const feeds = [
    ...(sport
      ? [{ title: `${shortName} ${sport.title}`, address: origin + teamFeed(sport.globalSportNameSlug) }]
      : []),
    { title: `${shortName}, every sport`, address: origin + siteFeed() },
  ]
  return (
    <>
      <Button kind="alternate" size="small" icon="calendar-add" popoverTarget={id}>
        Subscribe
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Subscribe to a calendar"
        className={`no-print ${styles.panel}`}
      >
        <p className={styles.text}>
          A subscribed calendar follows every change by itself: new games, moved times, results.
        </p>
        {feeds.map((feed) => (
          <Feed key={feed.address} {...feed} />
        ))}
      </div>
    </>
  )
}

function Feed({ title, address }: { title: string; address: string }) {
  const webcal = subscribing(address)
  const links = [
    { label: 'Apple Calendar and Outlook', href: webcal, icon: 'calendar-add' },
    { label: 'Google Calendar', href: googleSubscription(webcal), icon: 'external' },
    { label: 'Outlook.com', href: outlookSubscription(address, title), icon: 'external' },
  ] as const
  return (
    <div className={styles.feed}>
      <p className={`u-title u-display-xs ${styles.title}`}>{title}</p>
      <ul className="u-ruled-above">
        {links.map(({ label, href, icon }) => (
          <li key={label}>
            <a href={href} rel="noreferrer" className="u-entry u-spread">
              {label}
              <Icon name={icon} size="x-small" />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.text}>Any other program: copy this address into “Add calendar from URL”.</p>
      <div className={styles.address}>
        <input type="text" readOnly value={address} aria-label={`Address of the calendar, ${title}`} />
        <Island defer="visible" className={styles.copy}>
          <CopyAddress address={address} title={title} />
        </Island>
      </div>
    </div>
  )
}
