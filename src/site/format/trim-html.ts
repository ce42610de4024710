import { TRIM_LENGTH, trimEnd } from './trim-text.ts'

/** An element dropped with all it holds, a comment, a tag, a character reference, a run of text, a stray sign. */
const grammar =
  /<(picture|svg|script|style)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|&(?:#\d+|#x[\da-f]+|\w+);|[^<&]+|[<&]/gi

const voids = new Set('area base br col embed hr input link meta source track wbr'.split(' '))
const inline = new Set('a abbr b cite code em i mark q s small span strong sub sup time u wbr'.split(' '))
const strays: Record<string, string> = { '<': '&lt;', '&': '&amp;' }

/** `reads` has one character for each that shows: the end is found in it and laid back onto the HTML. */
type Piece = { html: string; tag?: string; reads: string }

function pieceOf(html: string, tag: string | undefined): Piece {
  if (tag) return { html, tag, reads: inline.has(tag) ? '' : ' ' }
  const reference = strays[html] ?? (html.startsWith('&') ? html : null)
  if (reference) return { html: reference, reads: /^&(nbsp|#160|#xa0);$/i.test(reference) ? ' ' : 'x' }
  const reads = html.replace(/\s+/g, ' ')
  return { html: reads, reads }
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let last = ' '
  for (const [match, dropped, name] of html.matchAll(grammar)) {
    const tag = name?.toLowerCase()
    if (dropped || tag === 'img' || match.startsWith('<!--')) continue
    const piece = pieceOf(match, tag)
    // White space after white space does not show.
    if (last === ' ' && piece.html === piece.reads) piece.html = piece.reads.trimStart()
    if (last === ' ') piece.reads = piece.reads.trimStart()
    last = piece.reads.at(-1) ?? last
    pieces.push(piece)
  }
  return pieces
}

/** The tag as it may stand here: what it closes closes all within, and what closes nothing is dropped. */
function balanced(html: string, tag: string, open: string[]): string {
  if (!html.startsWith('</')) {
    if (!voids.has(tag) && !html.endsWith('/>')) open.push(tag)
    return html
  }
  return open.includes(tag) ? closing(open, open.lastIndexOf(tag)) : ''
}

const closing = (open: string[], from = 0): string =>
  open
    .splice(from)
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')

/** HTML whose text has at most `length` characters: images are dropped, an ellipsis is appended, every element closed. */
export function trimHtml(html: string, length = TRIM_LENGTH): string {
  const pieces = piecesOf(html)
  let room = trimEnd(pieces.map(({ reads }) => reads).join(''), length) ?? Number.POSITIVE_INFINITY
  const open: string[] = []
  let result = ''
  for (const { html: piece, tag, reads } of pieces) {
    if (tag) result += balanced(piece, tag, open)
    else if (reads.length < room) result += piece
    else return `${result}${reads.length === room ? piece : piece.slice(0, room)}…${closing(open)}`
    room -= reads.length
  }
  return result + closing(open)
}
