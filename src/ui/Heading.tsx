import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './Heading.module.css'
import type { SizeOf } from './sizes.ts'

export type HeadingProps = ComponentProps<'h1'> & {
  /** Its place in the outline; how large it looks is `size`. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  size?: SizeOf<'heading'>
  /** Capitals suit titles of a few words; sentences, such as headlines, read better without. */
  caps?: boolean
  /** Draws the brand's bar above: for the heading that opens a section. */
  barred?: boolean
}

export function Heading({
  level,
  size = 'regular',
  caps = true,
  barred = false,
  className,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      {...rest}
      className={classNames(
        styles.heading,
        styles[size],
        caps && styles.caps,
        barred && styles.barred,
        className,
      )}
    />
  )
}
