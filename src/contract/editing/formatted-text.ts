/** What formatted text may be made of. The cleaning lets through exactly this, and the desk's editor holds exactly this. */
export const formattedTags = {
  blocks: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'pre', 'div'],
  /** Around words, the outermost first: the order in which the editor writes them. */
  words: [
    'a',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'abbr',
    'cite',
    'q',
    'time',
    'code',
  ],
  pictures: ['figure', 'figcaption', 'img'],
  tables: ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
} as const

export type WordTag = (typeof formattedTags.words)[number]

/** What may be said of each. Whatever runs, styles or names is not among it. */
export const formattedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  /** Stands for a content that is drawn in its place (contract/text/text-cards.ts). */
  div: ['data-card'],
  abbr: ['title'],
  /** Words of another language are told from those around them, and read aloud as what they are (WCAG 3.1.2). */
  i: ['lang'],
  time: ['datetime'],
  ol: ['start', 'reversed'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
