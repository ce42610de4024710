import { describe, expect, test } from 'vitest'
import { gameWith } from '../testing/game-text.ts'

const scored = (away: number, home: number) => ({
  away: `<linescore line="${away}" score="${away}"/>`,
  home: `<linescore line="${home}" score="${home}"/>`,
})
const lined = (away: string, home: string, hasScore = true) => {
  const line = (points: string) => {
    const score = points.split(',').reduce((sum, each) => sum + Number(each), 0)
    return `<linescore line="${points}"${hasScore ? ` score="${score}" runs="${score}"` : ''}/>`
  }
  return { away: line(away), home: line(home) }
}
const stateOf = (root: string, parts: Parameters<typeof gameWith>[1]) => gameWith(root, parts).state

const halves = '<rules prds="2" minutes="45" minutesot="10"/>'
const quarters = '<rules prds="4" minutes="15" minutesot="4"/>'
const thirds = '<rules prds="3" minutes="20" minutesot="5"/>'

describe('whether a game is over', () => {
  test.each([
    ['the file says so', 'bbgame', 'complete="Y" period="2" clock="00:00"', '', 3, 2, true],
    [
      'the file says not, whatever the clock shows',
      'hkgame',
      'complete="N" period="3" clock="20:00"',
      thirds,
      6,
      2,
      false,
    ],
    ['its status is final', 'bsgame', 'gamestatus="final"', '', 3, 2, true],
    ['a clock that counts up is at its end', 'sogame', 'period="2" clock="90:00"', halves, 1, 0, true],
    ['it is not yet', 'sogame', 'period="2" clock="89:59"', halves, 1, 0, false],
    ['nobody leads: there may be an overtime', 'sogame', 'period="2" clock="90:00"', halves, 1, 1, false],
    ['the first goal of an overtime ends it', 'sogame', 'period="3" clock="91:54"', halves, 2, 1, true],
    ['an overtime without a goal goes on', 'sogame', 'period="3" clock="91:54"', halves, 1, 1, false],
    ['a clock that counts down is at zero', 'lcgame', 'period="4" clock="00:00"', quarters, 9, 8, true],
    ['it is not yet', 'lcgame', 'period="4" clock="08:39"', quarters, 9, 8, false],
    ['zero of an early period is a break', 'lcgame', 'period="3" clock="00:00"', quarters, 9, 8, false],
    ['a clock that starts anew each period', 'hkgame', 'period="3" clock="20:00"', thirds, 3, 2, true],
    ['water polo plays its overtimes out', 'wpgame', 'period="5" clock="01:10"', quarters, 9, 8, false],
    ['three sets are won', 'vbgame', 'game="4"', '', 3, 1, true],
    ['two sets are not enough', 'vbgame', 'game="4"', '', 2, 1, false],
  ])('%s', (_, root, status, inVenue, away, home, isComplete) => {
    expect(stateOf(root, { status, inVenue, ...scored(away, home) }).isComplete).toBe(isComplete)
  })

  test('a draw is over when the file tells how long it took', () => {
    const parts = { status: 'period="2" clock="90:00"', inVenue: halves, ...scored(1, 1) }
    expect(stateOf('sogame', { ...parts, venue: 'duration="1:52"' }).isComplete).toBe(true)
    expect(stateOf('sogame', { ...parts, venue: 'duration="" end=""' }).isComplete).toBe(false)
  })

  test('football is over when its last quarter is closed and somebody leads', () => {
    const plays = (end: string, number = 4) => ({
      rest: `<plays><qtr number="${number}"><play text="Kneel down"/>${end}</qtr><downtogo qtr="${number}" clock="00:00" hasball="KES"/></plays>`,
    })
    expect(stateOf('fbgame', { ...scored(7, 3), ...plays('<endqtr/>') }).isComplete).toBe(true)
    expect(
      stateOf('fbgame', { ...scored(7, 3), ...plays('<score V="7" H="3" final="Y"/>') }).isComplete,
    ).toBe(true)
    expect(stateOf('fbgame', { ...scored(7, 3), ...plays('') }).isComplete).toBe(false)
    expect(stateOf('fbgame', { ...scored(7, 7), ...plays('<endqtr/>') }).isComplete).toBe(false)
    expect(stateOf('fbgame', { ...scored(7, 3), ...plays('<endqtr/>', 3) }).isComplete).toBe(false)
  })

  const closed = 'end="10:52 pm" duration="3:26"'
  const drawn =
    '<plays><qtr number="5"><play text="Kneel down"/></qtr><downtogo qtr="5" clock="00:00"/></plays>'
  test.each<[string, string, Parameters<typeof gameWith>[1], 'over' | 'running' | 'unsure']>([
    ['football without plays, closed', 'fbgame', { venue: closed, ...lined('7,0,7,0', '3,0,0,0') }, 'over'],
    [
      'football after an overtime, closed',
      'fbgame',
      { venue: closed, rest: drawn, ...lined('7,0,7,0,6', '7,0,7,0,3') },
      'over',
    ],
    ['football, closed and level', 'fbgame', { venue: closed, ...lined('7,0,7,0', '7,7,0,0') }, 'unsure'],
    [
      'football, closed in the third quarter',
      'fbgame',
      { venue: closed, ...lined('7,0,7', '3,0,0') },
      'unsure',
    ],
    [
      'football whose clock has run out, with a try to come',
      'fbgame',
      { rest: drawn.replaceAll('"5"', '"4"'), ...lined('7,0,7,6', '7,0,7,3') },
      'unsure',
    ],
    [
      'football with time left',
      'fbgame',
      { rest: drawn.replaceAll('"5"', '"4"').replace('00:00', '04:10'), ...lined('7,0,7,6', '7,0,7,3') },
      'running',
    ],
    [
      'basketball, closed with time on the clock',
      'bbgame',
      { status: 'period="2" clock="00:01"', venue: closed, ...lined('30,40', '31,40') },
      'over',
    ],
    ['basketball without any word of it', 'bbgame', lined('30,40', '31,40'), 'unsure'],
    ['basketball, level and closed', 'bbgame', { venue: closed, ...lined('30,40', '30,40') }, 'unsure'],
    ['basketball in its first half', 'bbgame', lined('30', '31'), 'running'],
    [
      'soccer, drawn and closed',
      'sogame',
      { venue: closed, inVenue: halves, ...lined('1,0', '0,1') },
      'over',
    ],
    [
      'a file that says not, and when it ended',
      'bbgame',
      { status: 'complete="N"', venue: closed, ...lined('30,40', '31,40') },
      'unsure',
    ],
    [
      'a duration of nothing',
      'bbgame',
      { status: 'complete="N"', venue: 'end="" duration="0:00"', ...lined('30,40', '31,40') },
      'running',
    ],
    [
      'baseball, level and closed',
      'bsgame',
      { venue: `schedinn="9" ${closed}`, ...lined('1,0,0,0,0,0,0,0,0', '0,0,0,0,0,0,0,0,1') },
      'over',
    ],
    [
      'baseball that rain ended',
      'bsgame',
      { venue: `schedinn="9" ${closed}`, ...lined('1,0,0,0,0', '0,0,0,0,0') },
      'over',
    ],
    [
      'baseball, too short to count',
      'bsgame',
      { venue: `schedinn="9" ${closed}`, ...lined('1,0,0', '0,0,0') },
      'unsure',
    ],
    ['volleyball without a score: three sets', 'vbgame', lined('25,25,25', '20,23,18', false), 'over'],
    [
      'volleyball, closed after two',
      'vbgame',
      { venue: closed, ...lined('25,25', '20,23', false) },
      'unsure',
    ],
    ['tennis played out', 'tngame', lined('1,3', '0,3'), 'over'],
    ['tennis, decided and closed', 'tngame', { venue: closed, ...lined('1,3', '0,1') }, 'over'],
    ['tennis, closed before it was decided', 'tngame', { venue: closed, ...lined('1,2', '0,1') }, 'unsure'],
  ])('%s', (_, root, parts, end) => {
    const { isComplete, isEndUnsure = false } = stateOf(root, parts)
    expect(isComplete ? 'over' : isEndUnsure ? 'unsure' : 'running').toBe(end)
  })

  test('baseball is over when the winning pitcher is named', () => {
    const pitcher = (said: string) => ({
      away: `<linescore line="0,1" runs="1"/><player uni="9" name="Poe, Kit" gp="1"><pitching ip="2.0" ${said}/></player>`,
    })
    expect(stateOf('bsgame', pitcher('win="3-1"')).isComplete).toBe(true)
    expect(stateOf('bsgame', pitcher('')).isComplete).toBe(false)
  })
})

