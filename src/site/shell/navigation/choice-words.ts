/** What a link of a list or a table was, by which somebody chose how to see it. */
export interface Chosen {
  /** The words that are seen on it. */
  words: string
  /** The group that it is of, such as 'Numbers'; null where it is the head of a column. */
  group: string | null
  /** How the column is sorted now. */
  direction: string | null
}

/** For a polite live region: the page has changed somewhere else than where the focus is. */
export function choiceWords({ words, group, direction }: Chosen): string {
  if (group !== null) return `${group}: ${words}`
  return direction ? `Sorted by ${words}, ${direction}` : ''
}
