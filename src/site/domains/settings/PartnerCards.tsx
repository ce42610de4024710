import type { Partner } from '#contract/settings.lists.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Image } from '#ui/Image.tsx'
import styles from './PartnerCards.module.css'

/** Those who stand behind the teams, with a word about each. */
export function PartnerCards({ partners }: { partners: Partner[] }) {
  const link = useLink()
  return (
    <ul className={styles.cards}>
      {partners.map(({ id, title, description, url, logo }) => (
        <li key={id} className={`u-grid u-gap-4 u-top u-relative ${styles.card}`}>
          {logo ? (
            <Image
              className={styles.logo}
              src={logo.url}
              alt=""
              width={480}
              height={160}
              method="resize"
              sizes="240px"
            />
          ) : null}
          <div className="u-grid u-gap-1">
            <h3 className="u-display-sm">
              <a {...link(url)} className="u-card-link u-ring-outside">
                {title}
              </a>
            </h3>
            {description ? <p className="u-note">{description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
