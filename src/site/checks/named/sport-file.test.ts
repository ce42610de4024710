import { describe, expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { sportFile, targetOf } from './sport-file.ts'

const address = '/sports/2026/1/5/notes.pdf'
const leaving = (to: string) => ({ to, isPermanent: false, leaves: true })

describe('sport-file: a page that is nothing but a link leads straight there', () => {
  test.each([
    ['a text is read here', address, null, null],
    ['at its own address', '/sports/2026/1/6/notes.pdf', null, { to: address, isPermanent: true }],
    ['a file is left for', address, '/files/notes.pdf', leaving('/files/notes.pdf')],
    ['so is another site', address, 'https://papers.example/1', leaving('https://papers.example/1')],
    ['a script is not', address, 'javascript:alert(1)', null],
  ])('%s', (_, asked, target, expected) => {
    expect(sportFile.content(visitOf(asked).url, { address, target })).toEqual(expected)
  })

  test.each([
    ['<p><a href="/files/notes.pdf">Notes</a></p>', '/files/notes.pdf'],
    [
      ' <a class="x" href="https://papers.example/?a=1&amp;b=2">Notes</a> ',
      'https://papers.example/?a=1&b=2',
    ],
    ['<p>See <a href="/files/notes.pdf">the notes</a>.</p>', null],
    ['<p><a href="/a">A</a></p><p><a href="/b">B</a></p>', null],
    ['', null],
  ])('%s leads to %s', (html, target) => {
    expect(targetOf(html)).toBe(target)
  })
})
