import { isRole, type Role } from '#contract/shapes/visitor.ts'
import { minPasswordLength } from './password.ts'

export type Fields = Partial<Record<'email' | 'password' | 'name' | 'token' | 'role', string>>

/** In lower case, so that one mailbox is one person; null for what is no address. */
export function emailIn({ email = '' }: Fields): string | null {
  const address = email.trim().toLowerCase()
  return address.length <= 254 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(address) ? address : null
}

const longestPassword = 128

export function passwordIn({ password = '' }: Fields): string | null {
  return password.length >= minPasswordLength && password.length <= longestPassword ? password : null
}

export function nameIn({ name = '' }: Fields): string | null {
  const words = name.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim()
  return words.length >= 1 && words.length <= 120 ? words : null
}

export const tokenIn = ({ token = '' }: Fields): string | null =>
  /^[\w-]{16,64}$/.test(token) ? token : null

export const roleIn = ({ role }: Fields): Role | null => (isRole(role) ? role : null)

/** The page that a form came from, saying what is wrong, with what it needs to be tried again. */
export function pageWith(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
