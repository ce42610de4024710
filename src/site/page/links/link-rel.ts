import { isInApp } from './links.ts'

/**
 * What a link tells the page it leads to: nothing to strangers, while the ticketing host may see where its buyers
 * come from. Only an address that starts with http is absolute; our own site and a mail program need no rel.
 */
export function linkRel(
  href: string,
  ticketHost: string | null | undefined,
): 'noreferrer' | 'noopener' | undefined {
  const address = asBrowsersRead(href)
  if (isInApp(address) || !/^(?:https?:|\/\/)/i.test(address)) return undefined
  return ticketHost && isHostOf(address, ticketHost) ? 'noopener' : 'noreferrer'
}

/** Spaces around an address and line breaks in it are nothing, and a backslash is a slash. */
const asBrowsersRead = (href: string) =>
  href
    .replaceAll(/[\t\n\r]/g, '')
    .trim()
    .replaceAll('\\', '/')

function isHostOf(href: string, host: string): boolean {
  const found = URL.parse(href)?.hostname
  return found === host || found?.endsWith(`.${host}`) === true
}
