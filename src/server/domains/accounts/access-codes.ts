import type { ProtectedKind } from '#contract/shapes/access.ts'
import { cookieLine, cookiesIn } from '../../signing/cookies.ts'
import { isSigned, signWith } from '../../signing/sign.ts'
import { type MayEnter, nobody } from '../../unit-of-work/work.ts'

/** A door that was opened, as a cookie remembers it. */
interface Entry {
  tenant: string
  kind: ProtectedKind
  id: number
  code: string
}

/** A season's camp is longer than a month; a credential of last year should not open this year's door. */
const rememberedSeconds = 30 * 24 * 3600

const purpose = 'access code'
const prefix = 'fieldhouse.access.'
const nameOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${prefix}${kind}.${id}`

/** Codes are read out at desks and typed on telephones: spaces around them mean nothing. */
export function isCode(given: string, code: string): boolean {
  // Signatures are of one length: a near miss takes as long as a far one.
  const sign = signWith('compare')
  return code.trim() !== '' && isSigned(sign, purpose, code.trim(), sign(purpose, given.trim()))
}

/** What is signed: a code is part of it, so that a new one shuts out who had the old one. */
const textOf = ({ tenant, kind, id, code }: Entry, expires: number): string =>
  JSON.stringify([tenant, kind, id, code, expires])

/** The value of Set-Cookie for somebody who gave the right code. */
export function accessCookie(secret: string, entry: Entry, now: Date, isSecure: boolean): string {
  const expires = Math.floor(now.getTime() / 1000) + rememberedSeconds
  const value = `${expires}.${signWith(secret)(purpose, textOf(entry, expires))}`
  return cookieLine({ name: nameOf(entry), value, seconds: rememberedSeconds }, isSecure)
}

/** Which doors of a school the cookies of a request open. Whoever brings none is nobody. */
export function accessOf(secret: string, cookies: string | undefined, tenant: string, now: Date): MayEnter {
  if (!cookies?.includes(prefix)) return nobody.mayEnter
  const given = cookiesIn(cookies)
  return (kind, id, code) => {
    const [, expires, signed] = /^(\d{1,12})\.([\w-]+)$/.exec(given.get(nameOf({ kind, id })) ?? '') ?? []
    if (code === null || !expires || !signed || Number(expires) * 1000 <= now.getTime()) return false
    const text = textOf({ tenant, kind, id, code }, Number(expires))
    return isSigned(signWith(secret), purpose, text, signed)
  }
}
