import type { Sport } from '#contract/sports.ts'
import { Button } from '#ui/Button.tsx'
import { useLink } from '../../shell/use-link.ts'
import styles from './FollowTeam.module.css'
import { socialIcon } from './social-icon.ts'
import { socialLinks } from './teams.ts'

/** Where a team tells its own story. */
export function FollowTeam({ sport }: { sport: Sport }) {
  const link = useLink()
  return (
    <ul className={styles.networks}>
      {socialLinks(sport).map(({ network, title, url }) => (
        <li key={network}>
          <Button {...link(url)} kind="alternate" icon={socialIcon(network)}>
            {title}
          </Button>
        </li>
      ))}
    </ul>
  )
}
