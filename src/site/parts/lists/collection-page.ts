import type { CollectionPage } from 'schema-dts'

interface Collection {
  name: string
  /** Path of the page. */
  href: string
  items: readonly { name: string; url: string }[]
}

/** A page that lists other pages, as machines want to hear of it: what it is called and what stands on it, in order. */
export function collectionPage({ name, href, items }: Collection): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name,
    url: href,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: item.url,
      })),
    },
  }
}
