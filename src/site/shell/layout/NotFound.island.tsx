import { useRootData } from '#site/page/school/root-data.ts'
import { realSports } from '#site/parts/teams/teams.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './ErrorPage.module.css'

/** 'Page not found', or with the address that was asked for: 'Page Not Found: /sports/quidditch'. */
export default function NotFoundIsland({ message }: { message: string }) {
  const [words, path] = message.split(': ')
  return (
    <section className={`u-frame ${styles.page}`}>
      <p className={styles.call} aria-hidden="true">
        Out of bounds
      </p>
      <Heading level={1} size="x-large">
        {path ? `${words}: ` : words}
        {path ? <span className={styles.path}>{path}</span> : null}
      </Heading>
      <p>The page may have moved, or its address may have a slip in it. Search for it, or start from here.</p>
      <form action="/search" role="search" className={styles.search}>
        <label className="visually-hidden" htmlFor="search-from-404">
          Search the site
        </label>
        <input
          id="search-from-404"
          className={styles.input}
          type="search"
          name="q"
          placeholder="Search..."
          required
        />
        <Button type="submit" icon="search">
          Search
        </Button>
      </form>
      <Button href="/" kind="alternate" icon="home">
        Home Page
      </Button>
      <Teams />
    </section>
  )
}

/** Most who lose their way were looking for a team. */
function Teams() {
  const sports = realSports(useRootData()?.shell.sports ?? [])
  if (sports.length === 0) return null
  return (
    <nav aria-labelledby="teams-from-404" className={styles.teams}>
      <Heading id="teams-from-404" level={2} size="small">
        Find a team
      </Heading>
      <ul className={styles.list}>
        {sports.map(({ id, title, globalSportNameSlug }) => (
          <li key={id}>
            <a className="u-row u-target" href={`/sports/${globalSportNameSlug}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
