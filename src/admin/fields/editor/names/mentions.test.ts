import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { readAsBrowsersDo } from '#tests/support/formatted-text.ts'
import { formattedText } from '../schema/schema.ts'
import { openDocument } from '../text/open-document.ts'
import { writeHtml } from '../text/write-html.ts'
import { NameBook } from './find-names.ts'
import { firstMentions, link, mentionAtCursor } from './mentions.ts'

const schema = getSchema(formattedText)
const book = new NameBook([
  { name: 'Maren Holt', address: '/holt' },
  { name: 'Ty Poe', address: '/poe' },
])
const stateOf = (html: string) => EditorState.create({ doc: openDocument(schema, html, readAsBrowsersDo) })

describe('names in a text', () => {
  test.each([
    [
      'the first mention of each is linked, also where it is bold in part',
      '<p>Maren <b>Holt</b> and Ty Poe. Maren Holt again.</p><p>Ty Poe too.</p>',
      '<p><a href="/holt">Maren <b>Holt</b></a> and <a href="/poe">Ty Poe</a>. Maren Holt again.</p><p>Ty Poe too.</p>',
    ],
    [
      'nobody to whom a link leads already',
      '<p><a href="/holt">She</a> won. Maren Holt!</p>',
      '<p><a href="/holt">She</a> won. Maren Holt!</p>',
    ],
    [
      'nobody in a heading, or within another link',
      '<h2>Maren Holt</h2><p><a href="/x">Ty Poe</a></p>',
      '<h2>Maren Holt</h2><p><a href="/x">Ty Poe</a></p>',
    ],
    ['in lists and cells', '<ul><li>Ty Poe</li></ul>', '<ul><li><a href="/poe">Ty Poe</a></li></ul>'],
  ])('%s', (_, html, expected) => {
    const { tr, doc } = stateOf(html)
    expect(writeHtml(link(tr, firstMentions(doc, book)).doc)).toBe(expected)
  })

  test.each([
    ['<p>Then Maren Holt</p>', '/holt'],
    ['<p>Then Maren Holt,</p>', '/holt'],
    ['<p>Then Maren Holt scored</p>', null],
    ['<p>Maren Holt won. Then Maren Holt</p>', null],
    ['<h2>Maren Holt</h2>', null],
    ['<p>Then Maren</p>', null],
  ])('at the end of %s is offered: %s', (html, address) => {
    const state = stateOf(html)
    const atEnd = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
    expect(mentionAtCursor(atEnd, book)?.named.address ?? null).toBe(address)
  })
})
