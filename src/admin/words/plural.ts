/** A word inside of a sentence: 'partners', but 'RSS feeds' and 'All-Americans'. */
const inSentence = (words: string): string =>
  /^[A-Z][a-z]*(?![\w-])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** '1 partner', '3 partners'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${inSentence(count === 1 ? one : many)}`
