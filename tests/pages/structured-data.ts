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
  return texts.flatMap((text) => {
    const whole = JSON.parse(text) as Thing
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
