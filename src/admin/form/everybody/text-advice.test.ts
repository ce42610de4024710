import { describe, expect, test } from 'vitest'
import { altAdvice, gradeOf, textAdvice } from './text-advice.ts'

describe('advice on a text', () => {
  test.each([
    ['', []],
    ['<p>Read <a href="/tickets">the ticket policy</a>.</p>', []],
    ['<a href="/a">Click here</a>', [/“Click here” does not say where it leads/]],
    ['<a href="/a"><strong>Read more…</strong></a>', [/“Read more…” does not say/]],
    ['<a href="/a">here</a>', [/“here” does not say/]],
    ['<a href="/a"></a>', [/A link to \/a has no words/]],
    ['<a href="/a"><img src="x" alt="The schedule"></a>', []],
    ['<a href="/a">Here come the Otters</a>', []],
    ['<a href="/a">https://tickets.example/halcyon/2026</a>', [/letter by letter/]],
    ['<a href="/a">halcyon.example/a</a>', [/letter by letter/]],
    ['<a href="/a">PDF</a>', [/names a kind of file/]],
    ['<p>• One</p><p>• Two</p>', [/are no list yet/]],
    ['<p>• One<br>• Two</p>', [/are no list yet/]],
    ['<p>– and then it was over.</p>', []],
    ['<p>ALL SEATS OF THE ARENA ARE SOLD OUT</p>', [/in capitals/]],
    ['<p>USA, NCAA, FINA.</p>', []],
    ['<a href="/a">Box score</a> <a href="/b">Box score</a>', [/Two links called “Box score”/]],
    ['<a href="/a">Box score</a> <a href="/a">Box score</a>', []],
    ['<h2>A</h2><h3>B</h3><h2>C</h2>', []],
    ['<h2>A</h2><h4>B</h4>', [/“B” leaves out a level. Make it one of level 3/]],
    ['<h3>B</h3>', [/“B” leaves out a level. Make it one of level 2/]],
    ['<h1>A</h1>', [/“A” is a second title/]],
    ['<h2> </h2>', [/A heading is empty/]],
    ['<p><strong>Game notes</strong></p>', [/“Game notes” is bold but no heading/]],
    ['<p><strong>They won.</strong></p><p>And <strong>how</strong></p>', []],
    ['<img src="a">', [/no alternative text/]],
    ['<img src="a" alt="">', []],
    ['<img alt="DSC_0412.JPG" src="a">', [/name of a file/]],
    ['<table><tr><td>1</td></tr></table>', [/A table has no heads/]],
    ['<table><tr><th>Points</th></tr></table>', []],
  ])('%j', (html, expected) => {
    expect(textAdvice(html)).toEqual(expected.map((words) => expect.stringMatching(words)))
  })
})

test.each([
  ['', 0],
  ['Maya Ortiz clears the bar', 0],
  ['IMG_2044', 1],
  ['huddle.svg', 1],
  ['image', 1],
  ['Image and likeness: a workshop', 0],
  ['Picture of the team', 1],
  ['A photo of the arena', 1],
  ['Photographers at the finish', 0],
  ['x'.repeat(251), 1],
])('the alternative text %j asks for %s changes', (alt, count) => {
  expect(altAdvice(alt)).toHaveLength(count)
})

describe('how hard a text is to read', () => {
  const easy = 'The team won the game. It was close. The fans were loud. '.repeat(12)
  const hard =
    'Notwithstanding considerable institutional reorganization, administrators anticipated unprecedented participation opportunities throughout intercollegiate competition, including supplementary accommodations for international representatives. '.repeat(
      9,
    )

  test('is reckoned in years of school', () => {
    expect(gradeOf(easy)).toBeLessThan(4)
    expect(gradeOf(hard)).toBeGreaterThan(20)
  })

  test('is said of a long text alone, and only where it is hard', () => {
    expect(textAdvice(`<p>${easy}</p>`)).toEqual([])
    expect(textAdvice(`<p>${hard}</p>`)).toEqual([expect.stringMatching(/about \d\d years of school/)])
    expect(textAdvice(`<p>${hard.slice(0, 200)}</p>`)).toEqual([])
  })

  test('counts the points of a list as sentences', () => {
    const list = `<ul>${'<li>Two points from the line</li>'.repeat(40)}</ul>`
    expect(textAdvice(list)).toEqual([])
  })
})
