import { describe, expect, test } from 'vitest'
import { excerptOf, renamedText, renamedValue } from './renamed.ts'

const jo = [{ from: 'Jo Doe', to: 'Joanna Doe' }]

describe('a name that was corrected', () => {
  test.each([
    ['Jo Doe scored.', 'Joanna Doe scored.'],
    ["It was Jo Doe's day; Jo Doe said so.", "It was Joanna Doe's day; Joanna Doe said so."],
    ['<p><b>Jo&nbsp;Doe</b>, Jo\n Doe</p>', '<p><b>Joanna Doe</b>, Joanna Doe</p>'],
    ['Jo Doerr and Mojo Doe', 'Jo Doerr and Mojo Doe'],
    ['Jo Doe-Orr and Mary-Jo Doe', 'Jo Doe-Orr and Mary-Jo Doe'],
    ['/sports/football/roster/jo-doe/12', '/sports/football/roster/jo-doe/12'],
    ['(Jo Doe)', '(Joanna Doe)'],
  ])('%s', (before, after) => {
    expect(renamedText(before, jo)).toBe(after)
  })

  test('may have an apostrophe of any kind', () => {
    const names = [{ from: "Pat O'Roe", to: 'Pat O’Rowe' }]
    for (const written of ["Pat O'Roe", 'Pat O’Roe', 'Pat O&#39;Roe'])
      expect(renamedText(`${written} won.`, names)).toBe('Pat O’Rowe won.')
  })

  test('may be the one that somebody else had', () => {
    const names = [
      { from: 'Ada Bay', to: 'Bea Bay' },
      { from: 'Bea Bay', to: 'Ada Bay' },
    ]
    expect(renamedText('Ada Bay beat Bea Bay', names)).toBe('Bea Bay beat Ada Bay')
  })

  test('is right in every text of a content, and nothing else of it changes', () => {
    const value = { title: 'Jo Doe', rank: 3, blocks: [{ html: '<p>Jo Doe</p>', isWide: true }], image: null }
    expect(renamedValue(value, jo)).toEqual({
      title: 'Joanna Doe',
      rank: 3,
      blocks: [{ html: '<p>Joanna Doe</p>', isWide: true }],
      image: null,
    })
  })
})

test('where somebody is named is shown with the words around it', () => {
  expect(excerptOf({ body: `<p>${'a '.repeat(80)}and <b>Jo Doe</b> ran.</p>` }, jo)).toMatch(
    /^… ?a a .*and Jo Doe ran\.$/,
  )
  expect(excerptOf({ title: 'Nobody' }, jo)).toBe('')
})
