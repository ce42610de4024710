import { sitemapAddress } from './sitemap-addresses.ts'

/** What machines need not read: what needs a session, and answers to questions, which are endless. */
const closed = ['/hidden/', '/login', '/invitation', '/account', '/search', '/subscribe/', '/api/']

export function robotsText(origin: string, rendersInBrowser: boolean): string {
  return [
    'User-agent: *',
    // A crawler that renders such a school's pages asks for their data as a browser does.
    ...(rendersInBrowser ? ['Allow: /api/v2/'] : []),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapAddress}`,
    '',
  ].join('\n')
}
