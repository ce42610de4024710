import { describe, expect, test } from 'vitest'
import { gameWith } from '../testing/game-text.ts'

describe('baseball and softball', () => {
  test('what is left out is zero, and innings have outs behind the point', () => {
    const game = gameWith('bsgame', {
      away: `<linescore line="1,0,2" runs="3" hits="5" errs="2" lob="8"/>
        <totals><hitting ab="37" r="3" h="5" rbi="3"/><pitching ip="10.0" h="8" r="4" er="2"/><fielding po="30" a="6" e="2" indp="1"/></totals>
        <player uni="4" name="Poe, Kit" gp="1" gs="1" spot="1" pos="3B" atpos="3b"><hitting ab="4" r="0" h="1" rbi="2"/><fielding po="4" a="2"/></player>
        <player uni="14" name="Reyes, Cal" gp="1" gs="1" pos="p"><pitching appear="4" gs="1" ip="0.2" h="3" r="1" er="1" so="1" win="2-0" save="3"/></player>
        <player uni="15" name="Dell, Cy" gp="0"><hitseason ab="9"/></player>`,
    })
    const [poe, reyes, ...others] = game.teams[0].players
    expect(poe).toMatchObject({
      position: '3b',
      starter: true,
      groups: { hitting: { ab: 4, h: 1, rbi: 2 }, fielding: { po: 4, a: 2 } },
    })
    expect(reyes?.groups).toEqual({
      pitching: { appear: 1, gs: 1, cg: 1, ip: 0.2, h: 3, r: 1, er: 1, so: 1, win: 1, save: 1 },
    })
    expect(others).toEqual([])
    expect(game.teams[0]).toMatchObject({
      score: 3,
      scoreByPeriod: [1, 0, 2],
      totals: { hitting: { lob: 8 }, fielding: { dp: 1 } },
    })
  })

  test.each([
    ['<lineinn inn="1" score="0"/><lineinn inn="2" score="4"/><lineinn inn="3" score="X"/>', 'ignored'],
    ['', '0,4,X'],
    ['', '0,4,'],
  ])('a half inning that was not needed is not there', (children, line) => {
    const home = `<linescore line="${line}" runs="4">${children}</linescore>`
    const game = gameWith('bsgame', { away: '<linescore line="1,0,0" runs="1"/>', home })
    expect(game.teams[1].scoreByPeriod).toEqual([0, 4])
    expect(game.periods).toEqual(['1', '2', '3'])
  })

  test.each([
    ['schedinn="9"', 'M', '9 innings', 9],
    ['schedinn="7"', 'W', '7 innings', 7],
    ['schedinn="7" gender="M"', 'M', '7 innings', 7],
    ['', null, null, 9],
  ])('only the innings tell softball from baseball: %s', (venue, gender, rules, regulation) => {
    expect(gameWith('bsgame', { venue })).toMatchObject({
      gender,
      venue: { rules },
      state: { periodsRegulation: regulation },
    })
  })

  test.each([
    ['doubleheader="Y" dhgame="2"', 2],
    ['doubleheader="N" dhgame="1"', null],
    ['', null],
  ])('which of two games on one day: %s', (venue, gameNumber) => {
    expect(gameWith('bsgame', { venue }).gameNumber).toBe(gameNumber)
  })

  test('runs are said by the play, marked on its runners, or told in its words', () => {
    const rest = `<plays format="summary"><inning number="1">
      <batting vh="V" id="KES"><play seq="1" batter="Poe, Kit"><narrative text="Poe, Kit homered to left (2-1 BBS); Dell, Cy scored."/></play>
        <play seq="2" batter="Ames, Di"><narrative text="Ames, Di grounded out to 2b."/></play><innsummary r="2" h="1" e="0" lob="0"/></batting>
      <batting vh="H" id="HAL"><play seq="3" batter="Vale, Bo" scoring="Y" runs="1" rbis="0"><narrative text="Vale, Bo reached on an error; Reyes, Cal came home."/></play>
        <play seq="4" batter="Vale, Bo"><narrative text="Vale, Bo singled."/><batter tobase="1" rbi="1"/><runner scored="1"/><runner tobase="3B"/></play></batting></inning></plays>`
    const away = '<player uni="1" name="Poe, Kit" gp="1"/>'
    const game = gameWith('bsgame', { away, rest })
    expect(
      game.scoring.map(({ type, player, awayScore, homeScore }) => [type, player, awayScore, homeScore]),
    ).toEqual([
      ['HR', 'Kit Poe', 2, 0],
      ['Run', null, 2, 1],
      ['Run', 'Bo Vale', 2, 2],
    ])
    expect(game.plays[0]).toEqual({
      period: 1,
      clock: null,
      side: 'away',
      text: 'Kit Poe homered to left (2-1 BBS); Dell, Cy scored.',
      awayScore: 2,
      homeScore: 0,
    })
    expect(game.plays[1]).toMatchObject({ awayScore: null, homeScore: null })
  })

  test('a turn begins with outs and runners', () => {
    const turn = (said: string) =>
      gameWith('bsgame', {
        rest: `<plays><inning number="1"><batting vh="V" id="KES"><play ${said}><narrative text="Kit Poe singled."/></play></batting></inning></plays>`,
      }).plays[0]
    expect(turn('outs="1" first="Dell, Cy" third="Vale, Bo"')).toMatchObject({ outs: 1, on: [1, 3] })
    expect(turn('outs="0" first=""')).toMatchObject({ outs: 0, on: [] })
    expect(turn('outs="3"')?.outs).toBeUndefined()
    expect(turn('first="Dell, Cy"')?.on).toBeUndefined()
  })

  test('who pitches alone to the end has a complete game', () => {
    const pitcher = '<player uni="9" name="Poe, Kit" gp="1"><pitching ip="9.0"/></player>'
    const complete = (status: string, away: string) =>
      gameWith('bsgame', { status, away }).teams[0].players.map(({ groups }) => groups.pitching?.cg ?? 0)
    expect(complete('complete="Y"', pitcher)).toEqual([1])
    expect(complete('complete="N"', pitcher)).toEqual([0])
    expect(complete('complete="Y"', pitcher + pitcher.replace('"9"', '"8"'))).toEqual([0, 0])
  })
})
