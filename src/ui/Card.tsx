import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'
import type { Theme } from './ground/theme.ts'
import { Heading } from './Heading.tsx'
import type { SizeOf } from './sizes.ts'

export const CARD_LAYOUTS = ['stack', 'row', 'cover'] as const

const TITLE_SIZE = { small: 'x-small', regular: 'small', large: 'large' } as const

export type CardProps = {
  title: ReactNode
  level: 2 | 3 | 4 | 5 | 6
  href?: string
  /** For an address outside the site. */
  rel?: string
  /** An `Image`, or anything that fills a 16 × 9 box. */
  media?: ReactNode
  eyebrow?: ReactNode
  meta?: ReactNode
  children?: ReactNode
  size?: SizeOf<'card'>
  /** `cover` sets the text on the picture, over a shade that keeps it readable on any picture. */
  layout?: (typeof CARD_LAYOUTS)[number]
  theme?: Theme
  className?: string
}

export function Card({
  title,
  level,
  href,
  rel,
  media,
  eyebrow,
  meta,
  children,
  size = 'regular',
  layout = 'stack',
  theme = 'no-theme',
  className,
}: CardProps) {
  return (
    <article
      className={classNames(
        styles.card,
        styles[size],
        styles[layout],
        layout === 'cover' ? 'default-black' : theme,
        className,
      )}
    >
      {media ? <div className={styles.media}>{media}</div> : null}
      <div className={styles.body}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading level={level} size={TITLE_SIZE[size]} caps={false}>
          {href ? (
            <a className={styles.link} href={href} rel={rel}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {children ? <div className={styles.text}>{children}</div> : null}
        {meta ? <div className={styles.meta}>{meta}</div> : null}
      </div>
    </article>
  )
}
