import { Plugin } from '@tiptap/pm/state'

/** Nobody gets out of these by writing on. */
const closed = new Set(['grid', 'figure', 'kept', 'hr'])

/** A text ends with a line to go on in. It is written when something stands in it, and is no step that can be undone. */
export const lineBelow = () =>
  new Plugin({
    appendTransaction: (_done, _before, { doc, schema, tr }) => {
      const line = schema.nodes.p?.create()
      const isClosed = closed.has(doc.lastChild?.type.name ?? '')
      return line && isClosed ? tr.insert(doc.content.size, line).setMeta('addToHistory', false) : null
    },
  })
