import { createHash } from 'node:crypto'
import { generateRssFeed } from 'feedsmith'
import type { Podcast } from '#contract/media.ts'
import { imageUrl } from '#ui/image-url.ts'
import { podcastFeedAddress } from './feed-addresses.ts'
import { legibleXml } from './xml.ts'

interface PodcastFeed {
  title: string
  description: string
  author: string
  /** Where a directory writes to when somebody claims the feed. */
  email: string | null
  origin: string
  episodes: readonly Podcast[]
}

/** RSS 2.0 with the tags that podcast directories ask for. Episodes go without numbers: several shows share the feed. */
export function podcastText(feed: PodcastFeed): string {
  const { origin, title, episodes, email, author, description } = feed
  const self = origin + podcastFeedAddress
  const cover = `${origin}/icons/cover-1400.png`
  return legibleXml(
    generateRssFeed({
      title,
      link: `${origin}/podcasts`,
      description,
      language: 'en-us',
      lastBuildDate: new Date(episodes[0]?.publishDate ?? 0),
      generator: 'Fieldhouse',
      image: { url: cover, title, link: `${origin}/podcasts` },
      atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
      itunes: {
        author,
        owner: { name: author, ...(email ? { email } : {}) },
        summary: description,
        categories: [{ text: 'Sports' }],
        explicit: false,
        type: 'episodic',
        image: cover,
      },
      podcast: {
        guid: podcastGuid(self),
        locked: { value: true, ...(email ? { owner: email } : {}) },
        medium: 'podcast',
      },
      items: episodes.map((episode) => toItem(episode, origin)),
    }),
  )
}

const toItem = (episode: Podcast, origin: string) => ({
  title: episode.title,
  link: origin + episode.url,
  guid: {
    value: `tag:${new URL(origin).hostname},${episode.publishDate.slice(0, 10)}:podcast-${episode.id}`,
    isPermaLink: false,
  },
  pubDate: new Date(episode.publishDate),
  ...(episode.description ? { description: episode.description } : {}),
  categories: [{ name: episode.category.title }],
  enclosures: [
    {
      url: new URL(episode.filename, origin).href,
      length: episode.sizeBytes,
      type: episode.contentType,
    },
  ],
  itunes: {
    duration: episode.durationSeconds,
    episodeType: 'full',
    explicit: false,
    ...(episode.image ? { image: coverOf(episode.image.url, origin) } : {}),
  },
})

const coverOf = (src: string, origin: string): string =>
  new URL(imageUrl({ src, width: 1400, height: 1400, type: 'jpeg' }), origin).href

/** The name space of podcasts, as podcastindex.org gives it. */
const podcastSpace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

/** A UUID (version 5) of the feed's address without its scheme: the same in every directory. */
export function podcastGuid(address: string): string {
  const name = address.replace(/^https?:\/\//, '').replace(/\/+$/, '')
  const bytes = createHash('sha1').update(podcastSpace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
