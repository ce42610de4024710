import type { IncomingHttpHeaders } from 'node:http'
import { personalCookieTest } from './fast-path.ts'

/** Visitors with one of these are known to us: what they see is made for them alone. */
export const personalCookies = ['fieldhouse.*', '__Host-fieldhouse.*'] as const

const hasPersonalCookie = personalCookieTest(personalCookies)

export const isPersonal = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || hasPersonalCookie(cookie ?? '')
