/** What a search engine and a network show of a page is cut at about these lengths. */
export const mostOfTitle = 60
export const mostOfDescription = 155

export const cutAt = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : most).trimEnd()}…`
}

/** Whether a headline is seen whole, in words. */
export function headlineWords(headline: string): { words: string; isLong: boolean } {
  const { length } = headline.trim()
  if (length === 0) return { words: 'No headline yet.', isLong: false }
  const isLong = length > mostOfTitle
  const said = `${length} characters`
  return {
    words: isLong
      ? `${said}: search results show about ${mostOfTitle}.`
      : `${said}: shown whole in search results.`,
    isLong,
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of formatted text. */
export const plainWords = (html: string): string =>
  html
    .replace(/<(style|script)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<\/(p|h\d|li|td|th|div|blockquote|figcaption)>|<br[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

/** What is said of a page below its title: its teaser, or how it begins. */
export const descriptionOf = (teaser: string, html: string): string =>
  cutAt(teaser.trim() || plainWords(html), mostOfDescription)

/** The address with the last word that is typed now. */
export const addressWith = (address: string, word: string): string =>
  word.trim() === '' || !address.startsWith('/') ? address : address.replace(/[^/]*$/, encodeURI(word.trim()))
