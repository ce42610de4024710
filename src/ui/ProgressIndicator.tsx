import { classNames } from './class-names.ts'
import styles from './ProgressIndicator.module.css'
import type { SizeOf } from './sizes.ts'

export type ProgressIndicatorProps = {
  label: string
  /** Without a value it turns: work of unknown length. */
  value?: number
  max?: number
  size?: SizeOf<'progress-indicator'>
  className?: string
}

export function ProgressIndicator({
  label,
  value,
  max = 100,
  size = 'regular',
  className,
}: ProgressIndicatorProps) {
  if (value === undefined) {
    return (
      <span
        className={classNames(styles.ring, styles[size], className)}
        role="progressbar"
        aria-label={label}
      />
    )
  }
  return (
    <progress
      className={classNames(styles.bar, styles[size], className)}
      aria-label={label}
      value={value}
      max={max}
    />
  )
}
