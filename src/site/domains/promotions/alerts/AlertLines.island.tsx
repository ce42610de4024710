import type { Alert } from '#contract/promotions.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './AlertBar.module.css'

/** Written by the server; an alert that comes later is made from the empty line at the end. */
export default function AlertLines({ alerts, max }: { alerts: readonly Alert[]; max: number }) {
  return (
    <>
      {alerts.map((alert, index) => (
        <AlertLine key={alert.id} alert={alert} isShown={index < max} />
      ))}
      <template>
        <AlertLine alert={{ id: 0, title: '', link: '', endDate: null }} isShown={false} />
      </template>
    </>
  )
}

type LineAlert = Pick<Alert, 'id' | 'title' | 'link' | 'endDate'>

function AlertLine({ alert: { id, title, link, endDate }, isShown }: { alert: LineAlert; isShown: boolean }) {
  const linkTo = useLink()
  return (
    <div
      className={classNames(styles.alert, 'on-secondary')}
      data-foot
      data-alert={id}
      data-ends={endDate}
      hidden={!isShown}
    >
      <div className={`u-frame u-grid u-gap-3 u-target ${styles.inner}`}>
        <Icon name="warning" />
        <p className={styles.title}>
          {link === null ? (
            title
          ) : (
            <a className={styles.link} {...linkTo(link || '/')}>
              {title}
            </a>
          )}
        </p>
        <button type="button" className={`u-center u-bare u-target ${styles.dismiss}`}>
          <Icon name="close" />
          <span className="visually-hidden">Dismiss this alert</span>
        </button>
      </div>
    </div>
  )
}
