import type { NavigationItem } from '#contract/navigation.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { socialIcon } from '../domains/sports/social-icon.ts'
import styles from './MenuPanel.module.css'
import type { Link } from './use-link.ts'

type Item = NavigationItem['columns'][number]['items'][number]

/** What a level-1 item opens: its columns, of links or of teams. */
export function MenuPanel({ id, item, link }: { id: string; item: NavigationItem; link: Link }) {
  return (
    <div id={id} popover="auto" className={classNames(styles.panel, 'light-theme')}>
      <div className={styles.top}>
        <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="chevron-left" />
          <span className="visually-hidden">Back from </span>
          {item.title}
        </button>
      </div>
      <div className={styles.columns}>
        {item.columns.map(({ column, items }) => (
          <ul key={column} className={styles.column}>
            {items.map((entry) => (
              <li key={entry.id} className={entry.separator ? styles.separator : styles.entry}>
                <Entry entry={entry} link={link} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}

function Entry({ entry, link }: { entry: Item; link: Link }) {
  if (entry.separator || !entry.url) return entry.title
  // Under its heading a team is called 'Golf'; a screen reader hears which of the two it is.
  const fullTitle = entry.sport?.title ?? entry.title
  const social = entry.socialMediaLinks.filter(({ className }) => className !== 'tickets')
  return (
    <>
      <a className={styles.name} {...link(entry.url, entry.openInNewWindow)} aria-label={fullTitle}>
        {entry.title}
      </a>
      {entry.scheduleRosterNewsLinks.map(({ title, url }) => (
        <a key={title} className={styles.part} href={url}>
          <span className="visually-hidden">{fullTitle} </span>
          {title}
        </a>
      ))}
      {social.length > 0 ? (
        <span className={styles.social}>
          {social.map(({ id, title, url, className }) => (
            <a key={id} className={styles.network} {...link(url)}>
              <Icon name={socialIcon(className)} size="x-small" label={`${fullTitle} on ${title}`} />
            </a>
          ))}
        </span>
      ) : null}
    </>
  )
}
