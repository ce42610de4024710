const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain sentences as HTML paragraphs. Empty ones fall away. */
export const paragraphs = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escape(part)}</p>`)
    .join('')

/** The text of an HTML body, to be woven into sentences of one's own. */
export const plain = (html: string): string =>
  html
    .replaceAll('</p><p>', ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** Numbers below ten in words, as a sports desk prints them. */
export const inWords = (number: number): string => small[number] ?? String(number)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const plural = (count: number, word: string, many = `${word}s`): string =>
  `${inWords(count)} ${count === 1 ? word : many}`

export function ordinal(number: number): string {
  const words = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ]
  if (number <= words.length) return words[number - 1] ?? ''
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}

/** 'A', 'A and B', 'A, B and C'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const months = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const weekday = (day: string): string => weekdays[dateOf(day).getUTCDay()] ?? ''

/** 'Nov. 15'. */
export const shortDate = (day: string): string =>
  `${months[dateOf(day).getUTCMonth()]} ${dateOf(day).getUTCDate()}`

/** 'Sunday, Nov. 15'. */
export const longDate = (day: string): string => `${weekday(day)}, ${shortDate(day)}`

/** 'PORT HALCYON, MD' from 'Port Halcyon, MD', as a story opens. */
export const dateline = (place: string): string => {
  const [town = '', ...rest] = place.split(', ')
  return [town.toUpperCase(), ...rest].join(', ')
}

/** What the reader sees before opening: the first sentence, cut at a word when it is long. */
export function teaserOf(text: string, longest = 180): string {
  const first = /^.*?[a-z0-9”"’')]{2}[.!?](?=\s[A-Z]|$)/s.exec(text)?.[0] ?? text
  if (first.length <= longest) return first
  return `${first.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
