import type { StoryCard } from '#contract/news.ts'
import { Rotator } from '#site/parts/rotators/Rotator.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Theme } from '#ui/ground/theme.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { storyDay, storyPicture, storySport } from '../parts/story-words.ts'
import styles from './LeadStories.module.css'

interface LeadStoriesProps {
  stories: StoryCard[]
  /** `cover` sets the words on the picture, `beside` next to it on the school's colour. */
  layout: string | undefined
  theme: Theme | undefined
}

/** The stories a page opens with, one at a time: a large picture and a headline to read from across the room. */
export function LeadStories({ stories, layout, theme = 'on-primary' }: LeadStoriesProps) {
  const look = layout === 'beside' ? styles.beside : styles.cover
  return (
    <div className={classNames(styles.lead, look, theme)}>
      <Rotator id="lead-stories-track" label="Lead stories" controls="over">
        {stories.map((story, index) => (
          <LeadStory key={story.id} story={story} isFirst={index === 0} />
        ))}
      </Rotator>
    </div>
  )
}

function LeadStory({ story, isFirst }: { story: StoryCard; isFirst: boolean }) {
  const image = storyPicture(story)
  return (
    <article className={styles.story}>
      {image ? (
        <Image
          className={styles.picture}
          src={image.url}
          alt={image.alt}
          width={1920}
          height={1080}
          sizes="100vw"
          priority={isFirst}
        />
      ) : null}
      <div className={styles.shade}>
        <div className={`u-frame ${styles.words}`}>
          <p className={`u-title u-cluster ${styles.eyebrow}`}>
            <Icon name={sportIcon(story.sport.shortName)} />
            {storySport(story)}
            <time className={styles.day} dateTime={story.publishedOn}>
              {storyDay(story)}
            </time>
          </p>
          <h2 className={styles.headline}>
            <a className={`u-card-link ${styles.link}`} href={story.url}>
              {story.title}
            </a>
          </h2>
          <p className={styles.teaser}>{story.subHeadline ?? story.teaser}</p>
        </div>
      </div>
    </article>
  )
}
