import type { Node } from '@tiptap/pm/model'

/** Its words, those of what is kept as it is among them. */
export function wordsIn(doc: Node): number {
  const text = doc.textBetween(0, doc.content.size, ' ', (leaf) =>
    leaf.type.name === 'kept' ? String(leaf.attrs.html).replace(/<[^>]*>/g, ' ') : ' ',
  )
  return countWords(text)
}

/** Whatever has a letter or a digit is a word: '3-2' is one, a dash is none. */
export const countWords = (text: string): number =>
  text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** As most people read; a minute at least. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / 230))

/** '1,240 words · 5 min read'. */
export const measureWords = (words: number): string =>
  words === 0
    ? 'No words yet'
    : `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'} · ${minutesFor(words)} min read`
