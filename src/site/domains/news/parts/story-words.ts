import type { StoryCard } from '#contract/news.ts'
import { formatDate } from '#site/format/date.ts'

/** Whose story it is; the whole department's has no sport. */
export const storySport = ({ sport }: { sport: Pick<StoryCard['sport'], 'shortName' | 'title'> }): string =>
  sport.shortName === 'general' ? 'Athletics' : sport.title

/** A story without a picture of its own has its alternate one. */
export const storyPicture = ({ image, alternateImage }: Pick<StoryCard, 'image' | 'alternateImage'>) =>
  image ?? alternateImage

/** 'Nov 14', and with its year once that is another than the reader's. */
export function storyDay({ publishedOn }: Pick<StoryCard, 'publishedOn'>, now = new Date()): string {
  const isThisYear = publishedOn.startsWith(`${now.getUTCFullYear()}-`)
  return formatDate(publishedOn, isThisYear ? 'MMM d' : 'DD')
}
