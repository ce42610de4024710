import { Readable } from 'node:stream'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { type AtomFeed, parseAtomFeed, parseJsonFeed, parseRssFeed, type RssFeed } from 'feedsmith'
import {
  ErrorLevel,
  type IndexItem,
  parseSitemapIndex,
  type SitemapItem,
  XMLToSitemapItemStream,
} from 'sitemap'

/** A rule of a format, and whether what was read keeps it. */
type Rule<Feed> = readonly [rule: string, isKept: (feed: Feed) => unknown]

type Rss = RssFeed.Feed<string>
type Atom = AtomFeed.Feed<string>

const every = <Item>(items: readonly Item[] | undefined, isRight: (item: Item) => unknown): boolean =>
  (items ?? []).every((item) => Boolean(isRight(item)))
const isWhole = (address: string | undefined): boolean => /^https?:\/\/[^/]+/.test(address ?? '')
const areAllDifferent = (values: readonly (string | undefined)[]): boolean =>
  new Set(values).size === values.length && !values.includes(undefined)
const isNewestFirst = (dates: readonly (string | undefined)[]): boolean =>
  dates.every((date, index) => index === 0 || Date.parse(date ?? '') <= Date.parse(dates[index - 1] ?? ''))
const isRfc822 = (date: string | undefined): boolean =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(date ?? '')
const isRfc3339 = (date: string | undefined): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(date ?? '')

const mostItems = 50

const rssRules: Rule<Rss>[] = [
  [
    'a channel has a title, a link and a description',
    ({ title, link, description }) => title && isWhole(link) && description,
  ],
  [
    'it says where it is itself',
    ({ atom }) => atom?.links?.some(({ rel, href }) => rel === 'self' && isWhole(href)),
  ],
  [
    'dates are of RFC 822',
    ({ lastBuildDate, items }) => isRfc822(lastBuildDate) && every(items, ({ pubDate }) => isRfc822(pubDate)),
  ],
  [
    'an item has a title, a link and a description',
    ({ items }) => every(items, ({ title, link, description }) => title && isWhole(link) && description),
  ],
  [
    'an item has a name of its own for good',
    ({ items }) => areAllDifferent((items ?? []).map(({ guid }) => guid?.value)),
  ],
  [
    'a name that is no address says so',
    ({ items }) => every(items, ({ guid }) => guid?.isPermaLink === false),
  ],
  [
    'a picture of the channel has an address, a title and a link',
    ({ image }) => isWhole(image?.url) && image?.title && isWhole(image?.link),
  ],
  ['it is bounded', ({ items }) => (items ?? []).length <= mostItems],
  ['the newest is first', ({ items }) => isNewestFirst((items ?? []).map(({ pubDate }) => pubDate))],
]

const atomRules: Rule<Atom>[] = [
  [
    'a feed has an id, a title and a date',
    ({ id, title, updated }) => isWhole(id) && title && isRfc3339(updated),
  ],
  ['a feed has an author, so that every entry has one', ({ authors }) => authors?.[0]?.name],
  [
    'it says where it is itself and where its page is',
    ({ links }) =>
      ['self', 'alternate'].every((rel) => links?.some((link) => link.rel === rel && isWhole(link.href))),
  ],
  [
    'an entry has an id, a title and dates',
    ({ entries }) =>
      every(
        entries,
        ({ id, title, updated, published }) => id && title && isRfc3339(updated) && isRfc3339(published),
      ),
  ],
  [
    'an entry has a link or a content',
    ({ entries }) =>
      every(entries, ({ links }) => links?.some(({ rel, href }) => rel === 'alternate' && isWhole(href))),
  ],
  ['ids differ', ({ entries }) => areAllDifferent((entries ?? []).map(({ id }) => id))],
  ['it is bounded', ({ entries }) => (entries ?? []).length <= mostItems],
  ['the newest is first', ({ entries }) => isNewestFirst((entries ?? []).map(({ published }) => published))],
]