describe('whether a game has started', () => {
  const start = '<rules prds="2" minutes="20"/>'
  test.each([
    ['the clock is full', 'bbgame', 'period="1" clock="20:00"', start, '', false],
    ['the clock has moved', 'bbgame', 'period="1" clock="19:58"', start, '', true],
    ['a clock that counts up is at zero', 'sogame', 'period="1" clock="00:00"', halves, '', false],
    ['a clock that counts up has moved', 'sogame', 'period="1" clock="00:12"', halves, '', true],
    [
      'only the keepers are named',
      'sogame',
      'period="1" clock="00:00"',
      halves,
      '<plays><period number="1"><play vh="V" clock="00:00" text="Poe at goalie"/></period></plays>',
      false,
    ],
    [
      'something has happened',
      'sogame',
      'period="1"',
      halves,
      '<plays><period number="1"><play vh="V" clock="03:10" text="Shot"/></period></plays>',
      true,
    ],
    [
      'only the starters are told',
      'vbgame',
      'game="1"',
      '',
      '<plays><game number="1"><play text="KES starters"/></game></plays>',
      false,
    ],
    [
      'a rally is won',
      'vbgame',
      'game="1"',
      '',
      '<plays><game number="1"><play point="KES" text="Kill" vscore="1" hscore="0"/></game></plays>',
      true,
    ],
    ['the file says not', 'bbgame', 'period="1" clock="12:00" gamestatus="pregame"', start, '', false],
  ])('%s', (_, root, status, inVenue, rest, hasStarted) => {
    expect(stateOf(root, { status, inVenue, rest }).hasStarted).toBe(hasStarted)
  })

  test('there is a score, or a later period', () => {
    expect(stateOf('bbgame', scored(2, 0)).hasStarted).toBe(true)
    expect(stateOf('bbgame', { status: 'period="2" clock="20:00"', inVenue: start }).hasStarted).toBe(true)
  })
})

