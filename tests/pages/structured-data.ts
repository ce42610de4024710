import Validator from '@adobe/structured-data-validator'
import type { Page } from '@playwright/test'

type Thing = Record<string, unknown> & { '@type'?: unknown }

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value)
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What schema.org and those who read it ask of the things that our pages tell of. */
const asked: Record<string, Record<string, (value: unknown, thing: Thing) => boolean>> = {
  BreadcrumbList: { itemListElement: (items) => Array.isArray(items) && items.length > 0 },
  // What a list is a summary of has a `url` in place of the thing itself.
  ListItem: {
    position: (value) => Number.isInteger(value),
    name: isText,
    item: (value, { url }) => isAddress(value ?? url),
  },
  SportsEvent: {
    name: isText,
    startDate: isDate,
    eventStatus: isAddress,
    location: (place) => isText((place as Thing | undefined)?.name),
  },
  SportsTeam: { name: isText, sport: isText },
  Person: { name: isText },
  PodcastEpisode: {
    name: isText,
    url: isAddress,
    datePublished: isDate,
    associatedMedia: (value) => isAddress((value as Thing | undefined)?.contentUrl),
    partOfSeries: (value) => isAddress((value as Thing | undefined)?.url),
  },
  ImageGallery: { name: isText, url: isAddress, image: (value) => Array.isArray(value) && value.length > 0 },
  NewsArticle: {
    headline: (value) => isText(value) && String(value).length <= 110,
    description: isText,
    url: isAddress,
    datePublished: isDate,
    dateModified: isDate,
    image: (value) => Array.isArray(value) && value.every(isAddress),
    author: (value) => isText((value as Thing | undefined)?.name),
    publisher: (value) => isText((value as Thing | undefined)?.name),
    mainEntityOfPage: (value) => isAddress((value as Thing | undefined)?.['@id']),
  },
  VideoObject: { name: isText, uploadDate: isDate, contentUrl: isAddress, thumbnailUrl: isAddress },
  StadiumOrArena: { name: isText, address: (value) => value !== undefined },
}

/** Every thing in a document's structured data, also those inside of others. */
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (value === null || typeof value !== 'object') return []
  const own = '@type' in value ? [value as Thing] : []
  return [...own, ...Object.values(value).flatMap(things)]
}

/** What is wrong with what a page tells machines, in a few words each. */
export async function structuredDataFaults(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graphs = texts.map((text) => JSON.parse(text) as Thing)
  return [...ownFaults(graphs), ...(await knownFaults(graphs))]
}

/** What the validator finds that search engines would refuse. It knows some of our kinds; the table above has the others. */
async function knownFaults(graphs: Thing[]): Promise<string[]> {
  const found = graphs.flatMap((graph) => graph['@graph'] as Thing[])
  const jsonld = Object.fromEntries(Map.groupBy(found, (thing) => String(thing['@type'])))
  const issues = await new Validator().validate({ jsonld })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

function ownFaults(graphs: Thing[]): string[] {
  return graphs.flatMap((whole) => {
    const isOurs = whole['@context'] === 'https://schema.org'
    return [
      ...(isOurs ? [] : ['no context of schema.org']),
      ...things(whole).flatMap((thing) =>
        Object.entries(asked[String(thing['@type'])] ?? {}).flatMap(([field, isRight]) =>
          isRight(thing[field], thing)
            ? []
            : [`${thing['@type']}.${field} is ${JSON.stringify(thing[field])}`],
        ),
      ),
    ]
  })
}
