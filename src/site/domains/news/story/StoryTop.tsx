import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'
import { StoryFilm } from './blocks/StoryFilm.tsx'
import type { StoryPage } from './load-story.ts'
import styles from './StoryTop.module.css'

/** How each template opens: on its picture, beside it, above it, or with a film. */
const looks = {
  wide: 'cover',
  blocks: 'cover',
  notes: 'beside',
  standard: 'above',
  media: 'above',
} as const

const themes = { cover: 'dark-theme', beside: 'no-theme', above: 'no-theme' } as const

export function StoryTop(top: StoryPage['top']) {
  const { title, subHeadline, score, image, imageCaption, alternateImage, team, film } = top
  const ScoreWay = score?.href ? 'a' : 'span'
  const look = image && !film ? looks[top.template] : 'above'
  return (
    <header className={classNames('u-ink u-surface', styles[look], film ? 'dark-theme' : themes[look])}>
      <div className={styles.words}>
        {alternateImage ? (
          <Image
            className={styles.alternate}
            src={alternateImage.url}
            alt={alternateImage.alt}
            width={88}
            height={88}
            method="resize"
            sizes="88px"
          />
        ) : null}
        <a className={`u-inline u-quiet ${styles.team}`} href={team.href}>
          {team.title}
        </a>
        <Heading level={1} caps={false} className={styles.title}>
          {title}
        </Heading>
        {subHeadline ? <p className={styles.sub}>{subHeadline}</p> : null}
        {score ? (
          <p className={`u-title ${styles.score}`}>
            <ScoreWay href={score.href ?? undefined}>
              Final: {score.sides.map(({ name, score: points }) => `${name} ${points}`).join(', ')}
            </ScoreWay>
          </p>
        ) : null}
      </div>
      {film ? (
        <div className={`no-print ${styles.film}`}>
          <StoryFilm film={film} isFirst />
        </div>
      ) : image ? (
        <figure className={styles.figure}>
          <Image
            className={styles.picture}
            src={image.url}
            alt={image.alt}
            width={1600}
            height={900}
            sizes={look === 'beside' ? '(min-width: 64em) 26rem, 100vw' : '100vw'}
            priority
          />
          {imageCaption ? (
            <figcaption className={`u-note ${styles.caption}`}>{imageCaption}</figcaption>
          ) : null}
        </figure>
      ) : null}
    </header>
  )
}
