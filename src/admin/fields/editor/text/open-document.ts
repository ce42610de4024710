import type { Schema } from '@tiptap/pm/model'
import type { Part } from './document.ts'
import { openTrees } from './open-html.ts'
import type { Tree } from './tree.ts'

/** A text as the editor's own; should that ever not fit, it is kept whole rather than mended. */
export function openDocument(schema: Schema, html: string, read: (html: string) => Tree[]) {
  const opened = openTrees(read(html))
  try {
    const doc = schema.nodeFromJSON(opened)
    doc.check()
    return doc
  } catch {
    const whole: Part = { type: 'doc', content: [{ type: 'kept', attrs: { html } }] }
    return schema.nodeFromJSON(whole)
  }
}
