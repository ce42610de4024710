import { describe, expect, test } from 'vitest'
import { gameWith } from './testing/game-text.ts'

const line = (line: string, score: number) => `<linescore line="${line}" score="${score}"></linescore>`
const warningsOf = (away: string, root = 'bbgame', home = '') =>
  gameWith(root, { status: 'complete="Y"', away, home }).warnings

describe('what does not add up is said, and the file is taken in', () => {
  test('periods that do not make the score', () => {
    expect(warningsOf(line('30,40', 71))).toEqual([
      { place: 'Kestrel, line score', message: 'The periods make 70, the score is 71.' },
    ])
    expect(warningsOf(line('30,41', 71))).toEqual([])
  })

  test('sets that do not make the sets won; a set still being played is nobody’s', () => {
    const home = line('20,25,23', 1)
    expect(warningsOf(line('25,23,24', 1), 'vbgame', home)).toEqual([])
    expect(warningsOf(line('25,23,25', 1), 'vbgame', home)).toHaveLength(1)
  })

  test('players who do not make their team', () => {
    const away = `<totals><stats fgm="9" tp="20" min="200"/></totals>
      <player uni="4" name="Poe, Kit" gp="1"><stats fgm="5" tp="12" min="40"/></player>
      <player uni="TM" name="TEAM"><stats fgm="3" tp="8"/></player>`
    expect(warningsOf(away)).toEqual([
      { place: 'Kestrel, stats fgm', message: 'The players have 8, the team has 9.' },
    ])
  })

  test('a team whose players are not listed has nothing to compare', () => {
    expect(warningsOf('<totals><stats tp="20"/></totals>')).toEqual([])
  })

  test('a player who is listed twice', () => {
    const row = '<player uni="4" name="Poe, Kit" gp="1"/>'
    expect(warningsOf(row + row)).toEqual([
      { place: 'Kestrel, players', message: '4 Kit Poe is listed 2 times.' },
    ])
    expect(warningsOf(`${row}<player uni="04" name="Poe, Kit" gp="1"/>`)).toEqual([])
  })

  test('attributes that nobody knows are nothing to speak of', () => {
    expect(
      warningsOf('<player uni="4" name="Poe, Kit" gp="1" aura="9"><stats vibes="3"/><mood x="1"/></player>'),
    ).toEqual([])
  })
})
