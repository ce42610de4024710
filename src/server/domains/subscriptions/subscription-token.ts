import { createHash, randomBytes } from 'node:crypto'

/**
 * 256 random bits: nobody guesses them, so they need no signature, and the database keeps their hash alone, so that
 * who reads it can neither confirm nor end anything.
 */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
