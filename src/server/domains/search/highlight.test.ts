import { describe, expect, test } from 'vitest'
import type { TextSegment } from '#contract/search.ts'
import { highlight, snippet } from './highlight.ts'
import { asPrefix, parseQuery } from './query.ts'

const marked = (segments: TextSegment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const plain = (segments: TextSegment[]) => segments.map(({ text }) => text).join('')

test.each([
  ['kingfisher', 'Kingfishers win in Kingfisher Park', '[Kingfishers] win in [Kingfisher] Park'],
  ['munoz', 'José Muñoz scores', 'José [Muñoz] scores'],
  ['Muñoz', 'MUNOZ scores', '[MUNOZ] scores'],
  ["women's soccer", 'Women’s Soccer', '[Women’s] [Soccer]'],
  ['story', '<b>Stories</b> & more', '<b>[Stories]</b> & more'],
  ['"hall of fame"', 'The Hall of Fame', 'The [Hall] [of] [Fame]'],
  ['nothing', 'Something else', 'Something else'],
  ['win', 'winter', 'winter'],
  ['any', '', ''],
])('%s in "%s"', (q, text, expected) => {
  const segments = highlight(text, parseQuery(q))
  expect(marked(segments)).toBe(expected)
  expect(plain(segments)).toBe(text)
})

test('the beginning of a word marks the whole word', () => {
  expect(marked(highlight('Kingfishers', parseQuery('kingf').map(asPrefix)))).toBe('[Kingfishers]')
})

describe('a snippet', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(20)

  test('of a short text is all of it', () => {
    expect(marked(snippet('They win.', parseQuery('win')))).toBe('They [win].')
  })

  test('begins the text where it has nothing of what was looked for', () => {
    const text = plain(snippet(filler, parseQuery('win')))
    expect(text.startsWith('lorem ipsum')).toBe(true)
    expect(text.endsWith('…')).toBe(true)
  })

  test('shows where most of it stands, in whole words', () => {
    const text = `${filler}One win. ${filler}The Kingfishers win again. ${filler}`
    const segments = snippet(text, parseQuery('kingfishers win'))
    expect(marked(segments)).toContain('The [Kingfishers] [win] again.')
    expect(plain(segments)).toMatch(/^…\w+ .*\w…$/)
    expect(filler).toContain(plain(segments).slice(1, 12).trim())
  })

  test('keeps its length', () => {
    for (const text of [`${filler}win`, `win ${filler}`, `${'x'.repeat(500)} win ${'y'.repeat(500)}`]) {
      const segments = snippet(text, parseQuery('win'))
      expect(plain(segments).length).toBeLessThan(260)
      expect(segments.some(({ isMatch }) => isMatch)).toBe(true)
    }
  })
})
