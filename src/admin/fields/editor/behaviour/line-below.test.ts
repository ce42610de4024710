import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { readAsBrowsersDo } from '#tests/support/formatted-text.ts'
import { formattedText } from '../schema/schema.ts'
import { openDocument } from '../text/open-document.ts'
import { writeHtml } from '../text/write-html.ts'
import { lineBelow } from './line-below.ts'

const schema = getSchema(formattedText)

test.each([
  ['<p>Words</p>', 'p', 1],
  ['<p>Words</p><hr />', 'p', 3],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', 'p', 2],
  ['<ul><li>One</li></ul>', 'ul', 1],
])('below %s somebody can write on, and nothing of it is written', (html, last, count) => {
  const doc = openDocument(schema, html, readAsBrowsersDo)
  const state = EditorState.create({ doc, plugins: [lineBelow()] })
  const after = state.apply(state.tr.setMeta('opened', true))
  expect(after.doc.lastChild?.type.name).toBe(last)
  expect(after.doc.childCount).toBe(count)
  expect(writeHtml(after.doc)).toBe(html)
})
