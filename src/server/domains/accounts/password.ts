import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, object, Buffer>(scrypt)
const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const keyLength = 64

export const minPasswordLength = 12

/** 'salt:key' in hex, as better-auth keeps it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await key(password, salt)).toString('hex')}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', stored = ''] = hash.split(':')
  const expected = Buffer.from(stored, 'hex')
  return expected.length === keyLength && timingSafeEqual(await key(password, salt), expected)
}

const key = (password: string, salt: string) => derive(password.normalize('NFKC'), salt, keyLength, cost)
