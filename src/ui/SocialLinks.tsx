import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './SocialLinks.module.css'
import type { SizeOf } from './sizes.ts'
import { socialNetwork } from './social-networks.ts'

export type SocialLinksProps = {
  /** Whose accounts they are: 'Halcyon Athletics' makes 'Halcyon Athletics on Instagram'. */
  owner: string
  links: readonly (Pick<ComponentProps<'a'>, 'rel' | 'target'> & { network: string; href: string })[]
  size?: SizeOf<'social-links'>
  className?: string
}

/** A row of icons; each is a target of 44 px and says whose account it is and where. */
export function SocialLinks({ owner, links, size = 'regular', className }: SocialLinksProps) {
  return (
    <ul className={classNames(styles.links, styles[size], className)}>
      {links.map(({ network, ...link }) => {
        const { title, icon } = socialNetwork(network)
        return (
          <li key={link.href}>
            <a className={styles.link} title={title} {...link}>
              <Icon name={icon} label={`${owner} on ${title}`} className={styles.icon} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
