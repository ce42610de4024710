import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { readAsBrowsersDo } from '#tests/support/formatted-text.ts'
import { formattedText } from '../schema/schema.ts'
import { writeHtml } from '../text/write-html.ts'
import { pastedBlocks, plainSlice } from './clipboard.ts'

const schema = getSchema(formattedText)
const pasted = (html: string) =>
  writeHtml(schema.nodeFromJSON({ type: 'doc', content: pastedBlocks(readAsBrowsersDo(html)) }))

test.each([
  ['what the editor knows', '<h1>Notes</h1><ul><li>One</ul>', '<h2>Notes</h2><ul><li>One</li></ul>'],
  [
    'the words of what has no place in it',
    '<p>Before</p><ul><li><abbr title="a">Q&amp;A <abbr title="b">live</abbr></abbr></ul>',
    '<p>Before</p><p>Q&amp;A live</p>',
  ],
])('a paste brings %s', (_, html, expected) => {
  expect(pasted(html)).toBe(expected)
})

test('of plain text an empty line divides paragraphs, and what is around it is joined', () => {
  const { content, openStart, openEnd } = plainSlice(schema, 'One\r\ntwo\n\n\nThree')
  expect(writeHtml(schema.nodeFromJSON({ type: 'doc', content: content.toJSON() }))).toBe(
    '<p>One<br />two</p><p>Three</p>',
  )
  expect([openStart, openEnd]).toEqual([1, 1])
})
