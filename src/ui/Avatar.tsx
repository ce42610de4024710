import styles from './Avatar.module.css'
import { classNames } from './class-names.ts'
import { Image } from './Image.tsx'
import { personImage } from './image-url.ts'
import type { SizeOf } from './sizes.ts'

const PIXELS = { 'x-small': 24, small: 32, regular: 44, large: 64, 'x-large': 96 } as const

export type AvatarProps = {
  name: string
  src?: string | null
  size?: SizeOf<'avatar'>
  /** Set where the name stands beside the picture, so that it is not read twice. */
  decorative?: boolean
  className?: string
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('')
}

export function Avatar({ name, src, size = 'regular', decorative = false, className }: AvatarProps) {
  const pixels = PIXELS[size]
  const picture = personImage(src)
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className={classNames(styles.avatar, styles[size], className)} {...naming}>
      {picture ? (
        <Image src={picture} alt="" width={pixels} height={pixels} sizes={`${pixels}px`} gravity="north" />
      ) : (
        initials(name)
      )}
    </span>
  )
}
