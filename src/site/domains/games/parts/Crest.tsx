import { classNames } from '#ui/class-names.ts'
import { Image } from '#ui/Image.tsx'
import styles from './Crest.module.css'

const pixels = { small: 32, regular: 48, large: 120 } as const

interface CrestProps {
  src: string | null
  /** Stands in for a crest that is missing. */
  abbreviation: string
  size?: keyof typeof pixels
}

/** A team's crest. The name stands beside it, so it says nothing to a screen reader. */
export function Crest({ src, abbreviation, size = 'regular' }: CrestProps) {
  const className = classNames(styles.crest, styles[size])
  return src ? (
    <Image
      className={className}
      src={src}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      method="resize"
    />
  ) : (
    <span className={classNames(className, 'u-center u-heavy u-clip', styles.missing)} aria-hidden="true">
      {abbreviation}
    </span>
  )
}
