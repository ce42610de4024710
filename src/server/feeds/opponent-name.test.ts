import { describe, expect, test } from 'vitest'
import { abbreviationOf, opponentFinder, opponentKey, parseOpponent } from './opponent-name.ts'

const plain = {
  name: 'Northern State',
  site: null,
  prefix: null,
  isConference: false,
  isExhibition: false,
  gameNumber: null,
}

describe('the opponent of a schedule', () => {
  test.each([
    ['Northern State', plain],
    ['vs. Northern State', plain],
    ['vs Northern State', plain],
    ['at Northern State', { ...plain, site: 'A' }],
    ['@ Northern State', { ...plain, site: 'A' }],
    ['@Northern State*', { ...plain, site: 'A', isConference: true }],
    ['at #12 Northern State *', { ...plain, site: 'A', prefix: '#12', isConference: true }],
    ['No. 7/9 Northern State', { ...plain, prefix: '#7' }],
    ['Northern State (N)', { ...plain, site: 'N' }],
    ['Northern State (exh.)', { ...plain, isExhibition: true }],
    ['Northern State (DH 2)', { ...plain, gameNumber: 2 }],
    ['Northern State - Game 1', { ...plain, gameNumber: 1 }],
    ['Atlantic Tech', { ...plain, name: 'Atlantic Tech' }],
  ])("'%s'", (written, expected) => {
    expect(parseOpponent(written)).toEqual(expected)
  })

  test.each([
    ['Northern St.', 'Northern State'],
    ['ST. BRIDE', 'Saint Bride'],
    ['Univ. of Elk Bay', 'University of Elk Bay'],
    ['Lake & Moor', 'Lake and Moor'],
    ["Queen's", 'Queens'],
    ['Mt. Orr', 'Mount Orr'],
  ])('%s is %s', (one, other) => {
    expect(opponentKey(one)).toBe(opponentKey(other))
  })

  test('is found by its name, by less of it, or by its letters, and not where two may be meant', () => {
    const school = (title: string, abbreviation: string) => ({ title, abbreviation })
    const find = opponentFinder([
      school('Northern State University', 'NSU'),
      school('Elk Bay College', 'EBC'),
      school('Orr State', 'OS'),
      school('Orr College', 'OC'),
      school('University of Orr', 'UO'),
    ])
    const titles = ['northern st.', 'NSU', 'Elk Bay', 'Orr State', 'Orr', 'Nowhere'].map(
      (name) => find(name)?.title,
    )
    expect(titles).toEqual([
      'Northern State University',
      'Northern State University',
      'Elk Bay College',
      'Orr State',
      undefined,
      undefined,
    ])
  })

  test('is found by what an office has seen it called, unless two are called so', () => {
    const find = opponentFinder([
      { title: 'Northern State University', abbreviation: 'NSU', aliases: ['Norse Tech', 'The North'] },
      { title: 'Elk Bay College', abbreviation: 'EBC', aliases: ['The North', 'Elk Bay'] },
    ])
    expect(['norse tech', 'Elk Bay', 'The North'].map((name) => find(name)?.abbreviation)).toEqual([
      'NSU',
      'EBC',
      undefined,
    ])
  })

  test.each([
    ['Northern Plains University', 'NPU'],
    ['University of Elk Bay', 'UEB'],
    ['Orr', 'ORR'],
  ])('%s is %s for short', (title, abbreviation) => {
    expect(abbreviationOf(title)).toBe(abbreviation)
  })
})
