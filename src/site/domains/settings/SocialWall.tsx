import type { SiteSocialAccount } from '#contract/settings.lists.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import { socialNetwork } from '#ui/social-networks.ts'
import styles from './SocialWall.module.css'

type Account = Pick<SiteSocialAccount, 'title' | 'handle' | 'url'> & { network: string }

/** Accounts, with the name that each goes by there. */
export function SocialWall({ accounts }: { accounts: Account[] }) {
  const link = useLink()
  return (
    <ul className={`u-grid u-columns-2 u-gap-2 ${styles.wall}`}>
      {accounts.map(({ network, title, handle, url }) => (
        <li key={url}>
          <a
            {...link(url)}
            className={`u-plain u-row u-gap-2 u-raised ${styles.account}`}
            aria-label={`${socialNetwork(network).title} @${handle}, ${title}`}
          >
            <Icon name={socialNetwork(network).icon} size="large" />
            <span className={styles.words}>
              <span className={`u-title u-caps ${styles.network}`}>{socialNetwork(network).title}</span>
              <span className={styles.handle}>@{handle}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
