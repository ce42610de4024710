import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { Gallery, GalleryCard, Moment, Podcast, Video } from './media.ts'
import { StoryBlock, StoryGame, Writer } from './shapes/news.story-parts.ts'
import { like, nullable, nullableText, object, oneOf, orPlace, slugLike, text } from './shapes/schema.ts'
import { DateOnly, DateTimeUtc, Id, Image, Page, Paging, Slug, SportRef } from './shapes/shared.ts'

export const storyTypes = ['recap', 'preview', 'feature', 'news', 'award', 'release', 'external'] as const
export const StoryType = oneOf(storyTypes)
export type StoryType = Static<typeof StoryType>

/** How the page lays a story out: text under a picture, a full-bleed picture, media first, a fact sheet, or blocks. */
export const contentTemplates = ['standard', 'wide', 'media', 'notes', 'blocks'] as const
export const ContentTemplate = oneOf(contentTemplates)
export type ContentTemplate = Static<typeof ContentTemplate>

export const StoryLink = object({ title: text(), url: text(), openInNewWindow: Type.Boolean() })
export type StoryLink = Static<typeof StoryLink>

const storyCard = {
  id: orPlace(Id),
  title: text(),
  slug: slugLike('title'),
  subHeadline: nullableText(),
  teaser: text(),
  type: oneOf(storyTypes, { default: 'news' }),
  contentTemplate: oneOf(contentTemplates, { default: 'standard' }),
  byline: nullableText(),
  date: DateTimeUtc,
  publishedOn: like(
    'date',
    Type.String({ format: 'date', description: "The day on the school's own calendar, as in the address" }),
  ),
  image: nullable(Image),
  alternateImage: nullable(Image),
  sport: SportRef,
  hasGallery: Type.Boolean(),
  hasVideo: Type.Boolean(),
  isExternal: Type.Boolean(),
  url: text(),
}
export const StoryCard = object(storyCard)
export type StoryCard = Static<typeof StoryCard>
const StoryCards = Type.Array(StoryCard)

export const StoryPerson = object({
  kind: oneOf(['player', 'staff']),
  id: Id,
  firstName: text(),
  lastName: text(),
  image: nullableText(),
  url: nullableText(),
})
export type StoryPerson = Static<typeof StoryPerson>

export const TagRef = object({ id: Id, name: text(), slug: text() })
export type TagRef = Static<typeof TagRef>

export const Story = object({
  ...storyCard,
  imageCaption: nullableText(),
  content: Type.String({ description: 'HTML paragraphs' }),
  blocks: Type.Array(StoryBlock),
  links: Type.Array(StoryLink),
  writer: nullable(Writer),
  gallery: nullable(Gallery),
  video: nullable(Video),
  games: Type.Array(StoryGame),
  people: Type.Array(StoryPerson),
  tags: Type.Array(TagRef),
  isHidden: Type.Boolean(),
  /** The public stories of the same sport that came out right before and right after it. */
  older: nullable(StoryCard),
  newer: nullable(StoryCard),
})
export type Story = Static<typeof Story>

export const ArchiveMonth = object({
  month: Type.String({ description: "'2026-11'" }),
  count: Type.Integer(),
  sports: Type.Array(object({ sportId: Id, count: Type.Integer() })),
})
export type ArchiveMonth = Static<typeof ArchiveMonth>

const sportFileCard = {
  id: Id,
  title: text(),
  filename: text(),
  date: DateOnly,
  sport: SportRef,
  teaser: nullableText(),
  isProtected: Type.Boolean(),
  isHidden: Type.Boolean(),
  url: text(),
}
export const SportFileCard = object(sportFileCard)
export type SportFileCard = Static<typeof SportFileCard>

export const SportFile = object({
  ...sportFileCard,
  content: Type.String({ description: 'HTML paragraphs' }),
})
export type SportFile = Static<typeof SportFile>

export const Document = object({
  id: Id,
  path: text(),
  title: text(),
  description: nullableText(),
  contentType: text(),
  storagePath: text(),
  sizeBytes: Type.Integer(),
  date: DateOnly,
  isHidden: Type.Boolean(),
  isProtected: Type.Boolean(),
  url: text(),
})
export type Document = Static<typeof Document>

export const Clipping = object({
  id: orPlace(Id),
  title: text(),
  author: nullableText(),
  source: text(),
  date: DateOnly,
  link: text(),
  summary: text(),
  sports: Type.Array(SportRef),
})
export type Clipping = Static<typeof Clipping>

export const Tag = object({
  id: Id,
  name: text(),
  slug: text(),
  description: nullableText(),
  count: Type.Integer({ description: 'Published content of every kind that carries the tag' }),
})
export type Tag = Static<typeof Tag>

export const contentKinds = [
  'story',
  'gallery',
  'podcast',
  'video',
  'publication',
  'moment',
  'player',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** What a list of mixed content shows of an item, whatever its kind. */
export const ContentCard = object({
  kind: oneOf(contentKinds),
  id: Id,
  title: text(),
  teaser: nullableText(),
  date: DateOnly,
  image: nullable(Image),
  sport: nullable(SportRef),
  url: nullableText(),
})
export type ContentCard = Static<typeof ContentCard>

export const TagPage = object({
  tag: Tag,
  counts: Type.Array(object({ kind: oneOf(contentKinds), count: Type.Integer() })),
  content: Page(ContentCard),
})
export type TagPage = Static<typeof TagPage>

export const OnThisDayGroup = object({
  year: Type.Integer(),
  galleries: Type.Array(GalleryCard),
  stories: Type.Array(StoryCard),
  games: Type.Array(StoryGame),
  podcasts: Type.Array(Podcast),
  videos: Type.Array(Video),
  moments: Type.Array(Moment),
})
export type OnThisDayGroup = Static<typeof OnThisDayGroup>

export const OnThisDay = object({
  date: Type.String({ minLength: 1, description: "'11-15'" }),
  groups: Type.Array(OnThisDayGroup),
})
export type OnThisDay = Static<typeof OnThisDay>

const sportId = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0 or absent: every sport' }),
)
const words = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))

