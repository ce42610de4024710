import { createHmac, timingSafeEqual } from 'node:crypto'

/** How the library for sessions signs: the text, a dot, and forty-four characters. */
const signatureLength = 44
const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64')

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * The cookies of a request, those that the secret of before has signed as the one of now would have: so nobody is signed
 * out when it changes. What neither has signed stays as it is, and is worth as much as before.
 */
export function renewedCookies(header: string, { now, before }: { now: string; before: string }): string {
  return header
    .split('; ')
    .map((pair) => {
      const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? []
      const whole = decoded(value)
      const text = whole.slice(0, -signatureLength - 1)
      const signature = whole.slice(-signatureLength)
      if (text === '' || whole.at(-signatureLength - 1) !== '.') return pair
      if (!isSame(signatureOf(before, text), signature)) return pair
      return `${name}=${encodeURIComponent(`${text}.${signatureOf(now, text)}`)}`
    })
    .join('; ')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
