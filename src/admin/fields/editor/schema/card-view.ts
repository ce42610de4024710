import type { NodeViewRenderer } from '@tiptap/core'
import { readCard } from '#contract/text/text-cards.ts'
import { cardWords } from '../text/card-words.ts'
import { cardTitle } from './card-title.ts'

/** How a card is shown to whoever writes: what it is, and of whom. Its page draws it from what is known then. */
export const cardView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('div')
  dom.dataset.textCard = ''
  const card = readCard(String(node.attrs.name))
  const what = document.createElement('strong')
  what.textContent = card ? cardWords[card.kind].label : 'Card'
  const of = document.createElement('span')
  dom.append(what, of)
  if (card?.kind === 'post') of.textContent = `${card.post.title}: ${card.post.url}`
  else if (card)
    void cardTitle(card).then((title) => {
      of.textContent = title ?? 'Not there any more. The page leaves it out.'
    })
  return { dom }
}
