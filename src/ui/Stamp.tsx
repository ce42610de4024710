import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Stamp.module.css'
import type { SizeOf } from './sizes.ts'

export const STAMP_TONES = ['neutral', 'brand', 'live', 'win', 'loss', 'draw'] as const

export type StampProps = {
  /** The tone repeats what the text says (W, L, LIVE); it never says it alone. */
  children: ReactNode
  tone?: (typeof STAMP_TONES)[number]
  size?: SizeOf<'stamp'>
  className?: string
}

export function Stamp({ children, tone = 'neutral', size = 'small', className }: StampProps) {
  return <span className={classNames(styles.stamp, styles[tone], styles[size], className)}>{children}</span>
}
