import type { CoachBio, StaffEntry } from '#contract/staff.ts'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import { Contact } from '../parts/Contact.tsx'
import { careerFacts, ordinal } from '../parts/staff-words.ts'
import styles from './HeadCoach.module.css'

interface HeadCoachProps {
  coach: StaffEntry
  /** What is known beyond the season's list; the teaser is the start of the bio, as HTML. */
  more: Pick<CoachBio, 'career' | 'records' | 'since'> & { teaser: string }
  /** The year in which the season shown began. */
  year: number
}

/** Who leads the team, ahead of everybody else. */
export function HeadCoach({ coach, more, year }: HeadCoachProps) {
  const { since } = more
  const career = careerFacts(more)
  const facts =
    career.length === 0 && since && year >= since
      ? [{ label: `Year, since ${since}`, value: ordinal(year - since + 1) }]
      : career
  return (
    <article className={`on-secondary u-grid u-clip u-rounded ${styles.head}`}>
      <div className={styles.portrait}>
        {personImage(coach.image) ? (
          <Image
            src={personImage(coach.image) ?? ''}
            alt=""
            width={480}
            height={600}
            sizes="(min-width: 64em) 24rem, (min-width: 40em) 40vw, 100vw"
            gravity="north"
            priority
          />
        ) : (
          <Icon name="person" className={styles.nobody} />
        )}
      </div>
      <div className={`u-column u-gap-3 u-shrink ${styles.words}`}>
        <p className={`u-title u-caps u-tight ${styles.title}`}>{coach.title}</p>
        <Heading level={2} size="x-large" className={styles.name}>
          <a href={coach.url}>{fullName(coach)}</a>
        </Heading>
        {more.teaser ? (
          <div
            className={`u-measure u-text-lg ${styles.teaser}`}
            dangerouslySetInnerHTML={{ __html: more.teaser }}
          />
        ) : null}
        {facts.length > 0 ? <FactStrip facts={facts} /> : null}
        <div className={`u-cluster u-gap-4-6 ${styles.foot}`}>
          <Button href={coach.url} iconAfter="arrow-right">
            Full bio
          </Button>
          <Contact person={coach} />
        </div>
      </div>
    </article>
  )
}
