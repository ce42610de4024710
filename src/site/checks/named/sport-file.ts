import type { AddressCheck, ContentCheck } from '../outcomes/check.ts'
import { leaveFor } from '../outcomes/leave-for.ts'
import { otherAddress } from '../outcomes/right-address.ts'
import { news } from './news.ts'

interface SportFileFacts {
  address: string
  /** Where its text is nothing but a link to a file or to another site. */
  target: string | null
}

/**
 * sport-file: a page that is nothing but a link leads straight there; any other is read at its own address, under
 * /protected or /hidden where it belongs. Days are written as in the addresses of stories.
 */
export const sportFile: AddressCheck & ContentCheck<SportFileFacts> = {
  address: news.address,
  content: (url, { address, target }) => leaveFor(target) ?? otherAddress(url, { address }),
}

const onlyLink = /^\s*(?:<p>\s*)?<a\s[^>]*?href="([^"]+)"[^>]*>[^<]*<\/a>\s*(?:<\/p>)?\s*$/i

/** The one address that a text consists of, if it does. */
export const targetOf = (html: string): string | null =>
  onlyLink.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
