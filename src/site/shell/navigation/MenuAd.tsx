import type { Link } from '#site/page/links/use-link.ts'
import { Image } from '#ui/Image.tsx'
import styles from './MenuAd.module.css'

interface MenuAdProps {
  ad: { title: string; url: string; image: string }
  link: Link
}

/** A sponsor in the first column of a menu. */
export function MenuAd({ ad: { title, url, image }, link }: MenuAdProps) {
  return (
    <a className={`u-row ${styles.ad}`} data-slot="navigation" {...link(url, true)}>
      <span className={`u-text-2xs u-semibold u-caps u-tight ${styles.label}`}>Sponsor</span>
      <Image className={styles.logo} src={image} alt={title} width={120} height={40} method="resize" />
    </a>
  )
}
