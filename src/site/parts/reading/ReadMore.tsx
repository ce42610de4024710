import { useRootData } from '#site/page/school/root-data.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ReadMore.module.css'
import { partHtml } from './read-more.ts'

interface ReadMoreProps {
  /** The text of an editor: paragraphs and lists. */
  html: string
  /** Whom or what it is about, for those who hear the button without seeing the text. */
  about: string
  className?: string
}

/** A text for reading. A long one opens in place, without a script, unless the school shows every text whole. */
export function ReadMore({ html, about, className }: ReadMoreProps) {
  const isOn = useRootData()?.tenant.configuration.showReadMore !== false
  const { lead, rest } = isOn ? partHtml(html) : { lead: html, rest: '' }
  return (
    <div className={classNames(styles.text, className)}>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: lead }} />
      {rest ? (
        <details className={`u-column ${styles.more}`}>
          <summary className={`no-print u-title u-inline u-fold ${styles.summary}`}>
            <span className={styles.shut}>Read more</span>
            <span className={styles.open}>Read less</span>
            <span className="visually-hidden"> about {about}</span>
            <Icon name="chevron-down" size="small" />
          </summary>
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: rest }} />
        </details>
      ) : null}
    </div>
  )
}
