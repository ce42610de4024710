import { BoxLeaders } from '#site/domains/stats/box-score/BoxLeaders.tsx'
import { BoxLineScore } from '#site/domains/stats/box-score/BoxLineScore.tsx'
import { PlayerName } from '#site/domains/stats/parts/PlayerName.tsx'
import { statValue } from '#site/domains/stats/parts/stat-value.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { personImage } from '#ui/image-url.ts'
import type { CardBlock } from './card-blocks.ts'
import styles from './TextCardView.module.css'

/** A card in a text: what it is about, as it stands now. */
export function TextCardView({ block }: { block: CardBlock }) {
  switch (block.kind) {
    case 'boxscore':
      return <BoxCard {...block} />
    case 'player':
      return <PlayerCard {...block} />
    case 'leaders':
      return <LeadersCard {...block.leaders} />
    case 'post':
      return <PostCard {...block.post} />
  }
}

type Of<Kind extends CardBlock['kind']> = Extract<CardBlock, { kind: Kind }>

function BoxCard({ name, href, box }: Of<'boxscore'>) {
  return (
    <section className={styles.card} aria-label={`Box score, ${name}`}>
      <div className={`u-wrap u-gap-3 u-spread ${styles.head}`}>
        <p className={styles.title}>{name}</p>
        <a className={`u-row u-gap-2 u-quiet u-bold ${styles.more}`} href={href}>
          Box score <Icon name="arrow-right" size="small" />
        </a>
      </div>
      <BoxLineScore box={box} />
      <BoxLeaders box={box} />
    </section>
  )
}

function PlayerCard({ player, position, sport, season, figures }: Of<'player'>) {
  const { firstName, lastName, jerseyNumber, academicYear, image, url } = player
  const face = personImage(image)
  const about = [jerseyNumber ? `#${jerseyNumber}` : null, position, academicYear].filter(Boolean).join(' · ')
  return (
    <aside className={`${styles.card} ${styles.player}`} aria-label={`${firstName} ${lastName}`}>
      <div className={styles.portrait}>
        {face ? (
          <Image src={face} alt="" gravity="north" width={160} height={200} sizes="120px" />
        ) : (
          <Icon name="person" size="x-large" />
        )}
      </div>
      <div className={styles.who}>
        <p className={`u-label u-tracked-6 ${styles.of}`}>
          {sport.title}, {season}
        </p>
        <p className={`u-headline ${styles.name}`}>
          <a href={url}>
            {firstName} {lastName}
          </a>
        </p>
        <p className="u-note">{about}</p>
      </div>
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt className="u-note">{label}</dt>
              <dd className="u-headline u-figures">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </aside>
  )
}

function LeadersCard({ sport, season, categories }: Of<'leaders'>['leaders']) {
  return (
    <section className={styles.card} aria-label={`Leaders of ${sport.title}, ${season}`}>
      <div className={`u-wrap u-gap-3 u-spread ${styles.head}`}>
        <p className={styles.title}>
          {sport.title} leaders, {season}
        </p>
        <a
          className={`u-row u-gap-2 u-quiet u-bold ${styles.more}`}
          href={`/sports/${sport.globalSportNameSlug}/stats/${season}`}
        >
          Statistics <Icon name="arrow-right" size="small" />
        </a>
      </div>
      <dl className={styles.leaders}>
        {categories.map(({ key, group, title, descriptor, format, leaders: [leader] }) =>
          leader ? (
            <div key={`${group} ${key}`} className={styles.leader}>
              <dt className={`u-label u-tracked-5 ${styles.of}`}>{title}</dt>
              <dd className={styles.value}>
                {statValue(leader.value, format)} <span className="u-note u-bold">{descriptor}</span>
              </dd>
              <dd>
                <PlayerName leader={leader} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}

const icons: Readonly<Record<string, IconName>> = {
  facebook: 'social-facebook',
  instagram: 'social-instagram',
  tiktok: 'social-tiktok',
  twitter: 'social-x',
  youtube: 'social-youtube',
}

/** A press loads it, in a frame of its own: until then nobody but the school is told of the visit. */
function PostCard({ network, title, url }: Of<'post'>['post']) {
  return (
    <section className={`no-print ${styles.card}`} aria-label={`Post on ${title}`}>
      <p className={`u-row u-gap-2 ${styles.title}`}>
        <Icon name={icons[network] ?? 'link'} />
        <a href={url} rel="noreferrer">
          See the post on {title}
        </a>
      </p>
      <details className={styles.post}>
        <summary className="u-target">
          Show it here{' '}
          <small className="u-note">It is loaded from {title}, which then knows of your visit.</small>
        </summary>
        <iframe
          className={styles.frame}
          loading="lazy"
          src={`/social-post.embed?post=${encodeURIComponent(url)}`}
          title={`Post on ${title}`}
        />
      </details>
    </section>
  )
}
