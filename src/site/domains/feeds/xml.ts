/** What XML 1.0 has no place for, even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Without the characters that would make a reader refuse the whole document, wherever a text brought them from. */
export const legibleXml = (document: string): string => document.replace(forbidden, '')
