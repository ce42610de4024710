import {
  partners,
  redirects,
  rssFeeds,
  shopProducts,
  socialAccounts,
  ticketLinks,
} from '../../db/schema/settings.ts'
import { resource, saidByName } from '../../editing/kind/kind.ts'
import { groupResources } from './group.resources.ts'
import { circleFaults, oldPath, redirectFaults } from './redirect-rules.ts'
import { reportResources } from './report.resources.ts'
import { otherRedirect } from './settings.lists.queries.ts'

const sportId = {
  label: 'Sport',
  help: 'Empty: it belongs to the whole department',
  refersTo: 'sports',
} as const
const rank = 'Place in the list'
const domain = 'settings'
const bySport = { sport: 'sportId', order: 'rank', domain } as const

export const settingsResources = [
  resource({
    ...bySport,
    kind: 'social-accounts',
    table: socialAccounts,
    one: 'Social account',
    many: 'Social accounts',
    title: 'title',
    list: ['title', 'network', 'handle', 'sportId'],
    search: ['title', 'handle'],
    filters: ['network', 'sportId'],
    address: () => '/social-accounts',
    fields: {
      sportId,
      network: {
        label: 'Network',
        // As each writes its own name.
        choices: {
          twitter: 'X',
          youtube: 'YouTube',
          tiktok: 'TikTok',
          linkedin: 'LinkedIn',
          whatsapp: 'WhatsApp',
        },
      },
      title: 'Title',
      handle: { label: 'Name at the network', help: 'With its sign, as in @halcyonathletics' },
      url: 'Address',
      rank,
    },
  }),
  resource({
    domain,
    kind: 'partners',
    table: partners,
    one: 'Partner',
    many: 'Partners',
    title: 'title',
    list: ['title', 'tier', 'url'],
    filters: ['tier'],
    order: 'rank',
    address: () => '/partners',
    fields: {
      title: 'Name',
      tier: 'Tier',
      description: { label: 'Description', text: 'plain' },
      url: { label: 'Address', help: 'Where the logo leads' },
      logo: 'Logo',
      rank,
    },
  }),
  resource({
    ...bySport,
    kind: 'rss-feeds',
    table: rssFeeds,
    one: 'RSS feed',
    many: 'RSS feeds',
    title: 'title',
    list: ['title', 'category', 'sportId'],
    filters: ['category', 'sportId'],
    address: () => '/rss_feeds',
    fields: {
      sportId,
      title: 'Title',
      description: { label: 'Description', text: 'plain' },
      category: 'What it tells of',
      url: 'Address',
      rank,
    },
  }),
  resource({
    ...bySport,
    kind: 'ticket-links',
    table: ticketLinks,
    one: 'Ticket link',
    many: 'Ticket links',
    title: 'title',
    list: ['title', 'kind', 'sportId'],
    filters: ['kind', 'sportId'],
    address: () => '/tickets',
    fields: {
      sportId,
      kind: 'Which tickets',
      title: 'Title',
      description: { label: 'Description', text: 'plain' },
      url: 'Address of the ticket office',
      rank,
    },
  }),
  resource({
    ...bySport,
    kind: 'shop-products',
    table: shopProducts,
    one: 'Shop product',
    many: 'Shop products',
    title: 'title',
    list: ['title', 'price', 'sportId'],
    filters: ['sportId'],
    address: () => '/',
    fields: {
      sportId,
      title: 'Name',
      price: { label: 'Price', help: 'In cents' },
      discountType: 'Kind of discount',
      discountAmount: { label: 'Discount', help: 'In percent or in cents' },
      discountExpiration: 'Discount until',
      imageUrl: { label: 'Picture', picture: saidByName },
      link: 'Address of the product',
      shopUrl: 'Address of the shop',
      rank,
    },
    check: ({ discountType, discountAmount }) =>
      (discountType === null) === (discountAmount === null)
        ? []
        : [{ field: 'discountAmount', message: 'Discount needs both a kind and an amount.' }],
  }),
  resource({
    domain,
    kind: 'redirects',
    table: redirects,
    one: 'Redirect',
    many: 'Redirects',
    needs: 'publisher',
    title: 'fromPath',
    list: ['fromPath', 'location', 'isPermanent'],
    search: ['fromPath', 'location'],
    filters: ['isPermanent'],
    address: ({ fromPath }) => fromPath,
    // In the form in which a path is looked up.
    derive: ({ fromPath }) => (fromPath ? { fromPath: oldPath(fromPath) } : {}),
    check: ({ fromPath, location }) => redirectFaults(fromPath, location),
    checkAmong: ({ tx }, id, { fromPath, location }) =>
      circleFaults({ from: fromPath, location }, (path) => otherRedirect(tx, path, id)),
    fields: {
      fromPath: { label: 'Old address', help: 'As in /tailgating' },
      location: { label: 'Leads to', help: 'A page of the site, or an address elsewhere' },
      isPermanent: { label: 'For good', help: 'Browsers and search engines remember it' },
    },
  }),
  ...reportResources,
  ...groupResources,
]
