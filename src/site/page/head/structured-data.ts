import type { BreadcrumbList, Graph, Thing } from 'schema-dts'

/** What a page tells machines about its content, in the words of schema.org. Addresses on this site start with a slash. */
export type StructuredData = Exclude<Thing, string>

export interface Crumb {
  name: string
  /** Path of the page. */
  href: string
}

/** The way from the home page down to this one. */
export function breadcrumbList(crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', href: '/' }, ...crumbs].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  }
}

/** Keys whose values are addresses: machines want them whole. */
const addressKeys = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'sameAs',
  'contentUrl',
  'thumbnailUrl',
  'webFeed',
])

export function toGraph(things: StructuredData[], origin: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': things.map((thing) => withWholeAddresses(thing, origin)),
  }
}

function withWholeAddresses<T>(value: T, origin: string, isAddress = false): T {
  if (typeof value === 'string')
    return (isAddress && value.startsWith('/') && !value.startsWith('//') ? origin + value : value) as T
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, origin, isAddress)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withWholeAddresses(item, origin, addressKeys.has(key))]),
  ) as T
}

/** Safe inside a script element, whatever the content says. */
export const toScriptText = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c')
