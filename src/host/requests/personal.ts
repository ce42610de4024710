import type { IncomingHttpHeaders } from 'node:http'

/** Whether a Cookie header carries one of the named cookies: such a visitor must never be given a shared page. */
export function personalCookieTest(names: readonly string[]): (cookieHeader: string) => boolean {
  if (names.length === 0) return () => false
  const alternatives = names.map((name) =>
    name.endsWith('*') ? `${RegExp.escape(name.slice(0, -1))}[^=;]*` : RegExp.escape(name),
  )
  const pattern = new RegExp(`(?:^|;)\\s*(?:${alternatives.join('|')})\\s*=`)
  return (cookieHeader) => pattern.test(cookieHeader)
}

/** Visitors with one of these are known to us: what they see is made for them alone. */
export const personalCookies = ['fieldhouse.*', '__Host-fieldhouse.*'] as const

const hasPersonalCookie = personalCookieTest(personalCookies)

export const isPersonal = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || hasPersonalCookie(cookie ?? '')
