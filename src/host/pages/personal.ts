import type { IncomingHttpHeaders } from 'node:http'
import { personalCookieTest } from './fast-path.ts'

/** Visitors with one of these are known to us: what they see is made for them alone. */
export const personalCookies = ['fieldhouse.*', '__Host-fieldhouse.*'] as const

const hasPersonalCookie = personalCookieTest(personalCookies)

export const isPersonal = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || hasPersonalCookie(cookie ?? '')

const ownPaths = /^\/(?:(?:hidden\/|protected\/)?form|pay)\/|^\/api\/v2\/(?:forms\/[^/]+\/start$|payments\/)/i

/**
 * Whether what is at a path is made anew for everybody who asks. Such an answer carries the key of one submission: two
 * visitors who ask at the same moment may not share a render, even one that is not kept.
 */
export const isForOne = (url: string): boolean => ownPaths.test(url.split('?', 1)[0] ?? '')
