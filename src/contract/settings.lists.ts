import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { DateTimeUtc, Id, Image, Page, Paging, SportRef } from './shapes/shared.ts'

export const SocialNetwork = oneOf([
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'tiktok',
  'threads',
  'linkedin',
  'snapchat',
  'pinterest',
  'twitch',
  'discord',
  'whatsapp',
  'reddit',
  'bluesky',
  'spotify',
])
export type SocialNetwork = Static<typeof SocialNetwork>

export const SiteSocialAccount = object({
  id: Id,
  network: SocialNetwork,
  title: text(),
  handle: text(),
  url: text(),
  /** Null: an account of the whole department. */
  sport: nullable(SportRef),
})
export type SiteSocialAccount = Static<typeof SiteSocialAccount>

export const Partner = object({
  id: Id,
  title: text(),
  tier: oneOf(['premier', 'official', 'community']),
  description: nullableText(),
  url: text(),
  logo: nullable(Image),
})
export type Partner = Static<typeof Partner>

export const RssFeed = object({
  id: Id,
  title: text(),
  description: nullableText(),
  category: oneOf(['news', 'schedule', 'podcast']),
  url: text(),
  sport: nullable(SportRef),
})
export type RssFeed = Static<typeof RssFeed>

export const TicketLink = object({
  id: Id,
  kind: oneOf(['single', 'season', 'group', 'student']),
  title: text(),
  description: nullableText(),
  url: text(),
  sport: nullable(SportRef),
})
export type TicketLink = Static<typeof TicketLink>

/** What the ticket office says of itself. */
export const TicketOffice = object({
  /** Null where nobody sells tickets. */
  office: nullable(
    object({
      title: text(),
      location: text(),
      phone: text(),
      email: text(),
      hours: Type.Array(object({ days: text(), hours: text() })),
    }),
  ),
  policies: Type.Array(object({ title: text(), text: text() })),
})
export type TicketOffice = Static<typeof TicketOffice>

export const Tickets = object({
  ...TicketOffice.properties,
  /** Where tickets for any one game are sold; null where a school sells none. */
  singleGamesUrl: nullableText(),
  links: Type.Array(TicketLink),
})
export type Tickets = Static<typeof Tickets>

export const ShopDiscount = object({
  type: oneOf(['percent', 'amount']),
  amount: Type.Number(),
  expiration: nullable(DateTimeUtc),
})
export type ShopDiscount = Static<typeof ShopDiscount>

export const ShopProduct = object({
  id: Id,
  title: text(),
  originalPrice: Type.Number(),
  finalPrice: Type.Number(),
  imageUrl: text(),
  link: text(),
  shopUrl: text(),
  discount: nullable(ShopDiscount),
})
export type ShopProduct = Static<typeof ShopProduct>

/** Where an editor sends the visitors of a path. */
export const SiteRedirect = object({
  from: Type.String({ description: 'A path in lower case, without a query and without a slash at its end' }),
  location: Type.String({ description: 'A path of the site, or an absolute address outside it' }),
  isPermanent: Type.Boolean(),
})
export type SiteRedirect = Static<typeof SiteRedirect>

const bySport = {
  sportId: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0 or absent: every sport' }),
  ),
}

/** Lists that an office keeps among its settings, each the whole of a page. */
export const settingsLists = endpoints({
  socialAccounts: {
    method: 'GET',
    path: '/social-accounts',
    summary: "Accounts in social networks, the department's first",
    query: object({
      ...bySport,
      network: Type.Optional(SocialNetwork),
      departmentOnly: Type.Optional(Type.Boolean({ description: 'Without the accounts of the sports' })),
    }),
    response: Type.Array(SiteSocialAccount),
    whenFailed: [],
  },
  partners: {
    method: 'GET',
    path: '/partners',
    summary: 'Partners by tier',
    response: Type.Array(Partner),
  },
  rssFeeds: {
    method: 'GET',
    path: '/rss_feeds',
    summary: 'Feeds to subscribe to',
    query: object(bySport),
    response: Type.Array(RssFeed),
  },
  tickets: {
    method: 'GET',
    path: '/tickets',
    summary: 'Where tickets are sold, by sport, and for single games',
    query: object(bySport),
    response: Tickets,
  },
  shopProducts: {
    method: 'GET',
    path: '/shop/products',
    summary: 'Products of the team shop with the price of the day',
    query: object({ ...bySport, ...Paging }),
    response: Page(ShopProduct),
    whenFailed: { items: [], pageIndex: 0, pageSize: 0, totalItems: 0 },
  },
  redirects: {
    method: 'GET',
    path: '/redirects',
    summary: 'Where editors send the visitors of paths, all of them: they are looked up on every navigation',
    response: Type.Array(SiteRedirect),
    whenFailed: [],
  },
})
