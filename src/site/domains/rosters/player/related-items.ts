import type { Video } from '#contract/media.ts'
import type { StoryCard } from '#contract/news.ts'
import { formatDate } from '#site/format/date.ts'

export interface RelatedItem {
  key: number
  url: string
  words: string
  image: string | null
  date: string
  day: string
}

export const relatedStory = ({ id, title, url, image, publishedOn }: StoryCard): RelatedItem => ({
  key: id,
  url,
  words: title,
  image: image?.url ?? null,
  date: publishedOn,
  day: formatDate(publishedOn),
})

export const relatedVideo = ({ id, title, url, poster, date }: Video): RelatedItem => ({
  key: id,
  url,
  words: title,
  image: poster?.url ?? null,
  date,
  day: formatDate(date),
})
