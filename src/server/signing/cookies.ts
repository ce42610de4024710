/** A browser takes a cookie of this name only over https, from this very host and for all of it: nobody else can plant one. */
const hostPrefix = '__Host-'

/** A cookie's name as a browser is given it. */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `${hostPrefix}${name}` : name

interface OwnCookie {
  name: string
  value: string
  seconds: number
}

/** The value of Set-Cookie for one that scripts and other sites do not see. */
export const cookieLine = ({ name, value, seconds }: OwnCookie, isSecure: boolean): string =>
  [
    `${cookieName(name, isSecure)}=${value}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

/** The cookies of a request under their plain names. One that only this host could set goes before its namesake. */
export function cookiesIn(header = ''): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [given = '', value = ''] = pair.trim().split('=', 2)
    const name = given.startsWith(hostPrefix) ? given.slice(hostPrefix.length) : given
    if (name !== given || !cookies.has(name)) cookies.set(name, value)
  }
  return cookies
}
