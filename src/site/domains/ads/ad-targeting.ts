/** Page types that the ad network knows by another name. */
const adPageTypes = new Map(
  Object.entries({
    'home-page': 'home',
    story: 'stories',
    'story-archives': 'stories-archives',
    'photo-galleries': 'photogallery',
  }),
)

export const adPageType = (type: string): string => adPageTypes.get(type) ?? type

/** By a sport's global name slug. */
const sportCodes = new Map(
  Object.entries({
    baseball: 'bb',
    'beach-volleyball': 'bv',
    'cross-country': 'cc',
    'field-hockey': 'fh',
    football: 'fb',
    'mens-basketball': 'mb',
    'mens-golf': 'mg',
    'mens-ice-hockey': 'mh',
    'mens-lacrosse': 'ml',
    'mens-soccer': 'ms',
    'mens-tennis': 'mt',
    'mens-volleyball': 'mv',
    'mens-water-polo': 'mp',
    softball: 'sb',
    'swimming-and-diving': 'sd',
    'track-and-field': 'tf',
    'womens-basketball': 'wb',
    'womens-golf': 'wg',
    'womens-gymnastics': 'gy',
    'womens-ice-hockey': 'wh',
    'womens-lacrosse': 'wl',
    'womens-rowing': 'rw',
    'womens-soccer': 'ws',
    'womens-tennis': 'wt',
    'womens-volleyball': 'wv',
    'womens-water-polo': 'wp',
    wrestling: 'wr',
  }),
)
const otherSport = 'ot'

interface TargetedPage {
  type: string
  pathname: string
  /** The global name slug of the page's sport. */
  sport: string | null
  contentId: number | null
}

/** What the network sells a page as: the front page, signing day, or one sport. */
export function adSportCode({ type, pathname, sport }: Omit<TargetedPage, 'contentId'>): string {
  if (type === 'home-page') return 'frontpage'
  if (/(?:^|\/)signing-?day(?:\/|$)/i.test(pathname)) return 'signingday'
  return sportCodes.get(sport ?? '') ?? otherSport
}

/** Key and value pairs by which the network chooses an ad for a page. */
export function adTargeting(
  page: TargetedPage,
  { siteId, isTesting }: { siteId: string; isTesting: boolean },
): Record<string, string> {
  return {
    site: siteId,
    is_testing: isTesting ? 'yes' : 'no',
    is_home: page.type === 'home-page' ? 'yes' : 'no',
    page: adPageType(page.type),
    sport: adSportCode(page),
    ...(page.contentId === null ? {} : { post_id: String(page.contentId) }),
  }
}
