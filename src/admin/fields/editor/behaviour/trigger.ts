/** A menu that is asked for by a sign: '/' for blocks, '@' for people, with what was typed after it. */
export interface Trigger {
  sign: '/' | '@'
  query: string
  /** How many letters it goes back, the sign among them. */
  length: number
}

/** What is asked for right before the cursor. A sign within a word is a part of it: 'and/or', an address of a mail. */
export function triggerBefore(text: string): Trigger | null {
  const found = /(^|[\s\u00a0\ufffc(“"])([/@])([\p{L}\p{N}’'.-]*(?: [\p{L}\p{N}’'.-]+)?)$/u.exec(text)
  if (!found) return null
  const [, , sign, query = ''] = found
  // Blocks are called by one word, and only where a line begins or a word ended.
  if (sign === '/' && query.includes(' ')) return null
  return { sign: sign === '/' ? '/' : '@', query, length: query.length + 1 }
}
