import { formattedAttributes } from '#contract/editing/formatted-text.ts'
import { sections, type TableSection, type Wrap } from './document.ts'
import { attributesHtml, escaped } from './tree.ts'

/** What is asked of the editor's document to write it: its own nodes answer to it. */
export interface Written {
  readonly type: { readonly name: string }
  readonly attrs: Readonly<Record<string, unknown>>
  readonly marks: readonly { readonly type: { readonly name: string }; readonly attrs: Written['attrs'] }[]
  readonly text?: string | undefined
  readonly children: readonly Written[]
}

/** The document as HTML, exactly as the cleaning leaves it. */
export const writeHtml = (doc: Written): string => inside(doc)

const inside = (parent: Written): string => {
  const { children } = parent
  const paragraphs = children.filter(({ type }) => type.name === 'p').length
  return children
    .map((child, at) => {
      const isBeside = isLoose(children[at - 1]) || isLoose(children[at + 1])
      const isAlone = isMadeHere(child) && paragraphs === 1 && cells.has(parent.type.name)
      return isAlone || (isLoose(child) && !isBeside) ? lineHtml(child) : block(child)
    })
    .join('')
}

const cells = new Set(['li', 'td', 'th', 'dd'])
const isWrapped = (node: Written | undefined, wrap: Wrap): boolean =>
  node?.type.name === 'p' && node.attrs.wrap === wrap
/** Two that were divided would run into one. */
const isLoose = (node: Written | undefined): boolean => isWrapped(node, 'never')
const isMadeHere = (node: Written): boolean => isWrapped(node, 'auto')

const isEmpty = ({ children }: Written): boolean =>
  children.every(({ type, text }) => type.name === 'br' || (text !== undefined && /^[\s\u00a0]*$/.test(text)))

function block(node: Written): string {
  const tag = node.type.name
  switch (tag) {
    case 'kept':
      return String(node.attrs.html)
    case 'card':
      return `<div${attributesHtml({ 'data-card': String(node.attrs.name) })}></div>`
    case 'hr':
      return '<hr />'
    case 'p':
      return isEmpty(node) ? '' : `<p>${lineHtml(node)}</p>`
    case 'h2':
    case 'h3':
    case 'h4':
    case 'dt':
      return `<${tag}>${lineHtml(node)}</${tag}>`
    case 'figcaption':
      return isEmpty(node) ? '' : `<figcaption>${lineHtml(node)}</figcaption>`
    case 'pre':
      return preformatted(lineHtml(node))
    case 'grid':
      return table(node)
    default:
      return `<${tag}${said(tag, node.attrs)}>${inside(node)}</${tag}>`
  }
}

/** HTML takes the first line break after its tag for none. */
const preformatted = (html: string): string => `<pre>${html.startsWith('\n') ? '\n' : ''}${html}</pre>`

/** Rows before the last of the head are of the head, those after the first of the foot are of the foot. */
export function sectionsOf(rows: readonly Written[]): TableSection[] {
  const given = rows.map(({ attrs }) => sections.find((section) => section === attrs.section) ?? 'tbody')
  const [lastHead, firstFoot] = [given.lastIndexOf('thead'), given.indexOf('tfoot')]
  return given.map((section, at) => {
    if (at <= lastHead) return 'thead'
    return firstFoot !== -1 && at > firstFoot ? 'tfoot' : section
  })
}

function table({ children }: Written): string {
  const caption = children.find(({ type }) => type.name === 'caption')
  const rows = children.find(({ type }) => type.name === 'table')?.children ?? []
  const places = sectionsOf(rows)
  const groups = sections.map((section) => {
    const own = rows.filter((_, at) => places[at] === section)
    return own.length > 0 ? `<${section}>${own.map(block).join('')}</${section}>` : ''
  })
  return `<table>${caption && !isEmpty(caption) ? `<caption>${lineHtml(caption)}</caption>` : ''}${groups.join('')}</table>`
}

/** What is said of an element, in one order. */
function said(tag: string, attrs: Written['attrs']): string {
  const named = (formattedAttributes[tag] ?? []).flatMap((name): [string, string][] => {
    const value = attrs[name]
    if (value === null || value === undefined) return []
    return (name === 'colspan' || name === 'rowspan') && Number(value) === 1 ? [] : [[name, String(value)]]
  })
  return attributesHtml(Object.fromEntries(named))
}

function opening(tag: string, attrs: Written['attrs']): string {
  const isOutside = tag === 'a' && /^https?:/i.test(String(attrs.href ?? '').trim())
  return `<${tag}${said(tag, isOutside ? { ...attrs, rel: 'noreferrer' } : attrs)}>`
}

const single = (node: Written): string => {
  if (node.text !== undefined) return escaped(node.text)
  return node.type.name === 'img'
    ? `<img${said('img', { ...node.attrs, loading: 'lazy' })} />`
    : `<${node.type.name} />`
}

/** The editor's parts stay the same objects as long as nobody writes in them, so that a key writes one line anew. */
const lines = new WeakMap<Written, string>()

function lineHtml(node: Written): string {
  const known = lines.get(node)
  if (known !== undefined) return known
  const html = wordsHtml(node.children)
  lines.set(node, html)
  return html
}

type Marks = Written['marks']

const isSame = (one: Marks[number] | undefined, other: Marks[number] | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.type.name === other.type.name &&
  JSON.stringify(one.attrs) === JSON.stringify(other.attrs)

/** What several words have in common stands around all of them. */
function wordsHtml(nodes: readonly Written[]): string {
  let html = ''
  let open: Marks = []
  const go = (marks: Marks) => {
    let shared = 0
    while (isSame(open[shared], marks[shared])) shared += 1
    for (const { type } of open.slice(shared).toReversed()) html += `</${type.name}>`
    for (const { type, attrs } of marks.slice(shared)) html += opening(type.name, attrs)
    open = marks
  }
  for (const node of nodes) {
    go(node.marks)
    html += single(node)
  }
  go([])
  return html
}
