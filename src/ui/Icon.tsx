import { classNames } from './class-names.ts'
import styles from './Icon.module.css'
import type { IconName } from './icons/icon-names.ts'
import spriteUrl from './icons/sprite.svg?url'
import type { SizeOf } from './sizes.ts'

export type IconProps = {
  name: IconName
  size?: SizeOf<'icon'>
  /** Names the icon for those who do not see it; without one it is decoration. */
  label?: string
  className?: string
}

export function Icon({ name, size = 'regular', label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={classNames(styles.icon, styles[size], className)} {...naming}>
      {/* Which icon a sport has the browser learns after its first render. */}
      <use suppressHydrationWarning href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
