import { Type } from 'typebox'
import { StoryLink } from '../../news.ts'
import { StoryBlock } from '../../shapes/news.story-parts.ts'
import { object } from '../../shapes/schema.ts'
import { SocialAccount } from '../../shapes/shared.ts'
import * as field from './fields.ts'

const protection = {
  isProtected: field.yesNo(),
  accessCode: field.lineOrNone(100),
  hidden: field.yesNo(),
  publishAt: field.moment(),
}

export const newsInputs = {
  writers: object({
    staffMemberId: field.refOrNone(),
    name: field.line(),
    title: field.lineOrNone(),
    email: field.email(),
    phone: field.lineOrNone(60),
    bio: field.proseOrNone(),
    image: field.lineOrNone(1000),
    social: Type.Array(SocialAccount, { maxItems: 20, default: [] }),
  }),
  stories: object({
    sportId: field.ref(),
    title: field.line(300),
    slug: field.slug(),
    subHeadline: field.lineOrNone(300),
    teaser: field.prose(2000),
    type: field.choice(['recap', 'preview', 'feature', 'news', 'award', 'release', 'external'], 'news'),
    contentTemplate: field.choice(['standard', 'wide', 'media', 'notes', 'blocks'], 'standard'),
    writerId: field.refOrNone(),
    byline: field.lineOrNone(),
    content: field.proseOrEmpty(400_000),
    blocks: Type.Array(StoryBlock, { maxItems: 500, default: [] }),
    image: field.picture(),
    imageCaption: field.lineOrNone(1000),
    alternateImage: field.picture(),
    galleryId: field.refOrNone(),
    videoId: field.refOrNone(),
    links: Type.Array(StoryLink, { maxItems: 50, default: [] }),
    externalUrl: field.addressOrNone(),
    hidden: field.yesNo(),
    publishAt: field.moment(),
    games: field.rows({ gameId: field.ref(), role: field.choice(['recap', 'preview', 'related']) }, 50),
    people: field.rows({ playerId: field.refOrNone(), staffMemberId: field.refOrNone() }, 100),
    tagIds: field.refs(50),
  }),
  fronts: object({
    sportId: field.ref(),
    note: field.lineOrNone(500),
    places: field.rows({ storyId: field.ref(), place: field.whole(1, 30), until: field.momentOrNone() }, 30),
  }),
  'sport-files': object({
    sportId: field.ref(),
    title: field.line(300),
    filename: field.slug(),
    teaser: field.proseOrNone(2000),
    content: field.proseOrEmpty(400_000),
    ...protection,
  }),
  documents: object({
    path: field.line(400),
    title: field.line(300),
    description: field.proseOrNone(2000),
    contentType: field.line(100),
    storagePath: field.line(500),
    sizeBytes: field.whole(),
    ...protection,
  }),
  clippings: object({
    title: field.line(300),
    author: field.lineOrNone(),
    source: field.line(),
    link: field.address(),
    summary: field.prose(5000),
    clippedOn: field.day(),
    sportIds: field.refs(50),
  }),
  tags: object({
    name: field.line(100),
    slug: field.slug(),
    description: field.proseOrNone(2000),
  }),
}
