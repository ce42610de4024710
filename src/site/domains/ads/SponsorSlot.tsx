import { useLink } from '#site/page/links/use-link.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { Image } from '#ui/Image.tsx'
import styles from './SponsorSlot.module.css'
import { sponsorIn } from './sponsor-choice.ts'

/** The presenting sponsor beside the logo: the same on every page. */
export function SponsorSlot() {
  const sponsor = sponsorIn('header', useRootData()?.shell.sponsors)
  const link = useLink()
  if (!sponsor) return null
  const { id, name, url, logo } = sponsor
  return (
    <div className="u-rigid" data-slot="header" data-sponsor={id}>
      <a className={`u-plain u-column u-target u-centered ${styles.sponsor}`} {...link(url, true)}>
        <span className={styles.label}>Sponsor</span>
        <Image className={styles.logo} src={logo.url} alt={name} width={120} height={40} method="resize" />
      </a>
    </div>
  )
}
