const literal = (words: string): string => words.trim().replace(/[\\%_]/g, '\\$&')

/** A pattern for `ilike` that finds the words anywhere, taking its wildcards for the characters they are. */
export const containing = (words: string): string => `%${literal(words)}%`
