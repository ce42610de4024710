import { type SocialPost, socialPost } from './social-posts.ts'

/** What may stand in a text as a card: a content by its number, drawn from what is known of it when the text is read. */
export const numberedCards = ['game', 'boxscore', 'player', 'leaders', 'gallery', 'video'] as const
export type NumberedCard = (typeof numberedCards)[number]

/** Whom a card is about. Leaders are those of a season, a player is a line of a roster, a box score is its game's. */
export type TextCard = { kind: NumberedCard; id: number } | { kind: 'post'; post: SocialPost }

const numbered = new RegExp(`^(${numberedCards.join('|')})/([1-9]\\d{0,8})$`)

/** 'game/12', 'post/https://x.com/otters/status/1': how a text names a card. Null for what names none. */
export function readCard(name: string): TextCard | null {
  const [, kind, id] = numbered.exec(name) ?? []
  if (kind && id) return { kind: kind as NumberedCard, id: Number(id) }
  const post = name.startsWith('post/') ? socialPost(name.slice(5)) : null
  return post && { kind: 'post', post }
}

/** The name that `readCard` reads; of one post there is one. */
export const cardName = (card: TextCard): string =>
  card.kind === 'post' ? `post/${card.post.url}` : `${card.kind}/${card.id}`

/** A name as it is kept; null for what names no card. */
export function keptCardName(name: string): string | null {
  const card = readCard(name)
  return card && cardName(card)
}

const tag = /<(\/?)([a-z]\w*)([^>]*)>/g
const alone = new Set(['br', 'hr', 'img'])

/**
 * A cleaned text cut at the cards between its paragraphs. What stands in a card is for readers that know of none, and so is
 * a card within a quotation or a table.
 */
export function cutAtCards(html: string): (string | TextCard)[] {
  if (!html.includes('data-card=')) return [html]
  const found: (string | TextCard)[] = []
  let depth = 0
  let from = 0
  let open: TextCard | null = null
  for (const { 0: whole, 1: slash, 2: name = '', 3: said = '', index } of html.matchAll(tag)) {
    if (alone.has(name)) continue
    if (slash) depth -= 1
    else {
      const card = depth === 0 && name === 'div' ? cardIn(said) : null
      depth += 1
      if (!card) continue
      open = card
      found.push(html.slice(from, index))
    }
    if (slash && depth === 0 && open) {
      found.push(open)
      open = null
      from = index + whole.length
    }
  }
  found.push(html.slice(from))
  return found.filter((piece) => typeof piece !== 'string' || piece.trim() !== '')
}

const cardIn = (said: string): TextCard | null => {
  const [, name] = / data-card="([^"]*)"/.exec(said) ?? []
  return name ? readCard(name) : null
}
