import type { TextSegment } from '#contract/search.ts'
import type { Term } from './query.ts'
import { stem, type Word, wordsIn } from './words.ts'

const snippetLength = 200

/** Text in pieces of which those that were looked for are marked. */
export function highlight(text: string, terms: Term[]): TextSegment[] {
  const segments: TextSegment[] = []
  let from = 0
  for (const { start, end } of matchesIn(text, terms)) {
    if (start > from) segments.push({ text: text.slice(from, start), isMatch: false })
    segments.push({ text: text.slice(start, end), isMatch: true })
    from = end
  }
  if (from < text.length) segments.push({ text: text.slice(from), isMatch: false })
  return segments
}

/** The stretch of a long text with the most of what was looked for; its beginning where there is none of it. */
export function snippet(text: string, terms: Term[], length = snippetLength): TextSegment[] {
  if (text.length <= length) return highlight(text, terms)
  const matches = matchesIn(text, terms)
  const first = densest(matches, length)
  const start = first ? wordStart(text, Math.min(first.start - length / 4, text.length - length)) : 0
  const end = wordEnd(text, start + length)
  const stretch = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
  return highlight(stretch, terms)
}

function matchesIn(text: string, terms: Term[]): Word[] {
  const stems = new Set(terms.flatMap(({ words, isPrefix }) => (isPrefix ? [] : words.map(stem))))
  const prefixes = terms.flatMap(({ words, isPrefix }) => (isPrefix ? words : []))
  return wordsIn(text).filter(
    ({ folded }) => stems.has(stem(folded)) || prefixes.some((prefix) => folded.startsWith(prefix)),
  )
}

/** The match after which most others follow within the length. */
function densest(matches: Word[], length: number): Word | undefined {
  let best = { count: 0, match: matches[0] }
  let last = 0
  matches.forEach((match, index) => {
    while (last < matches.length && (matches[last]?.end ?? 0) <= match.start + (length * 3) / 4) last++
    if (last - index > best.count) best = { count: last - index, match }
  })
  return best.match
}

function wordStart(text: string, near: number): number {
  if (near <= 0) return 0
  const space = text.indexOf(' ', Math.floor(near) - 1)
  return space === -1 || space > near + 40 ? Math.floor(near) : space + 1
}

function wordEnd(text: string, near: number): number {
  if (near >= text.length) return text.length
  const space = text.lastIndexOf(' ', near)
  return space < near - 40 ? near : space
}
