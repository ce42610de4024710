import { Node } from '@tiptap/core'
import { keptCardName } from '#contract/text/text-cards.ts'
import { cardView } from './card-view.ts'
import { keptView } from './kept-view.ts'

/** A line of words: a heading, a term, a caption. */
const line = (name: string, group: string | null) =>
  Node.create({
    name,
    ...(group ? { group } : {}),
    content: 'inline*',
    defining: true,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  })

/** Holds others, and says nothing itself. */
const holder = (name: string, { group = 'block', content = 'block+' } = {}) =>
  Node.create({
    name,
    ...(group ? { group } : {}),
    content,
    defining: true,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  })

const paragraph = Node.create({
  name: 'p',
  group: 'block',
  content: 'inline*',
  // What is typed where nothing else is said.
  priority: 1000,
  addAttributes: () => ({ wrap: { default: 'auto', rendered: false, parseHTML: () => 'auto' } }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
})

const numbered = holder('ol', { group: 'block list', content: 'li+' }).extend({
  addAttributes: () => ({ start: { default: null }, reversed: { default: null } }),
})

const preformatted = line('pre', 'block').extend({
  whitespace: 'pre',
  code: false,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
})

const rule = Node.create({
  name: 'hr',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

const lineBreak = Node.create({
  name: 'br',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
})

const picture = Node.create({
  name: 'img',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** HTML that the editor has nothing for: it stays as it is, and can be moved or taken out as a whole. */
const kept = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  draggable: true,
  priority: 200,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-kept') ?? '',
      renderHTML: ({ html }: { html: string }) => ({ 'data-kept': html }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-kept]', priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => keptView,
})

/** A content that the page draws in its place. It stands between the blocks of a text. */
const card = Node.create({
  name: 'card',
  group: 'card',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => keptCardName(element.getAttribute('data-card') ?? '') ?? '',
      renderHTML: ({ name }: { name: string }) => ({ 'data-card': name }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-card]',
      priority: 100,
      getAttrs: (element) => (keptCardName(element.getAttribute('data-card') ?? '') === null ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => cardView,
})

export const nodes = [
  Node.create({ name: 'doc', topNode: true, content: '(block | card)+' }),
  Node.create({ name: 'text', group: 'inline' }),
  paragraph,
  line('h2', 'block'),
  line('h3', 'block'),
  line('h4', 'block'),
  holder('ul', { group: 'block list', content: 'li+' }),
  numbered,
  holder('li', { group: '' }),
  holder('dl', { content: '(dt | dd)+' }),
  line('dt', null),
  holder('dd', { group: '' }),
  holder('blockquote'),
  preformatted,
  rule,
  holder('div'),
  holder('figure', { content: '(figcaption block+) | (block+ figcaption?)' }).extend({
    isolating: true,
    draggable: true,
  }),
  line('figcaption', null),
  lineBreak,
  picture,
  card,
  kept,
]
