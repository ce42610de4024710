import { describe, expect, test } from 'vitest'
import { gameWith, onlyLine } from '../testing/game-text.ts'

const player = (inside: string) => `<player uni="9" name="Poe, Kit" gp="1" gs="1" pos="gk">${inside}</player>`

describe('soccer', () => {
  test('shots, cards, minutes and goalkeeping', () => {
    const away =
      player(`<shots g="1" a="0" sh="3" sog="2" ps="1" psatt="1"/><goaltype gw="1" ua="1"/><penalty count="1" yellow="1" red="0" fouls="2"/>
      <misc minutes="92" dsave="1"/><goalie minutes="91:54" ga="2" saves="5" savebyprd="2,3,0" win="1-0-0" shutout="0"/>`)
    expect(onlyLine(gameWith('sogame', { away }))).toEqual({
      shots: { g: 1, sh: 3, sog: 2, ps: 1, psatt: 1, gw: 1 },
      penalty: { yellow: 1, fouls: 2 },
      misc: { min: 92, dsave: 1 },
      goalie: { sec: 5514, ga: 2, saves: 5, win: 1 },
    })
  })

  test('corners and offsides are the sums of the periods', () => {
    const away = `<linescore line="1,0" score="1"><lineprd prd="1" score="1" corners="3" offsides="1"/><lineprd prd="2" score="0" corners="2" offsides="0"/></linescore><totals><shots g="1"/></totals>`
    expect(gameWith('sogame', { away }).teams[0].totals.team).toEqual({ corners: 5, offsides: 1 })
  })

  test('goals with the score counted, cut names made whole', () => {
    const rest = `<scores><score number="1" vh="V" prd="1" time="43:48" name="Panagiotopoulou" desc="Header"/>
      <score number="2" vh="H" prd="2" time="61:37" name="Bo Vale" assist1="Di Ames" assist2="Cy Dell"/></scores>`
    const game = gameWith('sogame', { away: '<player uni="9" name="Panagiotopoulou, Nina" gp="1"/>', rest })
    expect(game.scoring).toEqual([
      {
        period: 1,
        clock: '43:48',
        side: 'away',
        type: 'Goal',
        player: 'Nina Panagiotopoulou',
        assists: [],
        text: 'Goal by Nina Panagiotopoulou. Header',
        awayScore: 1,
        homeScore: 0,
      },
      {
        period: 2,
        clock: '61:37',
        side: 'home',
        type: 'Goal',
        player: 'Bo Vale',
        assists: ['Di Ames', 'Cy Dell'],
        text: 'Goal by Bo Vale (Di Ames, Cy Dell)',
        awayScore: 1,
        homeScore: 1,
      },
    ])
  })

  test('an overtime is named, and plays without words are left out', () => {
    const rest = `<plays><period number="1"><play clock="00:00" action="PRD" text=""/><play vh="H" team="HAL" clock="03:05" action="GOAL" text="GOAL by HAL" vscore="0" hscore="1"/></period></plays>`
    const game = gameWith('sogame', {
      inVenue: '<rules prds="2" minutes="45"/>',
      away: '<linescore line="0,1,0" score="1"/>',
      rest,
    })
    expect(game.periods).toEqual(['1', '2', 'OT'])
    expect(game.plays).toEqual([
      { period: 1, clock: '3:05', side: 'home', text: 'GOAL by HAL', awayScore: 0, homeScore: 1 },
    ])
  })
})

test('field hockey is a soccer file that says so', () => {
  const away = player(
    '<shots g="1" sh="2" sog="2"/><penalty green="1" yellow="1"/><misc minutes="60" dsave="2"/>',
  )
  const game = gameWith('sogame', { inVenue: '<rules prds="4" minutes="15"/><show fhk="1"/>', away })
  expect(game).toMatchObject({
    group: 'field-hockey',
    gender: 'W',
    venue: { rules: 'Four quarters of 15 minutes' },
  })
  expect(onlyLine(game)?.penalty).toEqual({ green: 1, yellow: 1 })
  expect(gameWith('sogame', { inVenue: '<show fhk="0"/>' }).group).toBe('soccer')
})

