/**
 * The pages that every school has and most visits come by: path → the page's name among the routes. A host keeps them
 * ready, as documents and as the payload that a navigation asks for, and tells browsers so with each build.
 */
export const prerenderedPages: Readonly<Record<string, string>> = {
  '/': 'routes/home/home',
  '/calendar': 'routes/games/calendar',
  '/tickets': 'routes/games/tickets',
  '/staff-directory': 'routes/staff/directory',
  '/facilities': 'routes/sports/facilities',
  '/archives': 'routes/news/archives',
  '/podcasts': 'routes/media/podcasts',
}

/** Where the router asks for the data of a page. */
export function payloadAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, page: string): string {
  const query = new URLSearchParams(search)
  query.set('_routes', page)
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query}`
}
