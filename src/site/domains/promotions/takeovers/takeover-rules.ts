import type { Takeover, TakeoverConfig } from '#contract/promotions.ts'
import { cookieValue, isCookieName } from '../splash/splash-cookies.ts'

export interface TakeoverSet {
  takeovers: readonly Takeover[]
  config: TakeoverConfig
}

export interface Departure {
  to: string
  /** Names of the cookies that say it has been seen. */
  cookies: string[]
}

interface Unseen extends Takeover {
  url: string
  cookie: string
}

/** A page of ours or of the web; what runs in the page itself is no address. */
export const leadsSomewhere = (url: string): boolean => /^(https?:\/\/|\/)/i.test(url)

/** It has an address and a cookie's name, and that cookie is not set. */
const isUnseen = (takeover: Takeover, cookies: string): takeover is Unseen =>
  takeover.url !== null &&
  leadsSomewhere(takeover.url) &&
  takeover.cookie !== null &&
  isCookieName(takeover.cookie) &&
  cookieValue(cookies, takeover.cookie) === undefined

/** Where a visitor with these cookies is sent, if anywhere: section 4 of the specification. */
export function departureFor({ takeovers, config }: TakeoverSet, cookies: string): Departure | null {
  const unseen = takeovers.filter((takeover): takeover is Unseen => isUnseen(takeover, cookies))
  const [first] = unseen
  if (!first) return null
  const gameDays = unseen.filter(({ type }) => type === 'GameDay')
  const ids = [...new Set(gameDays.map(({ id }) => id))]
  if (first.type === 'GameDay' && ids.length > 1 && config.isConcurrent)
    return {
      to: `/gameday/concurrent.aspx?ids=${ids.join(',')}`,
      cookies: gameDays.map(({ cookie }) => cookie),
    }
  return { to: first.url, cookies: [first.cookie] }
}

/** The ids in an address that anybody may have written: what is none is left out. */
export function readTakeoverIds(list: string | null): number[] {
  const ids = (list ?? '').split(',').flatMap((part) => (/^\d{1,9}$/.test(part.trim()) ? [Number(part)] : []))
  return [...new Set(ids)].filter((id) => id > 0).slice(0, 20)
}
