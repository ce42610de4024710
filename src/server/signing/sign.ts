import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretsIn } from '../config/secret.ts'

/** A signature of a text for one purpose: what was signed for one thing is worth nothing for another. */
export interface Sign {
  (purpose: string, text: string): string
  /** As it was signed before the secret was changed: good still, and made no more. */
  before?: Sign
}

const signBy =
  (secret: string): Sign =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

export function signWith(secret: string): Sign {
  const { now, before } = secretsIn(secret)
  return before === null ? signBy(now) : Object.assign(signBy(now), { before: signBy(before) })
}

export function isSigned(sign: Sign, purpose: string, text: string, signature: string): boolean {
  const [wanted, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)]
  const isNow = wanted.length === given.length && timingSafeEqual(wanted, given)
  return isNow || (sign.before !== undefined && isSigned(sign.before, purpose, text, signature))
}
