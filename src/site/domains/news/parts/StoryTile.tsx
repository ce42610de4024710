import type { StoryCard } from '#contract/news.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Card, type CardProps } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { storyDay, storyPicture, storySport } from './story-words.ts'

interface StoryTileProps extends Pick<CardProps, 'size' | 'layout' | 'className'> {
  story: StoryCard
  /** How wide its picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  showTeaser?: boolean
  showSport?: boolean
}

/** A story in a list: its picture, whose it is, its headline and the day. */
export function StoryTile({ story, sizes, showTeaser = false, showSport = true, ...look }: StoryTileProps) {
  const link = useLink()
  const { href, rel } = link(story.url)
  const image = storyPicture(story)
  return (
    <Card
      {...look}
      level={3}
      title={story.title}
      href={href}
      rel={rel}
      eyebrow={showSport ? storySport(story) : undefined}
      media={
        image ? <Image src={image.url} alt={image.alt} width={1280} height={720} sizes={sizes} /> : undefined
      }
      meta={<StoryMeta story={story} />}
    >
      {showTeaser ? story.teaser : null}
    </Card>
  )
}

const marks = [
  { key: 'hasVideo', icon: 'video', label: 'With a video' },
  { key: 'hasGallery', icon: 'gallery', label: 'With pictures' },
  { key: 'isExternal', icon: 'external', label: 'On another site' },
] as const

function StoryMeta({ story }: { story: StoryCard }) {
  return (
    <>
      <time dateTime={story.publishedOn}>{storyDay(story)}</time>
      {marks.map(({ key, icon, label }) =>
        story[key] ? <Icon key={key} name={icon} size="x-small" label={label} /> : null,
      )}
    </>
  )
}
