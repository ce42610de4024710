import type { SiteSettings } from '#contract/settings.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './Footer.module.css'
import { useRootData } from './root-data.ts'
import { useSchool } from './school.ts'
import { useLink } from './use-link.ts'
import { Wordmark } from './Wordmark.tsx'

const currentYear = () => new Date().getFullYear()

export function Footer() {
  const site = useRootData()?.shell.site
  const { name } = useSchool()
  return (
    <footer className={styles.footer}>
      {site ? <Partners footer={site.footer} /> : null}
      <div className={classNames(styles.foot, 'dark-theme')}>
        <div className={styles.inner}>
          <div className={styles.lead}>
            <Wordmark />
            {site ? <p className={styles.tagline}>{site.tagline}</p> : null}
          </div>
          {site ? <Contact site={site} /> : null}
          <div className={styles.legal}>
            {/* The page may have been made in the old year and be read in the new one. */}
            <p suppressHydrationWarning>
              © {currentYear()} {name}
            </p>
            {site ? <p>{site.footer.systemLine}</p> : null}
          </div>
        </div>
      </div>
    </footer>
  )
}

function Partners({ footer }: { footer: SiteSettings['footer'] }) {
  const link = useLink()
  const { school, fund, association, conference, apparel } = footer
  return (
    <ul className={styles.partners}>
      {[school, fund, association, conference, apparel].map(({ title, url, logo }) => (
        <li key={title}>
          <a className={styles.partner} {...link(url)}>
            {logo ? (
              <Image className={styles.logo} src={logo} alt="" width={160} height={64} method="resize" />
            ) : null}
            <span className={styles.partnerName}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Contact({ site }: { site: SiteSettings }) {
  const link = useLink()
  return (
    <address className={styles.contact}>
      <p className={styles.line}>
        <Icon name="location" size="small" />
        {site.schoolAddress}
      </p>
      <a className={styles.line} href={`tel:${site.schoolPhoneNumber.replace(/[^+\d]/g, '')}`}>
        <Icon name="phone" size="small" />
        {site.schoolPhoneNumber}
      </a>
      <a className={styles.line} href={`mailto:${site.supportEmail}`}>
        <Icon name="mail" size="small" />
        {site.supportEmail}
      </a>
      {site.givingUrl ? (
        <Button {...link(site.givingUrl)} kind="alternate" icon="give">
          {site.footer.fund.title}
        </Button>
      ) : null}
    </address>
  )
}
