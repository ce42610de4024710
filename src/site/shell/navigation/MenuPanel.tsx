import type { NavigationItem } from '#contract/navigation.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { socialIcon } from '#site/parts/teams/social-icon.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuAd } from './MenuAd.tsx'
import styles from './MenuPanel.module.css'

type Item = NavigationItem['columns'][number]['items'][number]

interface MenuPanelProps {
  id: string
  item: NavigationItem
  ad: NavigationItem['ad']
  link: Link
}

/** What a level-1 item opens: its columns, of links or of teams. A single column needs no more than a list's width. */
export function MenuPanel({ id, item, ad, link }: MenuPanelProps) {
  const { columns } = item
  const look = columns.length > 1 ? styles.wide : styles.narrow
  return (
    <div id={id} popover="auto" className={classNames(styles.panel, look, 'light-theme')}>
      <div className={`u-row ${styles.top}`}>
        <button
          type="button"
          className={`u-condensed u-row u-bare ${styles.back}`}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="chevron-left" />
          <span className="visually-hidden">Back from </span>
          {item.title}
        </button>
      </div>
      <div className={styles.columns}>
        {columns.map(({ column, items }, index) => (
          <div key={column} className={`u-column u-gap-5 ${styles.column}`}>
            <ul className="u-rigid">
              {items.map((entry) => (
                <li
                  key={entry.id}
                  className={entry.separator ? `u-poster ${styles.separator}` : `u-row ${styles.entry}`}
                >
                  <Entry entry={entry} link={link} />
                </li>
              ))}
            </ul>
            {index === 0 && ad ? <MenuAd ad={ad} link={link} /> : null}
          </div>
        ))}
      </div>
    </div>
  )
}

function Entry({ entry, link }: { entry: Item; link: Link }) {
  if (entry.separator || !entry.url) return entry.title
  // Under its heading a team is called 'Golf'; a screen reader hears which of the two it is, after what is seen.
  const fullTitle = entry.sport?.title ?? entry.title
  const parts = [...entry.scheduleRosterNewsLinks, ...(entry.stats ? [entry.stats] : [])]
  const social = entry.socialMediaLinks.filter(({ className }) => className !== 'tickets')
  return (
    <>
      <a
        className={`u-title-bold u-plain u-row u-gap-2 u-target u-snug u-grow ${styles.name}`}
        {...link(entry.url, entry.openInNewWindow)}
        aria-label={fullTitle === entry.title ? undefined : `${entry.title}, ${fullTitle}`}
      >
        {entry.title}
        {entry.openInNewWindow ? <Icon name="external" size="x-small" className="u-muted" /> : null}
      </a>
      {parts.length > 0 ? (
        <span className={`u-flex ${styles.parts}`}>
          {parts.map(({ title, url, className }) => (
            <a
              key={title}
              className={classNames('u-note u-plain u-row u-target', styles.part, styles[className ?? ''])}
              {...link(url)}
              aria-label={`${title}, ${fullTitle}`}
            >
              {title}
            </a>
          ))}
        </span>
      ) : null}
      {social.length > 0 ? (
        <span className={styles.social}>
          {social.map(({ id, title, url, className }) => (
            <a key={id} className={`u-plain u-row u-target ${styles.network}`} {...link(url)}>
              <Icon name={socialIcon(className)} size="small" label={`${fullTitle} on ${title}`} />
            </a>
          ))}
        </span>
      ) : null}
    </>
  )
}
