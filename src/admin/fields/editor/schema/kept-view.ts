import type { NodeViewRenderer } from '@tiptap/core'

/** What stands in it, as far as it has words. */
const excerpt = (html: string): string => {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > 140 ? `${text.slice(0, 140)}…` : text
}

/** How HTML is shown that stays as it is: a card that says so, never the HTML itself at work. */
export const keptView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('div')
  dom.dataset.keptCard = ''
  const html = String(node.attrs.html)
  const title = document.createElement('strong')
  title.textContent = 'Kept as it is'
  const words = document.createElement('span')
  words.textContent = excerpt(html) || html.slice(0, 140)
  dom.append(title, words)
  dom.title = 'The editor has nothing for this HTML. Open the HTML below to change it.'
  return { dom }
}
