export const TRIM_LENGTH = 50

/** Where a text of more than `length` characters ends: after its last whole word, or inside a word that is too long. */
export function trimEnd(text: string, length: number): number | null {
  if (text.trimEnd().length <= length) return null
  const words = /^.*\S(?=\s)/s.exec(text.slice(0, length + 1))?.[0]
  const end = words ?? text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  return end.replace(/[\s,;:–—-]+$/, '').length
}

/** Text of at most `length` characters, cut at the end of a word and ended with an ellipsis. */
export function trimText(text: string, length = TRIM_LENGTH): string {
  const end = trimEnd(text, length)
  return end === null ? text : `${text.slice(0, end)}…`
}
