import { expect, test } from 'vitest'
import { gameWith, onlyLine } from '../testing/game-text.ts'

test('volleyball: sets played, attack, serve, digs and blocks', () => {
  const game = gameWith('vbgame', {
    away: `<linescore line="25,23" score="1"><linegame game="1" points="25"/><linegame game="2" points="23"/></linescore>
      <totals><attack k="9" e="4" ta="30" pct=".167"/><set a="8" e="0" ta="20"/><block bs="1" ba="4" tb="3.0"/></totals>
      <player uni="2" name="Poe, Kit" checkname="POE, KIT" libero="Y" gp="2"><attack k="0" e="1" ta="8" pct="-.125"/><set a="5" e="0" ta="11"/><serve sa="1" se="2" ta="15"/><defense dig="30" re="1" ta="20"/><block bs="0" ba="1" be="0" tb="1"/><misc bhe="1" pts="1.5"/></player>
      <player uni="3" name="Dell, Cy" gp="0"><attack k="0" e="0" ta="0" pct=".000"/></player>`,
  })
  expect(game.teams[0].players).toHaveLength(1)
  expect(game.teams[0].players[0]).toMatchObject({ position: 'L', starter: false })
  expect(onlyLine(game)).toEqual({
    play: { sp: 2, bhe: 1 },
    attack: { e: 1, ta: 8 },
    set: { a: 5 },
    serve: { sa: 1, se: 2, ta: 15 },
    defense: { dig: 30, re: 1 },
    block: { ba: 1 },
  })
  expect(game.teams[0]).toMatchObject({ score: 1, scoreByPeriod: [25, 23], totals: { play: { sp: 2 } } })
})

test('volleyball: a rally is of the team that won it, with the score of the set', () => {
  const rest = `<plays><game number="2"><play number="1" text="KES starters: Poe, Kit."/><play number="2" serveteam="HAL" point="KES" vscore="1" hscore="0" text="[Vale Bo] Service error."/></game></plays>`
  expect(gameWith('vbgame', { rest }).plays).toEqual([
    { period: 2, clock: null, side: null, text: 'KES starters: Poe, Kit.', awayScore: null, homeScore: null },
    {
      period: 2,
      clock: null,
      side: 'away',
      text: '[Vale Bo] Service error.',
      awayScore: 1,
      homeScore: 0,
      serve: 'home',
    },
  ])
})
