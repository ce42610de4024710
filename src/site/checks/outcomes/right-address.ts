import type { Redirect } from './check.ts'

export interface AddressFacts {
  /** Where the content is to be read. */
  address: string
  /**
   * Another address that stands. A team's current season has a short one; the one with its name stands too, for it is
   * the one that lasts: a story that links to it means that season for ever.
   */
  alsoAt?: string
}

const readable = (pathname: string): string => {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** One that lacks a part is not known: another server may not say of content where it is read. */
const isWhole = (address: string): boolean => /^\/[^/]/.test(address) && !/\/(?:\/|$)/.test(address)

/** Where content is to be read, if the address asked for spells it otherwise; what was asked along with it is kept. */
export function otherAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { address, alsoAt = address }: AddressFacts,
): Redirect | null {
  const asked = readable(pathname)
  return asked === address || asked === alsoAt || !isWhole(address)
    ? null
    : { to: encodeURI(address) + search, isPermanent: true }
}
