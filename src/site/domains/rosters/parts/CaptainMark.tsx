import { classNames } from '#ui/class-names.ts'
import styles from './CaptainMark.module.css'

/** A plain function's worth of markup: a roster has few captains, and its page no room for a stamp of every tone. */
export const CaptainMark = ({ className }: { className?: string }) => (
  <span className={classNames('u-title u-accent', styles.captain, className)}>Captain</span>
)
