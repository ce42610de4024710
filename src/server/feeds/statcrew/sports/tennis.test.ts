import { expect, test } from 'vitest'
import { gameWith } from '../testing/game-text.ts'

test('tennis: courts, sets and who finished when', () => {
  const game = gameWith('tngame', {
    away: '<linescore line="1,3" score="4"/><totals><points points="4" doubles="1"/></totals><player name="Poe, Kit" gp="1"><singles win="1" setswon="2" setslost="1" gameswon="15" gameslost="12"/></player>',
    home: '<linescore line="0,2" score="2"/>',
    rest: `<matches><match kind="singles" number="1" sets="6-4,3-6,6-2" winner="V" order="5"><player vh="V" name="Poe, Kit"/><player vh="H" name="Bo Vale"/></match>
      <match kind="doubles" number="3" sets="4-4"><player vh="V" name="Kit Poe"/><player vh="V" name="Di Ames"/><player vh="H" name="Bo Vale"/><player vh="H" name="Cy Dell"/></match></matches>`,
  })
  expect(game.periods).toEqual(['Doubles', 'Singles'])
  expect(game.teams[0].totals.team).toEqual({ points: 4, doublesPoints: 1 })
  expect(game.teams[0].players[0]?.groups.singles).toEqual({
    win: 1,
    setsWon: 2,
    setsLost: 1,
    gamesWon: 15,
    gamesLost: 12,
  })
  expect(game.matches).toEqual([
    {
      kind: 'singles',
      number: 1,
      away: ['Kit Poe'],
      home: ['Bo Vale'],
      sets: [
        { away: 6, home: 4 },
        { away: 3, home: 6 },
        { away: 6, home: 2 },
      ],
      winner: 'away',
      finished: 5,
    },
    {
      kind: 'doubles',
      number: 3,
      away: ['Kit Poe', 'Di Ames'],
      home: ['Bo Vale', 'Cy Dell'],
      sets: [{ away: 4, home: 4 }],
      winner: null,
      finished: null,
    },
  ])
})
