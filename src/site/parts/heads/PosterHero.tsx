import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Image } from '#ui/Image.tsx'
import styles from './PosterHero.module.css'

interface PosterHeroProps {
  /** Without a poster the school's colours stand alone. */
  poster: string | null | undefined
  size?: 'regular' | 'large'
  /** Further down the page it waits like any other picture. */
  priority?: boolean
  children: ReactNode
}

/** The top of a page: a poster behind its words, fading into the school's colour so that they are read on any picture. */
export function PosterHero({ poster, size = 'regular', priority = true, children }: PosterHeroProps) {
  return (
    <div className={classNames(styles.hero, styles[size], 'on-primary')}>
      {poster ? (
        <Image
          className={styles.poster}
          src={poster}
          alt=""
          width={1600}
          height={900}
          sizes="100vw"
          priority={priority}
        />
      ) : (
        <span className={styles.stripes} />
      )}
      <div className={`u-frame u-grid u-gap-5 u-full ${styles.inner}`}>{children}</div>
    </div>
  )
}
