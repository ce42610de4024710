import type { Sport } from '#contract/sports.ts'
import { alphabetical } from '#site/format/alphabetical.ts'

/** Real sports are those that are not a department's other pages, sorted by title. */
export function realSports(sports: readonly Sport[]): Sport[] {
  return sports.filter(({ nonSport }) => !nonSport).toSorted((a, b) => alphabetical(a.title, b.title))
}

export interface TeamGroup {
  title: "Men's" | "Women's" | 'Mixed'
  sports: Sport[]
}

/** A school's teams as fans look for them. A group without a team is left out. */
export function teamGroups(sports: readonly Sport[]): TeamGroup[] {
  const real = realSports(sports)
  const of = (gender: Sport['globalSportGender']) =>
    real.filter((sport) => (sport.globalSportGender ?? 'X') === gender)
  const groups: TeamGroup[] = [
    { title: "Men's", sports: of('M') },
    { title: "Women's", sports: of('W') },
    { title: 'Mixed', sports: of('X') },
  ]
  return groups.filter((group) => group.sports.length > 0)
}

/** "Women's Soccer" under the heading "Women's" is Soccer. */
export const titleInGroup = (title: string): string => title.replace(/^(Men|Women)[’']s /, '')

export interface SocialLink {
  network: string
  /** 'Football on Instagram' */
  title: string
  handle: string
  url: string
}

export function socialLinks(sport: Sport): SocialLink[] {
  const links = [
    { network: 'instagram', title: 'Instagram', host: 'www.instagram.com', account: sport.instagramName },
    { network: 'twitter', title: 'X', host: 'x.com', account: sport.twitterName },
    { network: 'facebook', title: 'Facebook', host: 'www.facebook.com', account: sport.facebookPage },
    { network: 'youtube', title: 'YouTube', host: 'www.youtube.com', account: sport.youtubeName },
    { network: 'pinterest', title: 'Pinterest', host: 'www.pinterest.com', account: sport.pinterestName },
  ]
  return links.flatMap(({ network, title, host, account }) =>
    account
      ? [{ network, title: `${sport.title} on ${title}`, handle: account, url: `https://${host}/${account}` }]
      : [],
  )
}

/** The team that an address names, by its global name or by its short one. */
export function sportBySlug<Named extends Pick<Sport, 'globalSportNameSlug' | 'shortName'>>(
  sports: readonly Named[],
  slug: string,
): Named | undefined {
  return sports.find(
    ({ globalSportNameSlug, shortName }) => slug === globalSportNameSlug || slug === shortName,
  )
}
