import { Crest } from '#site/domains/games/parts/Crest.tsx'
import type { Link } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './TakeoverGames.module.css'
import type { GameChoice } from './takeover-games.ts'

/** Games that are on at once, each a way on. */
export function TakeoverGames({ games, link }: { games: GameChoice[]; link: Link }) {
  return (
    <ul className={`u-grid u-gap-4 ${styles.list}`}>
      {games.map(({ id, url, title, sport, facts, crest }) => (
        <li key={id}>
          <a className={`u-plain u-row ${styles.game}`} {...link(url)}>
            {crest ? <Crest {...crest} /> : null}
            <span className="u-grid u-gap-1 u-shrink u-grow">
              {sport ? <span className="u-label u-tracked-5">{sport}</span> : null}
              <span className={`u-headline u-display-md ${styles.title}`}>{title}</span>
              {facts ? <span className={`u-note ${styles.facts}`}>{facts}</span> : null}
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
