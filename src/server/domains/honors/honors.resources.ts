import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { allAmericans, awards, honors, inductees } from '../../db/schema/honors.ts'
import { type Content, resource, saidByName, type Values } from '../../editing/kind/kind.ts'
import { slugOf } from '../../feeds/slug.ts'

const domain = 'honors'

/** The address of an inductee's page begins with that of the honor. */
async function honorsOf(tx: Tx, contents: readonly Content[]): Promise<Map<number, Values>> {
  const ids = contents.map(({ value }) => Number(value.honorId) || 0)
  const rows = await tx
    .select({ id: honors.id, slug: honors.slug })
    .from(honors)
    .where(isOneOf(honors.id, ids))
  const slugs = new Map(rows.map(({ id, slug: word }) => [id, word]))
  return new Map(contents.map(({ id, value }) => [id, { honor: slugs.get(Number(value.honorId)) }]))
}
const sportId = { label: 'Sport', refersTo: 'sports' } as const
const playerId = { label: 'Player', help: 'Of the rosters, where there is one', refersTo: 'players' } as const
const slug = { label: 'Web address', help: 'The last part of it. Empty: made from the name' } as const

export const honorsResources = [
  resource({
    domain,
    kind: 'honors',
    table: honors,
    one: 'Honor',
    many: 'Honors',
    title: 'title',
    order: 'rank',
    address: (value) => `/honors/${value.slug}`,
    pages: (value) => [`/honors/${value.slug}`],
    derive: (value) => ({ slug: value.slug || slugOf(value.title ?? '') }),
    fields: {
      title: { label: 'Name', help: 'As in Hall of Fame' },
      slug,
      description: { label: 'Description', text: 'plain' },
      rank: 'Place in the list',
    },
  }),
  resource({
    domain,
    kind: 'inductees',
    table: inductees,
    one: 'Inductee',
    many: 'Inductees',
    sport: 'sportId',
    title: ['firstName', 'lastName'],
    list: ['lastName', 'firstName', 'classYear', 'honorId', 'sportId'],
    search: ['firstName', 'lastName'],
    filters: ['honorId', 'sportId', 'classYear', 'role'],
    order: '-classYear',
    without: ['initial'],
    beside: { fields: {}, read: ({ tx }, contents) => honorsOf(tx, contents) },
    address: ({ slug: own }, { id, beside: { honor } }) =>
      typeof honor === 'string' ? `/honors/${honor}/${own}/${id}` : '/honors',
    derive: (value) => ({ slug: value.slug || slugOf(`${value.firstName} ${value.lastName}`) }),
    foundAs: 'inductee',
    fields: {
      honorId: { label: 'Honor', refersTo: 'honors' },
      firstName: 'First name',
      lastName: 'Last name',
      slug,
      classYear: { label: 'Class', help: 'The year they were honored in' },
      sportId,
      role: 'Honored as',
      firstYear: 'First year at the school',
      lastYear: 'Last year at the school',
      jersey: 'Number',
      position: 'Position',
      hometown: 'Hometown',
      citation: { label: 'Citation', help: 'One sentence' },
      bio: { label: 'Biography', text: 'html' },
      image: { label: 'Picture', picture: saidByName },
    },
  }),
  resource({
    domain,
    kind: 'awards',
    table: awards,
    one: 'Award',
    many: 'Awards',
    sport: 'sportId',
    title: ['title', 'recipient'],
    list: ['title', 'recipient', 'awardedOn', 'type', 'sportId'],
    search: ['title', 'recipient'],
    filters: ['type', 'sportId'],
    order: '-awardedOn',
    address: (_, { id }) => `/awards/${id}`,
    derive: ({ awardedOn }) => (awardedOn ? { year: Number(awardedOn.slice(0, 4)) } : {}),
    fields: {
      title: { label: 'Award', help: 'As in Player of the Week' },
      type: 'Kind of award',
      awardedOn: 'Awarded on',
      sportId,
      playerId,
      recipient: { label: 'Recipient', help: 'The name as it was announced' },
      gameId: { label: 'Game', help: 'The one that earned it', refersTo: 'games' },
      citation: { label: 'Citation', help: 'One sentence' },
      description: { label: 'Description', text: 'html' },
      image: { label: 'Picture', picture: saidByName },
    },
  }),
  resource({
    domain,
    kind: 'all-americans',
    table: allAmericans,
    one: 'All-American',
    many: 'All-Americans',
    sport: 'sportId',
    title: ['firstName', 'lastName'],
    list: ['lastName', 'firstName', 'year', 'team', 'sportId'],
    search: ['firstName', 'lastName'],
    filters: ['sportId', 'year'],
    order: '-year',
    address: (_, { id }) => `/all-americans/${id}`,
    derive: (value) => ({ slug: value.slug || slugOf(`${value.firstName} ${value.lastName}`) }),
    foundAs: 'all-american',
    fields: {
      sportId,
      firstName: 'First name',
      lastName: 'Last name',
      slug,
      year: 'Year',
      team: { label: 'Team', help: 'As in First Team' },
      selector: { label: 'Named by', help: 'Who chose the team' },
      position: 'Position',
      hometown: 'Hometown',
      playerId,
      bio: { label: 'Biography', text: 'html' },
      image: { label: 'Picture', picture: saidByName },
    },
  }),
]
