import { useSchool } from '#site/page/school/school.ts'
import { Image } from '#ui/Image.tsx'
import styles from './Wordmark.module.css'

/** Crest and name, leading home. */
export function Wordmark() {
  const { shortName, mascots, crest } = useSchool()
  return (
    <a className={`u-plain u-row ${styles.wordmark}`} href="/">
      {crest ? <Image className={styles.crest} src={crest} alt="" width={64} height={64} priority /> : null}
      <span className="u-grid u-tight">
        <span className={styles.school}>{shortName}</span> <span className={styles.mascots}>{mascots}</span>
      </span>
      <span className="visually-hidden"> home page</span>
    </a>
  )
}
