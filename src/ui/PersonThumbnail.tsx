import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Image } from './Image.tsx'
import { personImage } from './image-url.ts'
import styles from './PersonThumbnail.module.css'
import type { SizeOf } from './sizes.ts'

const PORTRAIT = {
  small: { width: 64, height: 64, sizes: '64px' },
  regular: { width: 320, height: 400, sizes: '(min-width: 64em) 20vw, (min-width: 40em) 33vw, 50vw' },
  large: { width: 480, height: 600, sizes: '(min-width: 64em) 30vw, 100vw' },
} as const

export type PersonThumbnailProps = {
  name: string
  src?: string | null
  href?: string
  /** A label, not a count: '00' and '0' are two players. */
  number?: string | null
  meta?: ReactNode
  size?: SizeOf<'person-thumbnail'>
  priority?: boolean
  className?: string
}

/** No heading of its own: a roster of a hundred would drown the outline. */
export function PersonThumbnail({
  name,
  src,
  href,
  number,
  meta,
  size = 'regular',
  priority,
  className,
}: PersonThumbnailProps) {
  const picture = personImage(src)
  return (
    <div className={classNames(styles.person, styles[size], className)}>
      <div className={styles.portrait}>
        {picture ? (
          <Image src={picture} alt="" gravity="north" priority={priority} {...PORTRAIT[size]} />
        ) : (
          <Icon name="person" className={styles.nobody} />
        )}
      </div>
      <div className={styles.body}>
        {number ? (
          <span className={styles.number}>
            <span className="visually-hidden">Number </span>
            {number}
          </span>
        ) : null}
        <span className={styles.words}>
          {href ? (
            <a className={styles.name} href={href}>
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {meta ? <span className={styles.meta}>{meta}</span> : null}
        </span>
      </div>
    </div>
  )
}
