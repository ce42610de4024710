export interface RequestOrigin {
  origin: string | undefined
  fetchSite: string | undefined
}

/**
 * Whether a form may come from here. Browsers say where a request comes from and pages cannot change it; programs that
 * say nothing have no visitor whose trust could be abused.
 */
export function isOwnRequest({ origin, fetchSite }: RequestOrigin, ownHosts: readonly string[]): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  if (origin === undefined) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && host !== '' && ownHosts.includes(host)
}
