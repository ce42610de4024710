import { UpLink } from '#site/parts/heads/UpLink.tsx'
import { Neighbours } from '#site/parts/people/Neighbours.tsx'
import { ReadMore } from '#site/parts/reading/ReadMore.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import { HonorEntries } from './HonorEntries.tsx'
import styles from './PlaqueView.module.css'
import type { Plaque } from './plaque.ts'

/** One honor of one person: a plaque, the story, and who stands beside them. */
export function PlaqueView({ plaque }: { plaque: Plaque }) {
  const { firstName, lastName, image, html, related, neighbours, links } = plaque
  const name = `${firstName} ${lastName}`.trim()
  return (
    <article>
      <header className="on-primary u-head">
        <div className={`u-frame u-grid u-gap-5 ${styles.inner}`}>
          <div className={styles.frame}>
            <div className={styles.portrait}>
              {personImage(image) ? (
                <Image
                  src={personImage(image) ?? ''}
                  alt={`Portrait of ${name}`}
                  width={480}
                  height={600}
                  sizes="(min-width: 64em) 24rem, (min-width: 40em) 36vw, 66vw"
                  gravity="north"
                  priority
                />
              ) : (
                <Icon name="person" className={styles.nobody} />
              )}
            </div>
          </div>
          <PlaqueWords plaque={plaque} />
        </div>
      </header>
      <div className={`u-page-6 ${styles.body}`}>
        {html || links.length > 0 ? (
          <div className={`u-grid u-gap-5 ${styles.story}`}>
            {html ? <ReadMore html={html} about={name} /> : null}
            {links.length > 0 ? (
              <div className="no-print u-wrap u-gap-2">
                {links.map(({ href, label, icon }) => (
                  <Button key={href} kind="alternate" href={href} icon={icon}>
                    {label}
                  </Button>
                ))}
              </div>
            ) : null}
          </div>
        ) : null}
        {related.entries.length > 0 ? (
          <section className={`no-print u-grid u-gap-5 ${styles.related}`}>
            <div className="u-wrap u-gap-1-5 u-spread u-align-end">
              <Heading level={2} barred>
                {related.title}
              </Heading>
              <Button kind="text" href={related.href} iconAfter="arrow-right">
                {related.more}
              </Button>
            </div>
            <HonorEntries entries={related.entries} look={related.look} />
          </section>
        ) : null}
      </div>
      <Neighbours what="inductee" {...neighbours} />
    </article>
  )
}

function PlaqueWords({ plaque }: { plaque: Plaque }) {
  const { up, firstName, lastName, playerUrl, honor, year, citation, facts } = plaque
  const words = (
    <>
      <span className={styles.first}>{firstName} </span>
      <span className="u-block">{lastName}</span>
    </>
  )
  return (
    <div className={`u-column u-gap-3 u-shrink ${styles.words}`}>
      <UpLink href={up.href}>{up.label}</UpLink>
      <p className={`u-title ${styles.honor}`}>{honor}</p>
      <Heading level={1} size="x-large" className={styles.name}>
        {playerUrl ? <a href={playerUrl}>{words}</a> : words}
      </Heading>
      <p className={`u-number ${styles.year}`}>
        <span className="u-display-xs u-bold u-muted u-caps">{year.label} </span>
        {year.href ? <a href={year.href}>{year.value}</a> : year.value}
      </p>
      <p className={styles.citation}>{citation}</p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
