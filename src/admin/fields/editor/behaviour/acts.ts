import type { Editor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'

/** Emphasis that may be written by two names is on if either is. */
const bothOf = { strong: ['strong', 'b'], em: ['em', 'i'] } as const

export function toggleEmphasis(editor: Editor, tag: 'strong' | 'em'): void {
  const names = bothOf[tag]
  const isOn = names.some((name) => editor.isActive(name))
  const chain = editor.chain().focus()
  if (isOn) for (const name of names) chain.unsetMark(name)
  else chain.setMark(tag)
  chain.run()
}

export const toggleMark = (editor: Editor, tag: string): void => {
  const chain = editor.chain().focus()
  // One is above the line or below it.
  if (tag === 'sub') chain.unsetMark('sup')
  if (tag === 'sup') chain.unsetMark('sub')
  chain.toggleMark(tag).run()
}

/** Says of words in which language they are, and so how they are read aloud; of the same language twice is not at all. */
export function setLanguage(editor: Editor, lang: string): void {
  const chain = editor.chain().focus()
  if (editor.isActive('i', { lang })) chain.unsetMark('i').run()
  else chain.setMark('i', { lang }).run()
}

/** A step back, and on again. */
export const goBack = ({ state, view }: Editor): boolean => undo(state, view.dispatch)
export const goOn = ({ state, view }: Editor): boolean => redo(state, view.dispatch)

export const setBlock = (editor: Editor, tag: string): void => {
  editor.chain().focus().setNode(tag).run()
}

/** Lines of a list that are made here are written without paragraphs of their own. */
export function toggleList(editor: Editor, tag: 'ul' | 'ol'): void {
  editor
    .chain()
    .focus()
    .toggleList(tag, 'li')
    .command(({ tr }) => {
      const { from, to } = tr.selection
      tr.doc.nodesBetween(from, to, (node, at, parent) => {
        if (node.type.name === 'p' && parent?.type.name === 'li' && parent.childCount === 1)
          tr.setNodeAttribute(at, 'wrap', 'auto')
      })
      return true
    })
    .run()
}

export const toggleQuote = (editor: Editor): void => {
  editor.chain().focus().toggleWrap('blockquote').run()
}

/** After the block that somebody is in, or in its place where that is empty; further out where it may not stand there. */
export function insertBlock(editor: Editor, node: Node): number {
  const { state, view } = editor
  const { $to } = state.selection
  const tr = state.tr
  const isEmptyLine = $to.parent.type.name === 'p' && $to.parent.content.size === 0
  let depth = $to.depth
  const mayStand = () => {
    const [parent, at] = [$to.node(depth - 1), $to.indexAfter(depth - 1)]
    return parent.canReplaceWith(at, at, node.type)
  }
  while (depth > 1 && !mayStand()) depth -= 1
  const isInPlace = isEmptyLine && depth === $to.depth
  const at = depth === 0 ? $to.pos : isInPlace ? $to.before(depth) : $to.after(depth)
  if (isInPlace) tr.replaceWith(at, $to.after(depth), node)
  else tr.insert(at, node)
  // Somebody goes on writing below it.
  const end = at + node.nodeSize
  const line = state.schema.nodes.p?.create()
  if (line && tr.doc.resolve(end).nodeAfter === null) tr.insert(end, line)
  view.dispatch(tr.scrollIntoView())
  return at
}

export function insertRule(editor: Editor): void {
  const rule = editor.schema.nodes.hr?.create()
  if (!rule) return
  const at = insertBlock(editor, rule)
  editor
    .chain()
    .focus()
    .setTextSelection(at + 2)
    .run()
}

export function insertCard(editor: Editor, name: string): void {
  const card = editor.schema.nodes.card?.create({ name })
  if (!card) return
  const at = insertBlock(editor, card)
  editor
    .chain()
    .focus()
    .setTextSelection(at + 2)
    .run()
}

/** Where the words of a link begin and end, around the cursor. */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('a')
  if (href === '') chain.unsetMark('a').run()
  else if (editor.state.selection.empty && !editor.isActive('a'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'a', attrs: { href } }] }).run()
  else chain.setMark('a', { href }).run()
}

/** What somebody types as an address, as one: 'example.com' is meant to be one. */
export function addressFrom(typed: string): string {
  const given = typed.trim()
  if (given === '' || /^([a-z][a-z\d+.-]*:|[/#?])/i.test(given)) return given
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) return `mailto:${given}`
  return /^[\w-]+(\.[\w-]+)+/.test(given) ? `https://${given}` : given
}

export function setAlt(editor: Editor, at: number, alt: string): void {
  const { state, view } = editor
  const node = state.doc.nodeAt(at)
  if (node?.type.name !== 'img') return
  const tr = state.tr.setNodeAttribute(at, 'alt', alt)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)))
}

/** A caption below the picture, to be written in. */
export function addCaption(editor: Editor, at: number): void {
  const { state, view } = editor
  const { figcaption, figure, p } = state.schema.nodes
  const $at = state.doc.resolve(at)
  if (!figcaption || !figure || !p) return
  const depth = Array.from({ length: $at.depth + 1 }, (_, index) => index).find(
    (index) => $at.node(index).type === figure,
  )
  const tr = state.tr
  if (depth !== undefined) {
    const end = $at.end(depth)
    tr.insert(end, figcaption.create())
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  } else {
    const image = state.doc.nodeAt(at)
    if (!image) return
    tr.delete(at, at + image.nodeSize)
    view.dispatch(tr)
    insertBlock(editor, figure.create(null, [p.create({ wrap: 'never' }, image), figcaption.create()]))
  }
  view.focus()
}
