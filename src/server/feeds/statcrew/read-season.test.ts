import { describe, expect, test } from 'vitest'
import { readSeasonText } from './testing/game-text.ts'

describe('a season file', () => {
  test('basketball’s has its numbers on the rows', () => {
    const season = readSeasonText(`<bbseas source="TAS" version="4" date="03/14/2026"><venue type="I"/>
      <team code="1" id="HAL" name="Halcyon" season="2025-26" overall="21-9" home="12-2"/>
      <totals gp="30" min="6000" fgm="800" fga="1700" tp="2200" treb="1100" fgpct="47.1"/><opponent gp="30" tp="2000"/>
      <player name="Poe, Kit" checkname="POE,KIT" uni="3" pos="g" year="SR" gs="30" gp="30" fgm="500" fga="1000" tp="1400"/>
      <player name="TEAM" uni="TM" gp="30" fgm="300" fga="700" tp="800" treb="1100"/>
      <games><game number="1"/></games></bbseas>`)
    expect(season).toMatchObject({
      kind: 'season',
      group: 'basketball',
      program: 'TAS 4',
      date: '2026-03-14',
      team: { id: 'HAL', name: 'Halcyon' },
      games: 30,
      record: '21-9',
      totals: { stats: { fgm: 800, fga: 1700, tp: 2200, treb: 1100, min: 6000 } },
      opponents: { stats: { tp: 2000 } },
      warnings: [],
    })
    expect(season.players[0]).toEqual({
      jersey: '3',
      name: 'Kit Poe',
      checkName: 'POE,KIT',
      position: 'G',
      starter: true,
      groups: { stats: { fgm: 500, fga: 1000, tp: 1400 } },
      gamesPlayed: 30,
      gamesStarted: 30,
    })
  })

  test('football’s has the groups of a game, in the team or beside it', () => {
    const inner =
      '<totals gp="13"><rush att="500" yds="2500" long="88"/></totals><player uni="2B" name="Poe, Kit" gp="13" gs="2"><rush att="400" yds="2000" long="88"/></player>'
    for (const text of [
      `<fbseas date="1/9/2012"><team id="HAL" name="Halcyon" overall="13-0-0">${inner}</team></fbseas>`,
      `<fbseas date="1/9/2012"><team id="HAL" name="Halcyon" overall="13-0-0"/>${inner}</fbseas>`,
    ]) {
      const season = readSeasonText(text)
      expect(season).toMatchObject({
        group: 'football',
        games: 13,
        record: '13-0-0',
        totals: { rushing: { att: 500, yds: 2500, long: 88 } },
      })
      expect(season.players).toMatchObject([
        {
          jersey: '2B',
          gamesPlayed: 13,
          gamesStarted: 2,
          groups: { rushing: { att: 400, yds: 2000, long: 88 } },
        },
      ])
      expect(season.warnings.map(({ message }) => message)).toEqual([
        'The players have 400, the team has 500.',
        'The players have 2000, the team has 2500.',
      ])
    }
  })

  test('decisions of a season are counted, and a hitter’s starts are not a pitcher’s', () => {
    const season = readSeasonText(`<bsseas date="5/9/2026"><team id="HAL" name="Halcyon"/>
      <player uni="9" name="Poe, Kit" gp="20" gs="12"><pitching win="8" loss="2" save="3" appear="20" gs="12" ip="92.1"/></player>
      <player uni="4" name="Dell, Cy" gp="50" gs="50"><hitting ab="200" h="61"/></player></bsseas>`)
    expect(season.players.map(({ groups }) => groups)).toEqual([
      { pitching: { win: 8, loss: 2, save: 3, appear: 20, gs: 12, ip: 92.1 } },
      { hitting: { ab: 200, h: 61 } },
    ])
  })
})
