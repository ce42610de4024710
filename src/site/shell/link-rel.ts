import { isInApp } from './links.ts'

/**
 * What a link tells the page it leads to: nothing to strangers, while the ticketing host may see where its buyers
 * come from. Only an address that starts with http is absolute; the rest of our own site needs no rel.
 */
export function linkRel(
  href: string,
  ticketHost: string | null | undefined,
): 'noreferrer' | 'noopener' | undefined {
  if (isInApp(href) || !href.startsWith('http')) return undefined
  return ticketHost && isHostOf(href, ticketHost) ? 'noopener' : 'noreferrer'
}

function isHostOf(href: string, host: string): boolean {
  const found = URL.parse(href)?.hostname
  return found === host || found?.endsWith(`.${host}`) === true
}
