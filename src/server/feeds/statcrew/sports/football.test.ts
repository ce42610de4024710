import { describe, expect, test } from 'vitest'
import { gameWith, onlyLine } from '../testing/game-text.ts'

describe('football', () => {
  test('a player has the tables with a number; groups that are left out or all zero are none', () => {
    const game = gameWith('fbgame', {
      away: `<player uni="0A" name="Poe,Kit" shortname="Poe,Kit" gp="1" gs="1" opos="QB">
        <pass comp="20" att="33" int="0" yds="175" td="1" long="27" sacks="1" sackyds="11"/>
        <rush att="1" yds="-11" gain="0" loss="11" td="0" long="0"/><rcv no="0" yds="0" td="0" long="0"/></player>`,
    })
    expect(game.teams[0].players).toEqual([
      {
        jersey: '0A',
        name: 'Kit Poe',
        checkName: null,
        position: 'QB',
        starter: true,
        groups: {
          passing: { comp: 20, att: 33, yds: 175, td: 1, long: 27, sacks: 1, sackyds: 11 },
          rushing: { att: 1, yds: -11, loss: 11 },
        },
      },
    ])
  })

  test.each([
    ['sackua="1" sacka="1" tflua="2" tfla="1" sacks="9"', { sacks: 1.5, tfl: 2.5 }],
    ['sacks="2" tflua="0" tfla="3"', { sacks: 2, tfl: 1.5 }],
  ])('shared sacks and tackles for loss are halves: %s', (defense, expected) => {
    const away = `<player uni="9" name="Poe, Kit" gp="1"><defense ${defense}/></player>`
    expect(onlyLine(gameWith('fbgame', { away }))?.defense).toEqual(expected)
  })

  test('two points after a touchdown are one thing, however they came', () => {
    const away =
      '<player uni="9" name="Poe, Kit" gp="1"><scoring td="1" patrush="1" patrcv="1" patkick="0"/></player>'
    expect(onlyLine(gameWith('fbgame', { away }))?.scoring).toEqual({ td: 1, two: 2 })
  })

  test('the team has downs, possession and trips into the red zone', () => {
    const away = `<totals totoff_plays="76" totoff_yards="352"><firstdowns no="24" rush="9" pass="10" penalty="5"/>
      <penalties no="3" yds="27"/><conversions thirdconv="6" thirdatt="15" fourthconv="5" fourthatt="6"/>
      <misc yds="0" top="36:05"/><redzone att="6" scores="5"/></totals>`
    expect(gameWith('fbgame', { away }).teams[0].totals.team).toEqual({
      firstDowns: 24,
      fdRush: 9,
      fdPass: 10,
      fdPenalty: 5,
      plays: 76,
      yards: 352,
      thirdMade: 6,
      thirdAtt: 15,
      fourthMade: 5,
      fourthAtt: 6,
      penalties: 3,
      penaltyYards: 27,
      possession: 2165,
      redZoneAtt: 6,
      redZoneScores: 5,
    })
  })

  const score = (said: string) =>
    gameWith('fbgame', {
      rest: `<scores><score vh="H" qtr="2" clock="07:57" vscore="0" hscore="7" ${said}/></scores>`,
    }).scoring[0]
  test.each([
    [
      'type="TD" how="RUSH" yds="1" scorer="Poe,Kit" patby="Vale,Bo" pattype="Kick" patres="Good"',
      'Kit Poe 1 yd run (Bo Vale kick)',
    ],
    [
      'type="TD" how="PASS" yds="20" scorer="Poe,Kit" passer="Reyes,Cal" patby="Ames,Di" pattype="Pass" patres="Good"',
      'Kit Poe 20 yd pass from Cal Reyes (Di Ames pass)',
    ],
    [
      'type="TD" how="INT" yds="45" scorer="Poe, Kit" patby="Vale, Bo" pattype="KICK" patres="FAILED"',
      'Kit Poe 45 yd interception return (Bo Vale kick failed)',
    ],
    ['type="FG" yds="33" scorer="Vale,Bo"', 'Bo Vale 33 yd field goal'],
    ['type="SAF"', 'Safety'],
  ])('a score: %s', (said, text) => {
    expect(score(said)).toMatchObject({
      period: 2,
      clock: '7:57',
      side: 'home',
      text,
      awayScore: 0,
      homeScore: 7,
    })
  })

  test('a drive says where it began and how it ended', () => {
    const rest = `<drives><drive vh="H" start="KO,1,15:00,25" end="TD,1,07:57,100" plays="13" yards="75" top="07:03"/>
      <drive vh="V" start="PUNT,3,02:43,56" end="HALF,4,00:00,55" plays="2" yards="-1" top="02:43"/></drives>`
    expect(gameWith('fbgame', { rest }).drives).toEqual([
      {
        side: 'home',
        period: 1,
        start: '15:00',
        startSpot: 'HAL 25',
        from: 75,
        plays: 13,
        yards: 75,
        time: '7:03',
        result: 'Touchdown',
      },
      {
        side: 'away',
        period: 3,
        start: '2:43',
        startSpot: 'HAL 44',
        from: 44,
        plays: 2,
        yards: -1,
        time: '2:43',
        result: 'End of Game',
      },
    ])
  })

  test('a play is of those who have the ball; a marker is nobody’s', () => {
    const rest = `<plays><qtr number="1"><play context="V,1,10,V35" type="#" text="Kestrel wins the toss"/>
      <play context="H,1,10,H25" type="P" clock="14:45" score="Y" vscore="0" hscore="6" text="(14:51) Poe,Kit pass complete"/></qtr></plays>`
    const away = '<player uni="1" name="Poe,Kit" gp="1"/>'
    expect(gameWith('fbgame', { away, rest }).plays).toEqual([
      { period: 1, clock: null, side: null, text: 'Kestrel wins the toss', awayScore: null, homeScore: null },
      {
        period: 1,
        clock: '14:51',
        side: 'home',
        text: 'Kit Poe pass complete',
        awayScore: 0,
        homeScore: 6,
        down: { ball: 'home', down: 1, toGo: 10, toGoal: 75 },
      },
    ])
  })

  test.each([
    ['type="R" context="V,3,7,H8"', { ball: 'away', down: 3, toGo: 7, toGoal: 8 }],
    ['type="U" context="H,4,2,V50"', { ball: 'home', down: 4, toGo: 2, toGoal: 50 }],
    ['type="K" context="H,1,10,H35"', undefined],
    ['type="X" context="H,1,3,V3"', undefined],
    ['type="R" context="H,5,3,V3"', undefined],
    ['type="R" context="H,1,10,V90"', undefined],
    ['type="R"', undefined],
  ])('a play is of a down, a kickoff and a try of none: %s', (said, down) => {
    const rest = `<plays><qtr number="1"><play ${said} text="A play"/></qtr></plays>`
    expect(gameWith('fbgame', { rest }).plays[0]?.down).toEqual(down)
  })

  test('plays belong to the possession that begins before them, until it is summed up', () => {
    const drive = (vh: string, start: string) =>
      `<drive vh="${vh}" start="${start}" end="PUNT,1,12:00,40" plays="3" yards="5" top="1:00"/>`
    const play = (text: string) => `<play context="H,1,10,H25" type="R" text="${text}"/>`
    const rest = `<drives>${drive('H', 'KO,1,15:00,25')}${drive('V', 'PUNT,1,12:00,30')}</drives>
      <plays><qtr number="1">${play('kickoff')}<drivestart vh="H" clock="15:00"/>${play('run')}${play('punt')}<drivesum/>
      ${play('between')}<drivestart vh="V" clock="12:00"/>${play('pass')}</qtr><qtr number="2">${play('goes on')}
      <drivestart vh="H" clock="9:00"/>${play('in no list')}</qtr></plays>`
    expect(gameWith('fbgame', { rest }).plays.map(({ text, drive: of }) => [text, of])).toEqual([
      ['kickoff', undefined],
      ['run', 0],
      ['punt', 0],
      ['between', undefined],
      ['pass', 1],
      ['goes on', 1],
      ['in no list', undefined],
    ])
  })

  test('a score tells the possession that it ended, where the file does', () => {
    const told = (said: string) =>
      gameWith('fbgame', { rest: `<scores><score vh="H" type="TD" ${said}/></scores>` }).scoring[0]?.drive
    expect(told('plays="13" drive="75" top="07:03"')).toEqual({ plays: 13, yards: 75, time: '7:03' })
    expect(told('plays="0" drive="0" top="00:00"')).toBeUndefined()
    expect(told('')).toBeUndefined()
  })

  test('overtimes are named', () => {
    const away = '<linescore line="7,0,7,3,0,6,8" score="31"/>'
    expect(gameWith('fbgame', { away }).periods).toEqual(['1', '2', '3', '4', 'OT', '2OT', '3OT'])
  })
})
