import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from './MarkedText.tsx'

const plain = (text: string) => ({ text, isMatch: false })
const match = (text: string) => ({ text, isMatch: true })

test.each([
  [
    'words that were looked for',
    [plain('The '), match('Kingfishers'), plain(' win')],
    'The <mark>Kingfishers</mark> win',
  ],
  [
    'two beside each other',
    [match('Hall'), plain(' '), match('Fame')],
    '<mark>Hall</mark> <mark>Fame</mark>',
  ],
  [
    'what looks like HTML',
    [plain('<b>'), match('<script>'), plain('&')],
    '&lt;b&gt;<mark>&lt;script&gt;</mark>&amp;',
  ],
  ['nothing', [], ''],
])('%s', (_, segments, html) => {
  expect(renderToStaticMarkup(<MarkedText segments={segments} />)).toBe(html)
})