/** What Apple's directory asks for, and podcastindex.org. */
const podcastRules: Rule<Rss>[] = [
  ...rssRules,
  ['a show has an author', ({ itunes }) => itunes?.author],
  ['a show has a category', ({ itunes }) => itunes?.categories?.[0]?.text === 'Sports'],
  ['a show says whether it is explicit', ({ itunes }) => itunes?.explicit === false],
  ['a show has a cover', ({ itunes }) => isWhole(itunes?.image)],
  [
    'a show has an owner with an address',
    ({ itunes }) => itunes?.owner?.name && itunes?.owner?.email?.includes('@'),
  ],
  ['a show has a language', ({ language }) => language],
  [
    'a show has a UUID of version 5',
    ({ podcast }) =>
      /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(podcast?.guid ?? ''),
  ],
  [
    'a show is locked by its owner',
    ({ podcast }) => podcast?.locked?.value === true && podcast.locked.owner?.includes('@'),
  ],
  [
    'an episode has one file with its length and type',
    ({ items }) =>
      every(
        items,
        ({ enclosures }) =>
          enclosures?.length === 1 &&
          isWhole(enclosures[0]?.url) &&
          (enclosures[0]?.length ?? 0) > 0 &&
          /^(audio|video)\//.test(enclosures[0]?.type ?? ''),
      ),
  ],
  [
    'an episode says how long it is',
    ({ items }) => every(items, ({ itunes }) => (itunes?.duration ?? 0) > 0),
  ],
  [
    'an episode says whether it is explicit',
    ({ items }) => every(items, ({ itunes }) => itunes?.explicit === false),
  ],
]

const broken = <Feed>(rules: readonly Rule<Feed>[], feed: Feed): string[] =>
  rules.filter(([, isKept]) => !isKept(feed)).map(([rule]) => rule)

/** The rules that a text breaks; it throws for what is no such feed at all. */
export const rssFaults = (text: string): string[] => broken(rssRules, parseRssFeed(text))
export const atomFaults = (text: string): string[] => broken(atomRules, parseAtomFeed(text))
export const podcastFaults = (text: string): string[] => broken(podcastRules, parseRssFeed(text))

const address = { type: 'string', format: 'uri', pattern: '^https?://' }
const moment = { type: 'string', format: 'date-time' }
const authors = {
  type: 'array',
  minItems: 1,
  items: { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } },
}
/** JSON Feed 1.1, with what we promise beyond it. */
const jsonFeed = {
  type: 'object',
  required: ['version', 'title', 'home_page_url', 'feed_url', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string', minLength: 1 },
    description: { type: 'string' },
    home_page_url: address,
    feed_url: address,
    icon: address,
    language: { type: 'string' },
    authors,
    items: {
      type: 'array',
      maxItems: mostItems,
      items: {
        type: 'object',
        required: ['id', 'url', 'title', 'date_published'],
        anyOf: [{ required: ['content_text'] }, { required: ['content_html'] }],
        properties: {
          id: { type: 'string', minLength: 1 },
          url: address,
          title: { type: 'string', minLength: 1 },
          content_text: { type: 'string' },
          summary: { type: 'string' },
          image: address,
          date_published: moment,
          tags: { type: 'array', items: { type: 'string' } },
          authors,
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
}
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const isJsonFeed = ajv.compile(jsonFeed)

export function jsonFeedFaults(text: string): string[] {
  const feed: unknown = JSON.parse(text)
  const { items = [] } = parseJsonFeed(text)
  isJsonFeed(feed)
  return [
    ...(isJsonFeed.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
    ...(areAllDifferent(items.map(({ id }) => id)) ? [] : ['ids differ']),
    ...(isNewestFirst(items.map((item) => String(item.date_published))) ? [] : ['the newest is first']),
  ]
}

/** The pages of a sitemap; whatever the library does not know is an error. */
export async function readSitemap(text: string): Promise<SitemapItem[]> {
  const pages: SitemapItem[] = []
  const stream = Readable.from([text]).pipe(
    new XMLToSitemapItemStream({ level: ErrorLevel.THROW, logger: false }),
  )
  for await (const page of stream) pages.push(page as SitemapItem)
  if (stream.errorCount > 0) throw stream.errors[0]
  return pages
}

export const readSitemapIndex = (text: string): Promise<IndexItem[]> =>
  parseSitemapIndex(Readable.from([text]))