describe('where a game stands', () => {
  test('period, clock and the periods of a whole game', () => {
    expect(
      stateOf('bbgame', {
        status: 'complete="N" period="3" clock="04:05"',
        inVenue: '<rules prds="4" minutes="10"/>',
      }),
    ).toMatchObject({
      period: 3,
      periodsRegulation: 4,
      clockSeconds: 245,
    })
  })

  test('an inning with its outs and runners, and no clock', () => {
    const status =
      'complete="N" vh="H" inning="7" outs="1" first="Poe, Kit" second="" third="Reyes, Cal" clock="12:00"'
    expect(stateOf('bsgame', { status, venue: 'schedinn="7"' })).toMatchObject({
      period: 7,
      periodsRegulation: 7,
      clockSeconds: 0,
      possession: 'home',
      situation: '1 out, runners on 1st and 3rd',
    })
  })

  test.each([
    ['b="2" s="1"', '2-1, 0 outs'],
    ['b="7" s="1"', '0 outs'],
    ['b="" s="1"', '0 outs'],
  ])('a count where the pitches are told: %s', (count, situation) => {
    const status = `complete="N" vh="H" inning="7" outs="0" ${count}`
    expect(stateOf('bsgame', { status }).situation).toBe(situation)
  })

  test('down, distance and spot', () => {
    const rest =
      '<plays><downtogo hasball="HAL" down="3" togo="8" spot="KES42" qtr="2" clock="06:10"/></plays>'
    expect(stateOf('fbgame', { rest })).toMatchObject({
      period: 2,
      clockSeconds: 370,
      possession: 'home',
      situation: '3rd & 8 at KES 42',
    })
  })

  test('who serves', () => {
    expect(stateOf('vbgame', { status: 'complete="N" game="2" serving="V"' })).toMatchObject({
      period: 2,
      possession: 'away',
    })
  })

  test('a game that is over has nothing going on', () => {
    expect(stateOf('vbgame', { status: 'complete="Y" game="5" serving="V"' }).possession).toBeNull()
  })
})
