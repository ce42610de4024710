import { isInApp } from './links.ts'

/**
 * What a link tells the page it leads to: nothing to strangers, while the ticketing host may see where its buyers
 * come from. Only an address that starts with http is absolute; our own site and a mail program need no rel.
 */
export function linkRel(
  href: string,
  ticketHost: string | null | undefined,
): 'noreferrer' | 'noopener' | undefined {
  if (isInApp(href) || !/^(http|\/\/)/.test(href)) return undefined
  return ticketHost && isHostOf(href, ticketHost) ? 'noopener' : 'noreferrer'
}

function isHostOf(href: string, host: string): boolean {
  const found = URL.parse(href)?.hostname
  return found === host || found?.endsWith(`.${host}`) === true
}
