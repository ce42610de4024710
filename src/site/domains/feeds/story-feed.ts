import type { Api } from '#contract/api.ts'
import type { StoryCard } from '#contract/news.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { Tenant } from '#contract/tenants.ts'
import { namedSchool } from '#site/page/school/school.ts'
import { imageUrl } from '#ui/image-url.ts'
import { type FeedKind, siteFeedAddress, sportFeedAddress, tagFeedAddress } from './feed-addresses.ts'

/** Stories as every format tells them; addresses are whole. */
export interface StoryFeed {
  title: string
  description: string
  /** Who speaks where a story has no byline. */
  author: string
  home: string
  addressOf: (kind: FeedKind) => string
  icon: string
  updated: Date
  items: StoryItem[]
}

export interface StoryItem {
  /** A tag URI (RFC 4151): it stays when the story moves. */
  id: string
  url: string
  title: string
  summary: string
  date: Date
  author: string | null
  category: string
  image: string | null
}

export type FeedChoice = { kind: 'sport'; slug: string } | { kind: 'tag'; slug: string }

export interface FeedRequest {
  api: Api
  tenant: Tenant
  origin: string
}

/** Readers ask often and remember; older stories are in the archives. */
const storiesInFeed = 50
/** The name that stands for every sport in an address. */
const everySport = 'news'

interface Subject {
  title: string
  description: string
  home: string
  address: (kind: FeedKind) => string
  filter: { sportId?: number; tag?: string }
}

async function subjectOf(api: Api, choice: FeedChoice, school: string): Promise<Subject | null> {
  const { slug } = choice
  if (choice.kind === 'tag') {
    const { tag } = await api.news.tag({ tagSlug: slug, $pageSize: 1 })
    return {
      title: tag.name,
      description: tag.description ?? `Stories about ${tag.name}.`,
      home: `/tags/${tag.slug}`,
      address: (kind) => tagFeedAddress(kind, tag.slug),
      filter: { tag: tag.slug },
    }
  }
  if (slug === everySport)
    return {
      title: 'Athletics',
      description: `Every story about ${school} athletics.`,
      home: '/',
      address: siteFeedAddress,
      filter: {},
    }
  const sport = (await api.sports.list()).find(({ globalSportNameSlug }) => globalSportNameSlug === slug)
  return sport
    ? {
        title: sport.title,
        description: `Stories about ${school} ${sport.title}.`,
        home: `/sports/${slug}`,
        address: (kind) => sportFeedAddress(kind, slug),
        filter: { sportId: sport.id },
      }
    : null
}

export async function loadStoryFeed(
  { api, tenant, origin }: FeedRequest,
  choice: FeedChoice,
): Promise<StoryFeed | null> {
  const { name } = namedSchool(tenant)
  const subject = await subjectOf(api, choice, name)
  if (!subject) return null
  const { items } = await api.news.stories({ ...subject.filter, $pageSize: storiesInFeed })
  const { hostname } = new URL(origin)
  return {
    title: `${shortSchoolName(name)} ${subject.title}`,
    description: subject.description,
    author: `${name} Athletics`,
    home: origin + subject.home,
    addressOf: (kind) => origin + subject.address(kind),
    icon: `${origin}/icons/512.png`,
    // The newest story is the last change that is known: the same stories are the same bytes.
    updated: new Date(items[0]?.date ?? 0),
    items: items.map((story) => toItem(story, origin, hostname)),
  }
}

const toItem = (story: StoryCard, origin: string, host: string): StoryItem => ({
  id: `tag:${host},${story.publishedOn}:story-${story.id}`,
  url: new URL(story.url, origin).href,
  title: story.title,
  summary: story.teaser,
  date: new Date(story.date),
  author: story.byline,
  category: story.sport.title,
  image:
    story.image &&
    new URL(imageUrl({ src: story.image.url, width: 1280, method: 'resize', type: 'jpeg' }), origin).href,
})
