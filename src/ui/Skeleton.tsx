import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

export const SKELETON_SHAPES = ['text', 'heading', 'picture', 'block'] as const

export type SkeletonProps = {
  shape?: (typeof SKELETON_SHAPES)[number]
  /** How many lines of text are awaited; the last is short, as a paragraph's is. */
  lines?: number
  width?: string
  /** For a block; a picture is 16 × 9 unless a height is given. */
  height?: string
  className?: string
}

/** Holds the place of what is awaited, so that nothing moves when it comes. What is awaited is said elsewhere, once. */
export function Skeleton({ shape = 'text', lines = 1, width, height, className }: SkeletonProps) {
  return (
    <div
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ '--skeleton-width': width, '--skeleton-height': height } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}
