import type { StoryFeed, StoryItem } from './story-feed.ts'
import { node, textElement, xmlDocument } from './xml.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** Minutes after which readers should ask again. */
const refreshMinutes = 15

/** RSS 2.0. Bylines are names, which its own author element does not take, so they are told as Dublin Core's creator. */
export function rssText(feed: StoryFeed): string {
  const channel = node('channel', {}, [
    textElement('title', feed.title),
    textElement('link', feed.home),
    textElement('description', feed.description),
    textElement('language', 'en-us'),
    textElement('lastBuildDate', feed.updated.toUTCString()),
    textElement('ttl', refreshMinutes),
    textElement('generator', 'Fieldhouse'),
    node('atom:link', { href: feed.addressOf('rss'), rel: 'self', type: 'application/rss+xml' }),
    node('image', {}, [
      textElement('url', feed.icon),
      textElement('title', feed.title),
      textElement('link', feed.home),
    ]),
    ...feed.items.map(toItem),
  ])
  return xmlDocument(node('rss', { version: '2.0', ...namespaces }, [channel]))
}

const toItem = ({ id, url, title, summary, date, author, category, image }: StoryItem) =>
  node('item', {}, [
    textElement('title', title),
    textElement('link', url),
    textElement('guid', id, { isPermaLink: 'false' }),
    textElement('pubDate', date.toUTCString()),
    textElement('description', summary),
    textElement('dc:creator', author),
    textElement('category', category),
    image ? node('media:content', { url: image, medium: 'image', type: 'image/jpeg' }) : null,
  ])
