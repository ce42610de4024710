import { useLink } from '#site/page/links/use-link.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { StoryGameCard } from './blocks/StoryGameCard.tsx'
import type { StoryPage } from './load-story.ts'
import styles from './StoryAside.module.css'

type StoryAsideProps = Pick<StoryPage['text'], 'games' | 'people' | 'links'>

const kinds = { player: 'Student-athlete', staff: 'Staff' } as const

/** Games, people and pages that the story names. */
export function StoryAside({ games, people, links }: StoryAsideProps) {
  const link = useLink()
  return (
    <div className="u-grid u-gap-6 u-shrink u-top">
      {games.length > 0 ? (
        <section className="u-grid u-gap-3">
          <h2 className={styles.title}>{games.length > 1 ? 'The games' : 'The game'}</h2>
          {games.map((game) => (
            <StoryGameCard key={game.id} game={game} />
          ))}
        </section>
      ) : null}
      {people.length > 0 ? (
        <section className="u-grid u-gap-3">
          <h2 className={styles.title}>In this story</h2>
          <ul className="u-line-above">
            {people.map(({ kind, id, firstName, lastName, image, url }) => {
              const name = `${firstName} ${lastName}`
              return (
                <li key={`${kind}-${id}`} className={`u-row u-gap-3 u-target u-ruled ${styles.person}`}>
                  <Avatar name={name} src={image} decorative />
                  <span className={styles.who}>
                    {url ? <a href={url}>{name}</a> : <b>{name}</b>}
                    <span className="u-note">{kinds[kind]}</span>
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
      {links.length > 0 ? (
        <section className="u-grid u-gap-3">
          <h2 className={styles.title}>Links</h2>
          <ul className="u-line-above">
            {links.map(({ title, url, openInNewWindow }) => (
              <li key={url}>
                <a className={`u-entry u-spread ${styles.link}`} {...link(url, openInNewWindow)}>
                  {title}
                  <Icon name={url.startsWith('/') ? 'arrow-right' : 'external'} size="small" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
