/** The word that a file of the library is known by, in whatever names it. */
export const keyIn = (address: string): string | null =>
  /\/library\/([0-9a-f]{32})\//.exec(address)?.[1] ?? null
