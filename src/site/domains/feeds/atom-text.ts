import type { StoryFeed, StoryItem } from './story-feed.ts'
import { node, textElement, xmlDocument } from './xml.ts'

/** Atom 1.0 (RFC 4287). */
export function atomText(feed: StoryFeed): string {
  return xmlDocument(
    node('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' }, [
      textElement('id', feed.addressOf('atom')),
      textElement('title', feed.title),
      textElement('subtitle', feed.description),
      textElement('updated', feed.updated.toISOString()),
      node('author', {}, [textElement('name', feed.author)]),
      node('link', { rel: 'self', type: 'application/atom+xml', href: feed.addressOf('atom') }),
      node('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
      textElement('icon', feed.icon),
      textElement('generator', 'Fieldhouse'),
      ...feed.items.map(toEntry),
    ]),
  )
}

const toEntry = ({ id, url, title, summary, date, author, category, image }: StoryItem) =>
  node('entry', {}, [
    textElement('id', id),
    textElement('title', title),
    node('link', { rel: 'alternate', type: 'text/html', href: url }),
    textElement('published', date.toISOString()),
    textElement('updated', date.toISOString()),
    author ? node('author', {}, [textElement('name', author)]) : null,
    node('category', { term: category }),
    textElement('summary', summary),
    image ? node('link', { rel: 'enclosure', type: 'image/jpeg', href: image }) : null,
  ])
