import type { EmailParts } from '#contract/staff.ts'

/** The user part and the domain part of an address, or null where there is none. */
export function emailParts(email: string | null): EmailParts | null {
  const at = email?.lastIndexOf('@') ?? -1
  if (email === null || at < 1 || at === email.length - 1) return null
  return { user: email.slice(0, at), domain: email.slice(at + 1) }
}
