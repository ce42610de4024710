import type { SiteSocialAccount } from '#contract/settings.lists.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { SocialLinks } from '#ui/SocialLinks.tsx'
import styles from './SocialTeams.module.css'

interface SocialTeamsProps {
  teams: readonly { sport: SportRef; accounts: SiteSocialAccount[] }[]
}

/** Every team with the networks it is on. */
export function SocialTeams({ teams }: SocialTeamsProps) {
  const link = useLink()
  return (
    <ul className={styles.teams}>
      {teams.map(({ sport, accounts }) => (
        <li key={sport.id} className={styles.team}>
          <Icon name={sportIcon(sport.shortName)} size="large" className={styles.icon} />
          <h3 className={`u-title u-display-sm u-snug ${styles.name}`}>
            <a href={`/sports/${sport.globalSportNameSlug}`}>{sport.title}</a>
          </h3>
          <SocialLinks
            owner={sport.title}
            links={accounts.map(({ network, url }) => ({ network, ...link(url) }))}
            className="u-whole"
          />
        </li>
      ))}
    </ul>
  )
}
