import { describe, expect, test } from 'vitest'
import { partHtml } from './read-more.ts'

const words = (length: number, word = 'word') => `${word} `.repeat(length / (word.length + 1)).trim()
const paragraph = (length: number) => `<p>${words(length)}</p>`

describe('a long text', () => {
  test('shows its first paragraphs and keeps the rest behind Read more', () => {
    const [first, second, third] = [paragraph(500), paragraph(300), paragraph(400)]
    expect(partHtml(first + second + third)).toEqual({ lead: first + second, rest: third })
  })

  test.each([
    ['a short text', paragraph(600)],
    ['one long paragraph', paragraph(3000)],
    ['a rest that is not worth a click', paragraph(800) + paragraph(100)],
    ['no text', ''],
    ['text without elements', words(3000)],
    ['an element that is never closed', `<div>${paragraph(800)}${paragraph(800)}`],
  ])('is not parted where it is %s', (_, html) => {
    expect(partHtml(html)).toEqual({ lead: html, rest: '' })
  })

  test('is never parted inside an element', () => {
    const list = `<ul><li>${words(400)}</li><li>${words(400)}<br>${words(400)}</li></ul>`
    const rest = paragraph(300)
    expect(partHtml(`<!-- a > b -->${list}<hr>${rest}`).rest).toBe(`<hr>${rest}`)
  })

  test('is measured by what can be read', () => {
    const link = `<a href="/${'x'.repeat(900)}" title="a > b">here</a>`
    const [first, second] = [`<p>${link} ${words(300)}</p>`, paragraph(300)]
    expect(partHtml(first + second)).toEqual({ lead: first + second, rest: '' })
  })
})
