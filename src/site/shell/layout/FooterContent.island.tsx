import type { SiteSettings } from '#contract/settings.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { imageUrl } from '#ui/image-url.ts'
import { SocialLinks } from '#ui/SocialLinks.tsx'
import styles from './Footer.module.css'
import { Wordmark } from './Wordmark.tsx'

const currentYear = () => new Date().getFullYear()

export default function FooterContent() {
  const { tenant, shell } = useRootData() ?? {}
  const { name, siteName } = useSchool()
  const link = useLink()
  const site = shell?.site
  const accounts = shell?.socialAccounts ?? []
  return (
    <>
      {site ? <Partners footer={site.footer} /> : null}
      <div className={classNames(styles.foot, 'dark-theme')}>
        <div className={`u-frame u-grid u-gap-6 ${styles.inner}`}>
          <div className="u-grid u-gap-5 u-top">
            <Wordmark />
            {site?.tagline ? <p className={styles.tagline}>{site.tagline}</p> : null}
            <SocialLinks
              owner={siteName}
              links={accounts.map(({ network, url }) => ({ network, ...link(url) }))}
            />
          </div>
          {site && tenant?.configuration.enableFooterPersonalInfo ? <PersonalInfo site={site} /> : null}
          {site ? <FooterLinks site={site} /> : null}
          <div className={`u-note-xs u-wrap ${styles.legal}`}>
            <p>
              © {currentYear()} {name}
            </p>
            <p>
              <a className="u-target" href="/accessibility">
                Accessibility
              </a>{' '}
              ·{' '}
              <a className="u-target" href="/preferences">
                Display preferences
              </a>
            </p>
            {site?.footer.systemLine ? <p>{site.footer.systemLine}</p> : null}
          </div>
        </div>
      </div>
    </>
  )
}

/** The house's own logos, in one tone whatever their colours: none speaks louder than the others. */
function Partners({ footer }: { footer: SiteSettings['footer'] }) {
  const link = useLink()
  const { school, fund, association, conference, apparel } = footer
  return (
    <ul className={`u-frame u-wrap u-centered ${styles.partners}`}>
      {[school, fund, association, conference, apparel]
        .filter(({ title, url }) => title && url)
        .map(({ title, url, logo }) => (
          <li key={title}>
            <a className={styles.partner} {...link(url)}>
              {logo ? (
                <img
                  className={styles.logo}
                  src={imageUrl({ src: logo, width: 320, method: 'resize', colorspace: 'bw' })}
                  alt=""
                  width={160}
                  height={64}
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
              <span>{title}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}

function PersonalInfo({ site }: { site: SiteSettings }) {
  return (
    <address className={styles.contact}>
      {site.schoolAddress ? (
        <p className={`u-row u-gap-3 u-target ${styles.line}`}>
          <Icon name="location" size="small" />
          {site.schoolAddress}
        </p>
      ) : null}
      {site.schoolPhoneNumber ? (
        <a
          className={`u-row u-gap-3 u-target ${styles.line}`}
          href={`tel:${site.schoolPhoneNumber.replace(/[^+\d]/g, '')}`}
        >
          <Icon name="phone" size="small" />
          {site.schoolPhoneNumber}
        </a>
      ) : null}
      {site.supportEmail ? (
        <a className={`u-row u-gap-3 u-target ${styles.line}`} href={`mailto:${site.supportEmail}`}>
          <Icon name="mail" size="small" />
          {site.supportEmail}
        </a>
      ) : null}
    </address>
  )
}

function FooterLinks({ site: { ticketsUrl, givingUrl, footer } }: { site: SiteSettings }) {
  const link = useLink()
  return (
    <nav aria-label="Footer" className={`u-grid u-gap-4 ${styles.ways}`}>
      <ul className={styles.links}>
        {footer.links.map(({ title, url }) => (
          <li key={title}>
            <a className="u-row u-target u-text-sm u-quiet" {...link(url)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className="u-wrap u-gap-3">
        {ticketsUrl ? (
          <Button {...link(ticketsUrl)} icon="ticket">
            Tickets
          </Button>
        ) : null}
        {givingUrl ? (
          <Button {...link(givingUrl)} kind="alternate" icon="give">
            {footer.fund.title || 'Give'}
          </Button>
        ) : null}
      </div>
    </nav>
  )
}
