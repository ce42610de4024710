import { createHash } from 'node:crypto'
import type { Podcast } from '#contract/media.ts'
import { imageUrl } from '#ui/image-url.ts'
import { podcastFeedAddress } from './feed-addresses.ts'
import { node, textElement, xmlDocument } from './xml.ts'

interface PodcastFeed {
  title: string
  description: string
  author: string
  /** Where a directory writes to when somebody claims the feed. */
  email: string | null
  origin: string
  episodes: readonly Podcast[]
}

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
}

/** RSS 2.0 with the tags that podcast directories ask for. Episodes go without numbers: several shows share the feed. */
export function podcastText(feed: PodcastFeed): string {
  const { origin, title, episodes, email } = feed
  const self = origin + podcastFeedAddress
  const cover = `${origin}/icons/cover-1400.png`
  const channel = node('channel', {}, [
    textElement('title', title),
    textElement('link', `${origin}/podcasts`),
    textElement('description', feed.description),
    textElement('language', 'en-us'),
    textElement('lastBuildDate', new Date(episodes[0]?.publishDate ?? 0).toUTCString()),
    textElement('generator', 'Fieldhouse'),
    node('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    node('image', {}, [
      textElement('url', cover),
      textElement('title', title),
      textElement('link', `${origin}/podcasts`),
    ]),
    textElement('itunes:author', feed.author),
    node('itunes:owner', {}, [textElement('itunes:name', feed.author), textElement('itunes:email', email)]),
    textElement('itunes:summary', feed.description),
    node('itunes:category', { text: 'Sports' }),
    textElement('itunes:explicit', 'false'),
    textElement('itunes:type', 'episodic'),
    node('itunes:image', { href: cover }),
    textElement('podcast:guid', podcastGuid(self)),
    textElement('podcast:locked', 'yes', { owner: email }),
    textElement('podcast:medium', 'podcast'),
    ...episodes.map((episode) => toItem(episode, origin)),
  ])
  return xmlDocument(node('rss', { version: '2.0', ...namespaces }, [channel]))
}

const toItem = (episode: Podcast, origin: string) =>
  node('item', {}, [
    textElement('title', episode.title),
    textElement('link', origin + episode.url),
    textElement(
      'guid',
      `tag:${new URL(origin).hostname},${episode.publishDate.slice(0, 10)}:podcast-${episode.id}`,
      {
        isPermaLink: 'false',
      },
    ),
    textElement('pubDate', new Date(episode.publishDate).toUTCString()),
    textElement('description', episode.description),
    textElement('category', episode.category.title),
    node('enclosure', {
      url: new URL(episode.filename, origin).href,
      length: episode.sizeBytes,
      type: episode.contentType,
    }),
    textElement('itunes:duration', episode.durationSeconds),
    textElement('itunes:episodeType', 'full'),
    textElement('itunes:explicit', 'false'),
    episode.image
      ? node('itunes:image', {
          href: new URL(imageUrl({ src: episode.image.url, width: 1400, height: 1400, type: 'jpeg' }), origin)
            .href,
        })
      : null,
  ])

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
