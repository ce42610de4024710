import type { ReactNode } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { UpLink } from '#site/parts/heads/UpLink.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import { SocialLinks } from '#ui/SocialLinks.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import styles from './PlayerHead.module.css'
import { playerFacts, positionName } from './player-facts.ts'
import type { RankChip } from './player-ranks.ts'

interface PlayerHeadProps {
  player: RosterPlayer
  /** The roster that they stand on. */
  up: { href: string; label: string }
  ranks: readonly RankChip[]
  /** Null for somebody who no longer plays. */
  follow: string | null
  /** Large figures along the foot of the band. */
  children?: ReactNode
}

/** The band that opens a player's page. */
export function PlayerHead({ player, up, ranks, follow, children }: PlayerHeadProps) {
  const link = useLink()
  const position = positionName(player)
  const name = fullName(player)
  return (
    <header className="on-primary u-clip u-head">
      <div className={`u-frame u-grid ${styles.inner}`}>
        <div className={styles.portrait}>
          {personImage(player.image) ? (
            <Image
              src={personImage(player.image) ?? ''}
              alt={player.image ? `Portrait of ${name}` : ''}
              width={480}
              height={600}
              sizes="(min-width: 64em) 24rem, (min-width: 40em) 34vw, 46vw"
              gravity="north"
              priority
            />
          ) : (
            <Icon name="person" />
          )}
          {player.jerseyNumber ? (
            <p className={styles.number}>
              <span className="visually-hidden">Number </span>
              {player.jerseyNumber}
            </p>
          ) : null}
        </div>
        <div className={`u-column u-gap-3 u-shrink ${styles.words}`}>
          <UpLink href={up.href}>{up.label}</UpLink>
          <Heading level={1} size="x-large">
            {player.firstName} <span className="u-block">{player.lastName}</span>
          </Heading>
          {position || player.isCaptain ? (
            <p className={`u-headline u-cluster ${styles.position}`}>
              {position}
              {player.isCaptain ? <Stamp tone="brand">Captain</Stamp> : null}
            </p>
          ) : null}
          {ranks.length > 0 ? (
            <ul className={styles.ranks}>
              {ranks.map(({ place, among, what, href }) => (
                <li key={href}>
                  <a className={`u-plain ${styles.rank}`} href={href}>
                    <b className="u-headline u-figures">{place}</b>{' '}
                    <span>
                      {among}, {what}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <dl className={styles.facts}>
            {playerFacts(player).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {follow ? (
            <p>
              <Button href={follow} kind="alternate" size="small" icon="bell">
                Follow<span className="visually-hidden"> {name}</span>
              </Button>
            </p>
          ) : null}
          {player.socialMedia.length > 0 ? (
            <SocialLinks
              owner={name}
              links={player.socialMedia.map(({ network, url }) => ({ network, ...link(url) }))}
            />
          ) : null}
        </div>
        {children ? <div className={styles.figures}>{children}</div> : null}
      </div>
    </header>
  )
}
