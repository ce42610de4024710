import { createHash, randomBytes } from 'node:crypto'
import { cookieLine, cookiesIn } from '../../signing/cookies.ts'
import { isSigned, signWith } from '../../signing/sign.ts'

/** Longer than anybody is on leave. */
const rememberedSeconds = 400 * 24 * 3600
const purpose = 'known device'

/** Not among the names that make a page personal: it says who signed in here once, not who asks. One for each account. */
const nameOf = (email: string): string =>
  `fieldhouse-device-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`

const textOf = (email: string, device: string, expires: string) => JSON.stringify([email, device, expires])

/** The browser's own word, if somebody signed in to this account with it before; null for a stranger's. */
export function knownDevice(
  secret: string,
  cookies: string | undefined,
  email: string,
  now: Date,
): string | null {
  const given = cookiesIn(cookies).get(nameOf(email)) ?? ''
  const [, device, expires, signed] = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(given) ?? []
  if (!device || !expires || !signed || Number(expires) * 1000 <= now.getTime()) return null
  return isSigned(signWith(secret), purpose, textOf(email, device, expires), signed) ? device : null
}

/** Remembers the browser of somebody who has just signed in. */
export function deviceCookie(
  secret: string,
  { email, device }: { email: string; device: string | null },
  now: Date,
  isSecure: boolean,
): string {
  const own = device ?? randomBytes(16).toString('base64url')
  const expires = String(Math.floor(now.getTime() / 1000) + rememberedSeconds)
  const value = `${own}.${expires}.${signWith(secret)(purpose, textOf(email, own, expires))}`
  return cookieLine({ name: nameOf(email), value, seconds: rememberedSeconds }, isSecure)
}
