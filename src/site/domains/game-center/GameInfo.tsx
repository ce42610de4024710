import type { GameCenterInfo } from '#contract/game-center.ts'
import type { Game } from '#contract/games.ts'
import { GameLinks } from '#site/domains/games/links/GameLinks.tsx'
import { gameName } from '#site/domains/games/parts/game-words.ts'
import { formatDate } from '#site/format/date.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { socialNetwork } from '#ui/social-networks.ts'
import styles from './GameInfo.module.css'

interface GameInfoProps {
  info: GameCenterInfo
  game: Game
}

/** Place, coverage, tickets and program. */
export function GameInfo({ info, game }: GameInfoProps) {
  const link = useLink()
  const { facility, media } = info
  const facts: [string, string | null][] = [
    ['Date', formatDate(game.startDate, 'cccc, MMMM d, yyyy')],
    ['Start', game.isTbd ? 'To be announced' : info.gameTime],
    ['Place', info.location],
    ['TV', media.tv],
    ['Radio', media.radio],
    ['Conference', info.conference?.title ?? null],
    ['Promotion', info.promotion],
    ['Note', media.gameNote],
  ]
  return (
    <div className="u-grid u-gap-5">
      <dl className={styles.facts}>
        {facility ? (
          <div>
            <dt>Venue</dt>
            <dd>
              <a href={`/facilities/${facility.slug}/${facility.id}`}>{facility.title}</a>
            </dd>
          </div>
        ) : null}
        {facts.flatMap(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
      <div className="u-wrap u-gap-3">
        {info.programLink ? (
          <Button {...link(info.programLink)} kind="alternate" icon="document">
            Game program
          </Button>
        ) : null}
        {info.shopUrl ? (
          <Button {...link(info.shopUrl)} kind="alternate" icon="shop">
            Team shop
          </Button>
        ) : null}
      </div>
      <GameLinks
        game={{ ...game, gameCenterEnabled: false }}
        isOpen={info.result === null && game.status === 'A'}
        name={gameName(game)}
        link={link}
      />
      {info.socialMedia.length > 0 ? (
        <ul className={`u-wrap u-gap-0-5 ${styles.follow}`} aria-label="Follow the team">
          {info.socialMedia.map(({ network, handle, url }) => (
            <li key={url}>
              <a {...link(url)} aria-label={`@${handle}, ${socialNetwork(network).title}`}>
                <Icon name={socialNetwork(network).icon} /> @{handle}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {info.opponentInfo.website ? (
        <p>
          <a {...link(info.opponentInfo.website)}>
            {info.opponentInfo.title} {info.opponentInfo.mascot}
            {/* Not alone on a line of its own. */}
            {'\u00A0'}
            <Icon name="external" size="x-small" />
          </a>
        </p>
      ) : null}
    </div>
  )
}
