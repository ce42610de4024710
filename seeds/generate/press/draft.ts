import type { ContentTemplate, StoryLink, StoryType } from '#contract/news.ts'
import type { StoryBlock } from '#contract/shapes/news.story-parts.ts'
import type { Image } from '#contract/shapes/shared.ts'
import { slugOf } from '../../basics/names.ts'
import type { Sport } from '../../model/model.ts'
import type { StoryRow, WriterRow } from '../../model/model-press.ts'
import { paragraphs, teaserOf } from './prose.ts'

/** A story as its writer hands it in. */
export interface Draft {
  id: number
  sport: Sport
  type: StoryType
  template?: ContentTemplate
  title: string
  subHeadline?: string
  text: string[]
  writer?: WriterRow
  byline?: string
  image: Image
  imageCaption?: string
  alternateImage?: Image
  links?: StoryLink[]
  blocks?: StoryBlock[]
  games?: { id: number; role: 'recap' | 'preview' | 'related' }[]
  playerIds?: number[]
  staffIds?: number[]
  tags: string[]
  galleryId?: number
  videoId?: number
  externalUrl?: string
  hidden?: boolean
  when: { publishAt: string; publishedOn: string }
}

const maxSlug = 110

export function storyRow(draft: Draft): StoryRow {
  const { id, sport, type, title, text, writer, image, when } = draft
  const isNamed = sport.nonSport || title.startsWith(sport.title)
  const words = slugOf(isNamed ? title : `${sport.title} ${title}`)
  const short = words.length > maxSlug ? words.slice(0, maxSlug).replace(/-[^-]*$/, '') : words
  return {
    id,
    sportId: sport.id,
    writerId: writer?.id ?? null,
    galleryId: draft.galleryId ?? null,
    videoId: draft.videoId ?? null,
    title,
    slug: short,
    subHeadline: draft.subHeadline ?? null,
    teaser: teaserOf((text[0] ?? '').replace(/^[^–]{3,60} – /, '')),
    type,
    contentTemplate: draft.template ?? 'standard',
    byline: draft.byline ?? writer?.name ?? null,
    content: paragraphs(text),
    blocks: draft.blocks ?? [],
    image,
    imageCaption: draft.imageCaption ?? null,
    alternateImage: draft.alternateImage ?? null,
    links: draft.links ?? [],
    externalUrl: draft.externalUrl ?? null,
    hidden: draft.hidden ?? false,
    ...when,
  }
}

/** Two stories of one day may not share an address: the later one carries its number. */
export function settleSlugs(rows: StoryRow[]): StoryRow[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const isTaken = taken.has(`${row.publishedOn}/${row.slug}`)
    const slug = isTaken ? `${row.slug}-${row.id}` : row.slug
    taken.add(`${row.publishedOn}/${slug}`)
    return { ...row, slug }
  })
}
