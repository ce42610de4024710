import { listHref } from './list-address.ts'

export const podcastsAddress = '/podcasts'

/** The episodes of one show. */
export const showHref = (slug: string): string => listHref(podcastsAddress, { show: slug })

export interface PodcastChoice {
  /** Slugs; null is every show, every sport. */
  show: string | null
  sport: string | null
  page: number
}

export const podcastsHref = ({ show, sport, page }: PodcastChoice): string =>
  listHref(podcastsAddress, { show, sport, page })
