import type { Alert, PromotionCampaign, PromotionLocation, Splash, Takeover } from '#contract/promotions.ts'
import type { AlertRow, CampaignRow, LocationRow, SplashRow, TakeoverRow } from './promotions.queries.ts'
import { splashHtml } from './splash-html.ts'

const moment = (date: Date | null) => date?.toISOString() ?? null

export function toLocation({ name, title, type, effect, carouselOptions }: LocationRow): PromotionLocation {
  return { name, title, type, effect, carouselOptions }
}

export function toCampaign(row: CampaignRow): PromotionCampaign {
  return {
    id: row.id,
    title: row.title,
    startDate: moment(row.startDate),
    endDate: moment(row.endDate),
    link: row.link,
    hoverText: row.hoverText,
    cssClass: row.cssClass,
    iconClass: row.iconClass,
    openInNewWindow: row.openInNewWindow,
    html: row.html,
    picture: row.picture,
    slide: row.slide,
  }
}

export function toSplash(row: SplashRow): Splash {
  return {
    id: row.id,
    title: row.title,
    link: row.link,
    html: row.html === null ? null : splashHtml(row.html),
    video: row.videoId === null ? null : { videoId: row.videoId },
    picture: row.picture,
    backgroundColor: row.backgroundColor,
    foregroundColor: row.foregroundColor,
    startDate: row.startDate.toISOString(),
    endDate: moment(row.endDate),
  }
}

export function toTakeover({ id, title, type, url, cookie }: TakeoverRow): Takeover {
  return { id, title, type, url, cookie }
}

export function toAlert({ id, title, link, enabled, showOnWeb, endDate }: AlertRow): Alert {
  return { id, title, link, enabled, showOnWeb, endDate: moment(endDate) }
}
