import { sportList } from '#contract/shapes/sport-list.ts'
import { slugOf } from '../../feeds/slug.ts'

interface Given {
  title?: string
  shortname?: string
  abbreviation?: string
  globalSportId?: number | null
  globalSportShortname?: string
  globalSportNameSlug?: string
  gender?: string | null
}

/** What a sport is known by where nobody has said it: of the list where its name is there, otherwise made from the name. */
export function knownOf(given: Given) {
  const name = (given.title ?? '').trim()
  const listed = sportList.find(({ title }) => title.toLowerCase() === name.toLowerCase())
  const slug = slugOf(name)
  const shortname = given.shortname || listed?.key || slug.replaceAll('-', '')
  return {
    shortname,
    abbreviation: given.abbreviation || listed?.abbreviation || initialsOf(slug),
    globalSportId: given.globalSportId ?? listed?.globalSportId ?? 0,
    globalSportShortname: given.globalSportShortname || listed?.key || shortname,
    globalSportNameSlug: given.globalSportNameSlug || listed?.slug || slug,
    gender: given.gender ?? listed?.gender ?? null,
  }
}

const initialsOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** The days of a season that is called '2026', or '2026-27', which begins in July; nothing where it is neither. */
export function yearOf(season: string): { startsOn?: string; endsOn?: string } {
  const [, first, next] = /^(\d{4})(-\d{2})?$/.exec(season) ?? []
  if (!first) return {}
  return next
    ? { startsOn: `${first}-07-01`, endsOn: `${Number(first) + 1}-06-30` }
    : { startsOn: `${first}-01-01`, endsOn: `${first}-12-31` }
}
