import type {
  Partner,
  RssFeed,
  ShopProduct,
  SiteSocialAccount,
  SocialNetwork,
  Tickets,
} from '#contract/settings.lists.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { toFeed, toPartner, toProduct, toSocialAccount, toTicketLink } from './settings.lists.mapper.ts'
import {
  countProducts,
  feedRows,
  gearRows,
  partnerRows,
  productPage,
  socialAccountRows,
  ticketRows,
} from './settings.lists.queries.ts'
import { settingsOr } from './settings.service.ts'

export async function listSocialAccounts(
  work: Work,
  {
    sportId = 0,
    network,
    departmentOnly = false,
  }: { sportId?: number; network?: SocialNetwork; departmentOnly?: boolean },
): Promise<SiteSocialAccount[]> {
  return (await socialAccountRows(work.tx, { sportId, network, departmentOnly })).map(toSocialAccount)
}

export async function listPartners(work: Work): Promise<Partner[]> {
  return (await partnerRows(work.tx)).map(toPartner)
}

export async function listFeeds(work: Work, { sportId = 0 }: { sportId?: number }): Promise<RssFeed[]> {
  return (await feedRows(work.tx, sportId)).map(toFeed)
}

/** The department's own link for single games stands apart: it leads to all of them. */
export async function listTickets(work: Work, { sportId = 0 }: { sportId?: number }): Promise<Tickets> {
  const links = (await ticketRows(work.tx, sportId)).map(toTicketLink)
  const singleGames = links.find(({ kind, sport }) => kind === 'single' && sport === null)
  return {
    ...(await settingsOr(work, 'tickets', { office: null, policies: [] })),
    singleGamesUrl: singleGames?.url ?? null,
    links: links.filter((link) => link !== singleGames),
  }
}

interface ProductsQuery {
  sportId?: number
  $pageIndex?: number
  $pageSize?: number
}

export async function listProducts(
  work: Work,
  { sportId = 0, $pageIndex: pageIndex = 0, $pageSize: pageSize = 10 }: ProductsQuery,
) {
  const rows = await productPage(work.tx, sportId, { limit: pageSize, offset: pageIndex * pageSize })
  const items: ShopProduct[] = rows.map((row) => toProduct(row, work.now))
  return { items, pageIndex, pageSize, totalItems: await countProducts(work.tx, sportId) }
}

/** What to wear to a team's game. */
export async function gearOf(work: Work, sportId: number, count: number): Promise<ShopProduct[]> {
  return (await gearRows(work.tx, sportId, count)).map((row) => toProduct(row, work.now))
}
