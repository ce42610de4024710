import { brandChecks } from '#contract/shapes/brand-checks.ts'
import { classNames } from '#ui/class-names.ts'
import type { LookName } from '#ui/ground/looks.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './BrandLook.module.css'
import { useLook } from './use-look.ts'

interface BrandLookProps {
  primary: string
  secondary: string
  name: string
  letters: string
  theme?: LookName | undefined
  /** In a column: one below the other. */
  isNarrow?: boolean
}

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Two colors on the surfaces of a site, with the roles that follow from them, and whether they can be read. */
export function BrandLook({
  primary,
  secondary,
  name,
  letters,
  theme = 'classic',
  isNarrow,
}: BrandLookProps) {
  const isShown = isColor(primary) && isColor(secondary)
  const place = useLook(isShown ? { primary, secondary } : null, theme)
  if (!isShown) return <p className={styles.advice}>Write each color as # and six digits.</p>
  return (
    <div className={classNames(styles.brand, isNarrow && styles.narrow)}>
      <div ref={place} className={styles.look} aria-hidden="true">
        <div className={styles.header}>
          <span className={styles.crest}>{letters.slice(0, 3) || '?'}</span>
          <span className={styles.name}>{name || 'Your school'}</span>
          <span className={styles.menu}>Sports · Schedule · Tickets</span>
        </div>
        <div className={styles.page}>
          <span className={styles.line} />
          <span className={styles.story}>Late goal sends the home side through</span>
          <span className={styles.link}>Read the recap</span>
          <span className={styles.button}>Buy tickets</span>
        </div>
        <div className={styles.strip}>Next home game: Saturday, 2 PM</div>
      </div>
      <ul className={styles.checks} aria-label="Contrast">
        {brandChecks({ primary, secondary }).map(({ what, ratio, passes, advice }) => (
          <li key={what} className={styles.check}>
            <span
              className={classNames(styles.mark, passes ? (advice ? styles.eased : styles.good) : styles.bad)}
            >
              <Icon name={passes && !advice ? 'check' : 'warn'} />
            </span>
            <span>
              {what}: {ratio.toFixed(1)} to 1{passes ? '' : ', too little'}
              {advice ? <span className={styles.advice}>{advice}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
