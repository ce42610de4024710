/** The word that a file of the library is known by, in whatever names it. */
export const keyIn = (address: string): string | null =>
  /\/library\/([0-9a-f]{32})\//.exec(address)?.[1] ?? null

/** Whether an address leads out of the school's own storage. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address)
