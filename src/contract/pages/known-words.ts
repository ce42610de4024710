/** What the words of a value mean; several stand with commas between them. As plain data: a host has it from a build. */
export interface KnownWords {
  /** Word → its one form; null where it means nothing. In small letters. */
  forms: Readonly<Record<string, string | null>>
  /** What any other word means, and several that mean different things. */
  others: string | null
}

/** The one form of a value, whatever its case; null where it means nothing. */
export function formOf({ forms, others }: KnownWords, value: string): string | null {
  const meant = value
    .toLowerCase()
    .split(',')
    .map((word) => (Object.hasOwn(forms, word) ? (forms[word] ?? null) : others))
    .filter((form) => form !== null)
  const [first = null] = meant
  return meant.every((form) => form === first) ? first : others
}
