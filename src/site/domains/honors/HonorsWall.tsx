import { grouped } from '#site/format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { HonorEntries } from './HonorEntries.tsx'
import styles from './HonorsWall.module.css'
import type { HonorGroup } from './honor-entries.ts'
import type { HonorsShelf } from './load-honors.ts'

/** Groups of people, each under a heading so large that a year is found by eye. */
export function HonorGroups({ groups, look }: { groups: readonly HonorGroup[]; look: 'cards' | 'rows' }) {
  return groups.map(({ kicker, title, entries }) => (
    <section key={title} className={`u-shrink-items ${styles.group}`}>
      <h2 className={`u-condensed ${styles.title}`}>
        {kicker ? <span className="u-display-xs u-bold u-muted u-caps">{kicker} </span> : null}
        <span className={/^\d+$|^.$/.test(title) ? styles.figure : styles.word}>{title}</span>
      </h2>
      <HonorEntries entries={entries} look={look} />
    </section>
  ))
}

/** The latest of every honor, and the way to all of them. */
export function HonorShelves({ shelves }: { shelves: readonly HonorsShelf[] }) {
  return shelves.map(({ title, description, href, count, look, entries }) => (
    <section key={href} className={`u-shrink-items ${styles.shelf}`}>
      <div className="u-wrap u-gap-1-5 u-spread u-align-end">
        <div>
          <Heading level={2} size="large" barred>
            {title}
          </Heading>
          <p className="u-measure u-muted">{description}</p>
        </div>
        <Button kind="text" href={href} iconAfter="arrow-right">
          All {grouped(count)}
          <span className="visually-hidden">, {title}</span>
        </Button>
      </div>
      <HonorEntries entries={entries} look={look} />
    </section>
  ))
}
