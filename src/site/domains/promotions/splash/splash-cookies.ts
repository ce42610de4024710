const dayMs = 24 * 60 * 60_000

/** What a cookie of this visitor says; undefined where there is none of that name. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1)
}

interface KeptCookie {
  name: string
  value: string
  /** Milliseconds of the visitor's own clock, by which the browser lets it go. */
  until: number
}

export const cookieText = ({ name, value, until }: KeptCookie): string =>
  `${name}=${value}; Expires=${new Date(until).toUTCString()}; Path=/; SameSite=Lax`

/** What a browser takes as a name: an editor's typing error would never be remembered, and its takeover never end. */
export const isCookieName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name)

/** Whoever was sent to a takeover is left alone for a day, which is how long most of them are news. */
export const takeoverCookie = (name: string, now: number): string =>
  cookieText({ name, value: 'seen', until: now + dayMs })
