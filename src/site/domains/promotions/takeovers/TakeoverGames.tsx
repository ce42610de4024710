import { Crest } from '#site/domains/games/parts/Crest.tsx'
import type { Link } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './TakeoverGames.module.css'
import type { GameChoice } from './takeover-games.ts'

/** Games that are on at once, each a way on. */
export function TakeoverGames({ games, link }: { games: GameChoice[]; link: Link }) {
  return (
    <ul className={styles.list}>
      {games.map(({ id, url, title, sport, facts, crest }) => (
        <li key={id}>
          <a className={styles.game} {...link(url)}>
            {crest ? <Crest {...crest} /> : null}
            <span className={styles.words}>
              {sport ? <span className={styles.sport}>{sport}</span> : null}
              <span className={styles.title}>{title}</span>
              {facts ? <span className={styles.facts}>{facts}</span> : null}
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
