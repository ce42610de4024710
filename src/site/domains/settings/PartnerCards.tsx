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
        <li key={id} className={styles.card}>
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
          <div className={styles.words}>
            <h3 className={styles.name}>
              <a {...link(url)} className={styles.link}>
                {title}
              </a>
            </h3>
            {description ? <p className={styles.about}>{description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
