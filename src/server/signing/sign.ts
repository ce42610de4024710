import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature of a text for one purpose: what was signed for one thing is worth nothing for another. */
export type Sign = (purpose: string, text: string) => string

export const signWith =
  (secret: string): Sign =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

export function isSigned(sign: Sign, purpose: string, text: string, signature: string): boolean {
  const [wanted, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
