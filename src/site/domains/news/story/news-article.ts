import type { NewsArticle, VideoObject } from 'schema-dts'
import type { Video } from '#contract/media.ts'
import type { Story } from '#contract/news.ts'
import { trimText } from '#site/format/trim-text.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { imageUrl } from '#ui/image-url.ts'

/** Readers of structured data cut a longer headline off. */
const maxHeadline = 110

/** The same rendition that networks are given. */
const pictureOf = (src: string): string => imageUrl({ src, width: 1600, type: 'jpeg', method: 'resize' })

/** A story in the words of schema.org. */
export function newsArticle(story: Story, school: NamedSchool): Exclude<NewsArticle, string> {
  const { title, teaser, date, url, image, byline, writer, sport, tags, video } = story
  const publisher = {
    '@type': 'Organization',
    name: school.name,
    ...(school.crest ? { logo: pictureOf(school.crest) } : {}),
  } as const
  const author = writer?.name ?? byline
  return {
    '@type': 'NewsArticle',
    headline: trimText(title, maxHeadline - 1),
    description: teaser,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: date,
    dateModified: date,
    isAccessibleForFree: true,
    articleSection: sport.title,
    ...(image ? { image: [pictureOf(image.url)] } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name).join(', ') } : {}),
    author: author
      ? { '@type': 'Person', name: author, ...(writer?.title ? { jobTitle: writer.title } : {}) }
      : publisher,
    publisher,
    ...(video?.file ? { video: videoObject(video) } : {}),
  }
}

/** Seconds as schema.org writes them: PT2M5S. */
const isoDuration = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

function videoObject(video: Video): Exclude<VideoObject, string> {
  const { title, description, publishDate, poster, file, durationSeconds } = video
  return {
    '@type': 'VideoObject',
    name: title,
    description: description ?? title,
    uploadDate: publishDate,
    ...(poster ? { thumbnailUrl: pictureOf(poster.url) } : {}),
    ...(file ? { contentUrl: file } : {}),
    ...(durationSeconds === null ? {} : { duration: isoDuration(durationSeconds) }),
  }
}
