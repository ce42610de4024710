import type { HouseSponsor } from '#contract/ads.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Image } from '#ui/Image.tsx'
import styles from './Sponsor.module.css'

/** A sponsor's strip, where there is room for it. */
export function SponsorBanner({ sponsor }: { sponsor: HouseSponsor }) {
  const link = useLink()
  if (!sponsor.banner) return <SponsorCard sponsor={sponsor} />
  const { url, alt } = sponsor.banner
  return (
    <a className={styles.banner} {...link(sponsor.url, true)}>
      <Image src={url} alt={alt} width={970} height={90} />
    </a>
  )
}

/** Logo and words side by side: readable on a phone, where a strip is not. */
export function SponsorCard({ sponsor: { name, tagline, url, logo } }: { sponsor: HouseSponsor }) {
  const link = useLink()
  return (
    <a className={`u-row u-gap-3 u-target u-ink ${styles.card}`} {...link(url, true)}>
      <Image className={styles.logo} src={logo.url} alt={name} width={150} height={50} method="resize" />
      {tagline ? <span className={styles.tagline}>{tagline}</span> : null}
    </a>
  )
}
