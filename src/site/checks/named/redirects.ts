import { insideAddress, isOfAccounts, outsideAddress, redirectPath } from '#contract/pages/site-address.ts'
import type { SiteRedirect } from '#contract/settings.lists.ts'
import { isTracking } from '#contract/tracking-names.ts'
import type { AddressCheck } from '../outcomes/check.ts'
import { withQuery } from '../outcomes/kept-query.ts'
import { namesOldPage } from './old-pages.ts'

/** The table by path, made once for as long as the list lives: it falls when an editor changes it. */
const byPath = new WeakMap<readonly SiteRedirect[], Map<string, SiteRedirect>>()

/**
 * redirects: the school's own table, looked up by the path alone, whatever its case and slashes. A path of the site is
 * given the whole query asked along; another site only learns where the visitor came from. An address of the previous
 * generation whose query names a page (`/index.aspx?path=football`) means that page, not the path's.
 */
export const redirects: AddressCheck = {
  async address({ url, api }) {
    if (namesOldPage(url) || isOfAccounts(url.pathname)) return null
    const list = await api.settings.redirects()
    const from = redirectPath(url.pathname)
    const row = byPath
      .getOrInsertComputed(list, () => new Map(list.map((one) => [redirectPath(one.from), one])))
      .get(from)
    if (!row) return null
    const { location, isPermanent } = row
    const inside = insideAddress(location)
    if (inside)
      return redirectPath(inside) === from
        ? null
        : { to: withQuery(inside, url.searchParams, () => true), isPermanent }
    const outside = outsideAddress(location)
    return outside
      ? { to: withQuery(outside, url.searchParams, isTracking), isPermanent, leaves: true }
      : null
  },
}