describe('ice hockey', () => {
  test('plus and minus, face-offs, power plays; every shot counted is on goal', () => {
    const away = player(
      `<shots g="1" a="1" sh="4"/><goaltype gw="1" pp="1" sh="1" en="1"/><penalty count="1" minutes="2"/><misc plus="0" minus="2" plusminus="-2" facewon="3" facelost="1" blk="2"/>`,
    )
    expect(onlyLine(gameWith('hkgame', { away }))).toEqual({
      shots: { g: 1, a: 1, sh: 4, sog: 4, gw: 1, pp: 1, shg: 1, en: 1 },
      penalty: { count: 1, minutes: 2 },
      misc: { plusminus: -2, facewon: 3, facelost: 1, blk: 2 },
    })
  })

  test('plays are words alone: clock, side and score are found in and behind them', () => {
    const rest = `<plays><period number="1"><play number="1" text="[05:55] Penalty on Poe, Kit KES 2 minutes for BOARDING."/>
      <play number="2" text="Faceoff Vale, Bo vs Poe, Kit won by HAL."/><play number="3" goal="Y" text="[07:10] GOAL!"/><currentscore vscore="0" hscore="1"/>
      <play number="4" text="End of period."/><currentscore vscore="0" hscore="1"/></period></plays>`
    const game = gameWith('hkgame', { away: '<player uni="9" name="Poe, Kit" gp="1"/>', rest })
    expect(
      game.plays.map(({ clock, side, awayScore, homeScore, text }) => [
        clock,
        side,
        awayScore,
        homeScore,
        text,
      ]),
    ).toEqual([
      ['5:55', 'away', null, null, 'Penalty on Kit Poe KES 2 minutes for BOARDING.'],
      [null, 'home', null, null, 'Faceoff Vale, Bo vs Kit Poe won by HAL.'],
      ['7:10', 'home', 0, 1, 'GOAL!'],
      [null, null, null, null, 'End of period.'],
    ])
  })

  test.each([
    ['PP', 'Goal by Kit Poe (power play)'],
    ['SH', 'Goal by Kit Poe (short-handed)'],
    ['EV', 'Goal by Kit Poe'],
  ])('a goal of type %s', (type, text) => {
    const rest = `<scores><score vh="V" prd="1" time="11:56" type="${type}" name="Poe, Kit"/></scores>`
    expect(gameWith('hkgame', { rest }).scoring[0]).toMatchObject({ text, type: 'Goal' })
  })
})

describe('lacrosse', () => {
  const sheet = `<totals><shots g="7" a="4" sh="18" sog="14" freepos="6"/><goaltype gw="1" pp="2" freepos="3"/><penalty count="2" seconds="90" foul="9" yc="1"/><misc facewon="9" facelost="7" gb="12" dc="8" turnover="17" ct="6"/><powerplay ppg="2" ppopp="4"/><clear clearm="17" cleara="20"/></totals>`

  test('men face off and sit out penalties', () => {
    const game = gameWith('lcgame', { inVenue: '<show faceoffs="1" dcs="0"/>', away: sheet })
    expect(game.gender).toBe('M')
    expect(game.teams[0].totals).toEqual({
      shots: { g: 7, a: 4, sh: 18, sog: 14, gw: 1, pp: 2 },
      misc: { gb: 12, to: 17, ct: 6, facewon: 9, facelost: 7 },
      penalty: { count: 2, seconds: 90 },
      team: { ppg: 2, ppopp: 4, clearm: 17, cleara: 20 },
    })
  })

  test('women draw and shoot from a free position', () => {
    const game = gameWith('lcgame', { inVenue: '<show faceoffs="0" dcs="1"/>', away: sheet })
    expect(game.gender).toBe('W')
    expect(game.teams[0].totals).toEqual({
      shots: { g: 7, a: 4, sh: 18, sog: 14, gw: 1, freepos: 3 },
      misc: { gb: 12, to: 17, ct: 6, dc: 8 },
      penalty: { fouls: 9, yellow: 1 },
      team: { ppg: 3, ppopp: 6, clearm: 17, cleara: 20 },
    })
  })

  test('where nothing is said, draws and face-offs tell', () => {
    const genderOf = (misc: string) => gameWith('lcgame', { away: `<totals><misc ${misc}/></totals>` }).gender
    expect(genderOf('dc="4" facewon="0"')).toBe('W')
    expect(genderOf('dc="0" facewon="4"')).toBe('M')
    expect(genderOf('gb="4"')).toBeNull()
  })

  test('a play without a clock, and the score behind a goal', () => {
    const rest = `<plays><period number="1"><play vh="V" team="KES" action="TURN" text="Turnover by KES."/><play vh="V" team="KES" clock="12:19" action="GOAL" text="GOAL by KES."/><currentscore vscore="1" hscore="0"/></period></plays>`
    expect(gameWith('lcgame', { rest }).plays).toEqual([
      { period: 1, clock: null, side: 'away', text: 'Turnover by KES.', awayScore: null, homeScore: null },
      { period: 1, clock: '12:19', side: 'away', text: 'GOAL by KES.', awayScore: 1, homeScore: 0 },
    ])
  })
})

test('water polo, by the same frame', () => {
  const away = player(
    '<shots g="2" a="1" sh="5" sog="4" ps="1"/><goaltype pp="1" gw="1"/><misc stl="2" turnover="3" blk="1" drawn="2" excl="1" sprintwon="1" sprintatt="2"/>',
  )
  expect(onlyLine(gameWith('wpgame', { away }))).toEqual({
    shots: { g: 2, a: 1, sh: 5, sog: 4, ps: 1, pp: 1, gw: 1 },
    misc: { stl: 2, to: 3, blk: 1, drawn: 2, excl: 1, sprintWon: 1, sprintAtt: 2 },
  })
})
