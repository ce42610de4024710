import type {
  Partner,
  RssFeed,
  ShopProduct,
  SiteSocialAccount,
  TicketLink,
} from '#contract/settings.lists.ts'
import { toSportRef } from '../sports/sports.service.ts'
import type {
  FeedRow,
  PartnerRow,
  ProductRow,
  SocialAccountRow,
  TicketRow,
} from './settings.lists.queries.ts'
import { shopPrice } from './shop-price.ts'

export function toSocialAccount({ account, sport }: SocialAccountRow): SiteSocialAccount {
  const { id, network, title, handle, url } = account
  return { id, network, title, handle, url, sport: sport && toSportRef(sport) }
}

export function toPartner({ id, title, tier, description, url, logo }: PartnerRow): Partner {
  return { id, title, tier, description, url, logo }
}

export function toFeed({ feed, sport }: FeedRow): RssFeed {
  const { id, title, description, category, url } = feed
  return { id, title, description, category, url, sport: sport && toSportRef(sport) }
}

export function toTicketLink({ link, sport }: TicketRow): TicketLink {
  const { id, kind, title, description, url } = link
  return { id, kind, title, description, url, sport: sport && toSportRef(sport) }
}

export function toProduct(row: ProductRow, now: Date): ShopProduct {
  const { id, title, imageUrl, link, shopUrl } = row
  return { id, title, ...shopPrice(row, now), imageUrl, link, shopUrl }
}