export const StoriesQuery = object({
  sportId,
  tag: Type.Optional(Slug),
  month: Type.Optional(
    Type.String({ pattern: '^(?!0000)\\d{4}-(0[1-9]|1[0-2])$', description: "'2026-11'" }),
  ),
  text: words,
  writer: Type.Optional(Id),
  type: Type.Optional(StoryType),
  gameId: Type.Optional(Id),
  playerId: Type.Optional(Id),
  ...Paging,
})
export type StoriesQuery = Static<typeof StoriesQuery>
export const SportFilesQuery = object({ sportId, ...Paging })
export type SportFilesQuery = Static<typeof SportFilesQuery>
export const ClippingsQuery = object({ sportId, text: words, ...Paging })
export type ClippingsQuery = Static<typeof ClippingsQuery>
export const TagsQuery = object({ text: words, ...Paging })
export type TagsQuery = Static<typeof TagsQuery>
export const TagQuery = object({ sportId, kind: Type.Optional(oneOf(contentKinds)), ...Paging })
export type TagQuery = Static<typeof TagQuery>

const FrontCount = Type.Integer({
  minimum: 0,
  maximum: 30,
  default: 0,
  examples: [3],
  description: 'Its places of this kind',
})

const storyAddress = object({ storyDate: DateOnly, storySlug: Type.String({ minLength: 1, maxLength: 200 }) })
const fileAddress = object({ fileDate: DateOnly, filename: Type.String({ minLength: 1, maxLength: 200 }) })
const documentAddress = object({ path: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })) })

export const news = endpoints({
  stories: {
    method: 'GET',
    path: '/stories',
    summary: 'Published stories, the newest first',
    query: StoriesQuery,
    response: Page(StoryCard),
  },
  front: {
    method: 'GET',
    path: '/stories/front',
    summary: 'The stories of a front in its places: those that are pinned, the rest by weight and freshness',
    query: object({ sportId, lead: FrontCount, top: FrontCount, news: FrontCount }),
    response: object({ lead: StoryCards, top: StoryCards, news: StoryCards }),
  },
  archives: {
    method: 'GET',
    path: '/stories/archives',
    summary: 'Months that have stories, the latest first, with their number in all and by sport',
    query: object({ sportId }),
    response: Type.Array(ArchiveMonth),
  },
  story: {
    method: 'GET',
    path: '/stories/:storyDate/:storySlug',
    summary: 'One story by the day and the name in its address',
    params: storyAddress,
    response: Story,
  },
  storyAddress: {
    method: 'GET',
    path: '/stories/address',
    summary:
      'Where a published story is to be read, by its id or its name alone; nothing where there is none',
    query: object({ id: Type.Optional(Id), slug: Type.Optional(Slug) }),
    response: object({ url: text(), isExternal: Type.Boolean() }),
    mayBeEmpty: true,
  },
  hiddenStory: {
    method: 'GET',
    path: '/Hidden/stories/:storyDate/:storySlug',
    summary: 'One story, also when it is hidden or not yet published',
    params: storyAddress,
    response: Story,
    hidden: true,
  },
  sportFiles: {
    method: 'GET',
    path: '/sportfiles',
    summary: 'Published sport files without their text, the newest first',
    query: SportFilesQuery,
    response: Page(SportFileCard),
  },
  sportFile: {
    method: 'GET',
    path: '/sportfiles/:fileDate/:filename',
    summary: 'One sport file; 403 when it needs an access code',
    params: fileAddress,
    response: SportFile,
  },
  hiddenSportFile: {
    method: 'GET',
    path: '/Hidden/sportfiles/:fileDate/:filename',
    summary: 'One sport file, also when it is hidden or protected',
    params: fileAddress,
    response: SportFile,
    hidden: true,
  },
  document: {
    method: 'GET',
    path: '/documents/by-path',
    summary:
      'What is known of the document at a path; 401 when it is hidden, 403 when it needs an access code, nothing without a path',
    query: documentAddress,
    response: Document,
    mayBeEmpty: true,
  },
  hiddenDocument: {
    method: 'GET',
    path: '/Hidden/documents/by-path',
    summary: 'What is known of the document at a path, also when it is hidden or protected',
    query: documentAddress,
    response: Document,
    mayBeEmpty: true,
    hidden: true,
  },
  clippings: {
    method: 'GET',
    path: '/clippings',
    summary: 'What the press wrote, the latest first',
    query: ClippingsQuery,
    response: Page(Clipping),
  },
  tags: {
    method: 'GET',
    path: '/tags',
    summary: 'Tags by name, with the number of their content',
    query: TagsQuery,
    response: Page(Tag),
  },
  tag: {
    method: 'GET',
    path: '/tags/:tagSlug',
    summary: 'A tag with its content of every kind, the newest first',
    params: object({ tagSlug: Slug }),
    query: TagQuery,
    response: TagPage,
  },
  onThisDay: {
    method: 'GET',
    path: '/on-this-day',
    summary: "What happened on a day of the calendar in other years, by year; today's unless one is named",
    query: object({
      date: Type.Optional(
        Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description: "'11-15'" }),
      ),
    }),
    response: OnThisDay,
  },
})
