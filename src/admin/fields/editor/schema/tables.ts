import { Extension, Node } from '@tiptap/core'

const cellAttributes = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('colspan') ?? 1) },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1) },
  // Asked for by whoever edits tables; columns are as wide as what is in them.
  colwidth: { default: null, rendered: false },
}

const cell = (name: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ ...cellAttributes, ...(name === 'th' ? { scope: { default: null } } : {}) }),
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  })

/** A row knows which section of its table it stands in: those that edit tables know rows and cells alone. */
const row = Node.create({
  name: 'tr',
  content: '(td | th)*',
  addAttributes: () => ({
    section: {
      default: 'tbody',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-section') ?? 'tbody',
      renderHTML: ({ section }: { section: string }) => ({ 'data-section': section }),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const table = Node.create({
  name: 'table',
  content: 'tr+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})

/** What a table is called stands above it, in a line of its own. */
const caption = Node.create({
  name: 'caption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-caption]', priority: 100 }],
  renderHTML: () => ['div', { 'data-caption': '' }, 0],
})

const grid = Node.create({
  name: 'grid',
  group: 'block',
  content: 'caption? table',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-grid]', priority: 100 }],
  renderHTML: () => ['div', { 'data-grid': '' }, 0],
})

/** By which those that edit tables know them. */
const roles: Readonly<Record<string, string>> = { table: 'table', tr: 'row', td: 'cell', th: 'header_cell' }
const tableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
})

export const tables = [tableRoles, grid, caption, table, row, cell('th'), cell('td')]
