import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, of which the database keeps the hash alone: who reads it can use none. */
export function newAccountToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfAccountToken(token) }
}

export const hashOfAccountToken = (token: string): string => createHash('sha256').update(token).digest('hex')
