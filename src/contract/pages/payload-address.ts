/** Where the router asks for the data of a page. */
export function payloadAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, page: string): string {
  const query = new URLSearchParams(search)
  query.set('_routes', page)
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query}`
}
