import type {
  Clipping,
  ContentCard,
  Document,
  SportFile,
  SportFileCard,
  StoryCard,
  StoryPerson,
  Tag,
} from '#contract/news.ts'
import type { StoryGame, Writer } from '#contract/shapes/news.story-parts.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { type GalleryRefRow, mediaAddress } from '../media/media.service.ts'
import { toSportRef } from '../sports/sports.service.ts'
import type { ClippingRow, DocumentRow, SportFileRow } from './news.paper-queries.ts'
import type { StoryGameRow, StoryPlayerRow, StoryStaffRow } from './news.people.read-model.ts'
import type { StoryRefRow, StoryRow, WholeStoryRow } from './news.queries.ts'
import type { TaggedRow, TagRow } from './news.tags.read-model.ts'

/** '2026-09-05' as it stands in an address: 2026/9/5. */
const inAddress = (day: string): string => day.split('-').map(Number).join('/')

const storyAddress = (day: string, slug: string): string => `/news/${inAddress(day)}/${slug}`

export const toStoryRef = ({
  id,
  title,
  slug,
  publishedOn,
  externalUrl,
}: Pick<StoryRefRow, 'id' | 'title' | 'slug' | 'publishedOn' | 'externalUrl'>) => ({
  id,
  title,
  url: externalUrl ?? storyAddress(publishedOn, slug),
})

export const toGalleryRef = ({ id, title, slug }: GalleryRefRow) => ({
  id,
  title,
  url: `/galleries/${slug}/${id}`,
})

export function toStoryCard({ story, sport }: StoryRow): StoryCard {
  const {
    id,
    title,
    slug,
    subHeadline,
    teaser,
    type,
    contentTemplate,
    byline,
    publishedOn,
    image,
    alternateImage,
  } = story
  return {
    id,
    title,
    slug,
    subHeadline,
    teaser,
    type,
    contentTemplate,
    byline,
    date: story.publishAt.toISOString(),
    publishedOn,
    image,
    alternateImage,
    sport: toSportRef(sport),
    hasGallery: story.galleryId !== null,
    hasVideo: story.videoId !== null,
    isExternal: story.externalUrl !== null,
    url: story.externalUrl ?? storyAddress(publishedOn, slug),
  }
}

export function toWriter(row: NonNullable<WholeStoryRow['writer']>): Writer {
  const { id, name, title, email, phone, bio, image, social } = row
  return { id, name, title, email, phone, bio, image, socialHandles: social }
}

export function toStoryGame({ game, sport, season, opponent, boxScoreId }: StoryGameRow): StoryGame {
  return {
    id: game.id,
    sport: toSportRef(sport),
    season: season.title,
    date: game.startDate,
    time: game.time,
    atVs: game.atVs,
    locationIndicator: game.locationIndicator,
    location: game.location,
    opponent: { id: opponent.id, title: opponent.title, slug: opponent.slug, image: opponent.image },
    tournament: game.tournament,
    result: game.resultStatus && {
      status: game.resultStatus,
      teamScore: game.teamScore,
      opponentScore: game.opponentScore,
      prescore: game.prescore,
      postscore: game.postscore,
    },
    boxscore:
      boxScoreId && game.resultStatus
        ? `/sports/${sport.globalSportNameSlug}/stats/${season.title}/${opponent.slug}/boxscore/${game.id}`
        : null,
    gameCenter: game.type === 'S' ? null : `/game-center/${game.id}`,
  }
}

export function playerInStory({ player, lineId, sportSlug }: StoryPlayerRow): StoryPerson {
  const { id, firstName, lastName, image, slug } = player
  const url = lineId && sportSlug ? `/sports/${sportSlug}/roster/${slug}/${lineId}` : null
  return { kind: 'player', id, firstName, lastName, image, url }
}

export function staffInStory({ member }: StoryStaffRow): StoryPerson {
  const { id, firstName, lastName, image, slug } = member
  return { kind: 'staff', id, firstName, lastName, image, url: `/staff-directory/${slug}/${id}` }
}

export function toSportFile(row: SportFileRow): SportFile {
  return { ...toSportFileCard(row), content: row.file.content }
}

/** What is protected tells its title and nothing of its text. */
export function toSportFileCard({ file, sport }: SportFileRow): SportFileCard {
  const { id, title, filename, isProtected, hidden, publishedOn } = file
  const prefix = hidden ? '/hidden' : isProtected ? '/protected' : ''
  return {
    id,
    title,
    filename,
    date: publishedOn,
    sport: toSportRef(sport),
    teaser: isProtected ? null : file.teaser,
    isProtected,
    isHidden: hidden,
    url: `${prefix}/sports/${inAddress(publishedOn)}/${filename}`,
  }
}

export function toDocument(row: DocumentRow): Document {
  const {
    id,
    path,
    title,
    description,
    contentType,
    storagePath,
    sizeBytes,
    publishedOn,
    hidden,
    isProtected,
  } = row
  return {
    id,
    path,
    title,
    description,
    contentType,
    storagePath,
    sizeBytes,
    date: publishedOn,
    isHidden: hidden,
    isProtected,
    url: `/documents/${path}`,
  }
}

export function toClipping(row: ClippingRow, sports: SportRef[]): Clipping {
  const { id, title, author, source, clippedOn, link, summary } = row
  return { id, title, author, source, date: clippedOn, link, summary, sports }
}

export function toTag({ id, name, slug, description }: TagRow, count: number): Tag {
  return { id, name, slug, description, count }
}

export function toContentCard(row: TaggedRow, sport: SportRef | null): ContentCard {
  const { kind, id, title, teaser, day, image } = row
  return {
    kind,
    id,
    title,
    teaser,
    date: day,
    image: image && { url: image.url, alt: image.alt },
    sport,
    url: contentAddress(row),
  }
}

/** Moments share one page, so they have no address of their own. */
function contentAddress({ kind, id, slug, day, elsewhere }: TaggedRow): string | null {
  switch (kind) {
    case 'story':
      return elsewhere ?? storyAddress(day, slug)
    case 'publication':
      return mediaAddress.publication(slug)
    case 'moment':
      return null
    case 'player':
      return elsewhere
    case 'gallery':
    case 'podcast':
    case 'video':
      return mediaAddress[kind](slug, id)
  }
}
