import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={`u-center u-target u-bold ${styles.skip}`} href="#main">
      Skip to main content
    </a>
  )
}
