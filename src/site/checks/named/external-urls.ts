import { isInApp } from '#site/page/links/links.ts'
import type { AddressCheck } from '../outcomes/check.ts'

/**
 * external-urls: paths that other parts of the platform answer (`/watch`, `/gameday/…`), and files, are not the app's.
 * Who comes to one by a navigation inside the app leaves by a full page load; a document asked for is already one.
 */
export const externalUrls: AddressCheck = {
  address: ({ url: { pathname, search }, isInApp: comesInApp }) =>
    comesInApp && !isInApp(pathname) ? { to: pathname + search, isPermanent: false, leaves: true } : null,
}
