import { describe, expect, test } from 'vitest'
import { gameWith } from '../testing/game-text.ts'

describe('basketball', () => {
  test('players, the bench’s row and what only the team has', () => {
    const game = gameWith('bbgame', {
      inVenue: '<rules prds="2" minutes="20" minutesot="5" fouls="5" qh="H"/>',
      away: `<totals><stats fgm="5" fga="9" fgm3="1" fga3="2" ftm="1" fta="2" tp="12" blk="1" stl="2" ast="3" min="200" oreb="1" dreb="4" treb="5" pf="3" tf="0" to="2" dq="0" deadball="3" fgpct="55.6"/>
          <special vh="V" pts_to="4" pts_ch2="2" pts_paint="6" pts_fastb="2" pts_bench="0" ties="1" leads="2"/></totals>
        <player uni="00" name="Poe, Kit" checkname="POE,KIT" gp="1" gs="1" pos="g" oncourt="Y"><stats fgm="5" fga="9" fgm3="1" fga3="2" ftm="1" fta="2" tp="12" blk="1" stl="2" ast="3" min="36" oreb="1" dreb="3" treb="4" pf="3" to="2" sec="+"/></player>
        <player uni="0" name="Dell, Cy" gp="0" gs="0"><stats min="0" tp="0"/></player>
        <player uni="TM" name="TEAM" gp="1"><stats dreb="1" treb="1" min="0"/></player>`,
    })
    const [poe, team, ...others] = game.teams[0].players
    expect(poe).toMatchObject({
      jersey: '00',
      name: 'Kit Poe',
      checkName: 'POE,KIT',
      position: 'G',
      starter: true,
    })
    expect(poe?.groups.stats).toEqual({
      fgm: 5,
      fga: 9,
      fgm3: 1,
      fga3: 2,
      ftm: 1,
      fta: 2,
      tp: 12,
      blk: 1,
      stl: 2,
      ast: 3,
      min: 36,
      oreb: 1,
      dreb: 3,
      treb: 4,
      pf: 3,
      to: 2,
    })
    expect(team).toMatchObject({ jersey: 'TM', name: 'TEAM', groups: { stats: { dreb: 1, treb: 1 } } })
    expect(others).toEqual([])
    expect(game.teams[0].totals.team).toEqual({
      paint: 6,
      turnovers: 4,
      second: 2,
      fastBreak: 2,
      deadball: 3,
    })
    expect(game).toMatchObject({ gender: 'M', warnings: [], venue: { rules: 'Two halves of 20 minutes' } })
  })

  test.each([
    ['<rules prds="4" minutes="10" qh="Q"/>', 'W', 'Four quarters of 10 minutes'],
    ['', null, null],
  ])('the rules %s', (inVenue, gender, rules) => {
    expect(gameWith('bbgame', { inVenue })).toMatchObject({ gender, venue: { rules } })
  })

  const play = (said: string) => {
    const rest = `<plays format="tokens"><period number="2" time="20:00"><play vh="V" time="04:31" uni="3" team="KES" checkname="POE,KIT" ${said}/></period></plays>`
    return gameWith('bbgame', { away: '<player uni="3" name="Poe, Kit" checkname="POE,KIT" gp="1"/>', rest })
      .plays[0]
  }
  test.each([
    ['action="GOOD" type="3PTR" vscore="43" hscore="40"', 'Kit Poe made 3-pointer'],
    ['action="GOOD" type="2PTR"', 'Kit Poe made 2-pointer'],
    ['action="MISS" type="FT"', 'Kit Poe missed free throw'],
    ['action="REBOUND" type="DEF"', 'Kit Poe defensive rebound'],
    ['action="REBOUND" type="DEADB"', 'Kit Poe dead-ball rebound'],
    ['action="FOUL"', 'Foul by Kit Poe'],
    ['action="FOUL" type="TECH"', 'Technical foul by Kit Poe'],
    ['action="FOULTAKEN"', 'Kit Poe fouled'],
    ['action="TURNOVER"', 'Kit Poe turnover'],
    ['action="SUB" type="OUT"', 'Kit Poe leaves the game'],
    ['action="SUB" type="IN"', 'Kit Poe enters the game'],
    ['action="TIMEOUT" type="media"', 'Media timeout'],
    ['action="TIMEOUT" type="TEAM"', 'Timeout by KES'],
    ['action="JUMPBALL"', 'Kit Poe jumpball'],
  ])('a play: %s', (said, text) => {
    expect(play(said)).toMatchObject({ period: 2, clock: '4:31', side: 'away', text })
  })

  test('the score stands where the play has it', () => {
    expect(play('action="GOOD" type="3PTR" vscore="43" hscore="40"')).toMatchObject({
      awayScore: 43,
      homeScore: 40,
    })
    expect(play('action="MISS" type="3PTR"')).toMatchObject({ awayScore: null, homeScore: null })
  })

  test.each([
    ['action="GOOD" type="LAYUP" x="6" y="50"', { across: 50, out: 12, isMade: true, worth: 2 }],
    ['action="MISS" type="3PTR" x="70" y="40"', { across: 60, out: 60, isMade: false, worth: 3 }],
    ['action="GOOD" type="FT" x="80" y="50"', undefined],
    ['action="REBOUND" type="OFF" x="80" y="50"', undefined],
    ['action="GOOD" type="JUMPER" x="0" y="0"', undefined],
    ['action="GOOD" type="JUMPER" x="120" y="50"', undefined],
    ['action="GOOD" type="JUMPER"', undefined],
  ])('a shot has its place on the half of the floor that it was shot at: %s', (said, shot) => {
    expect(play(said)?.shot).toEqual(shot)
  })

  test('what a team and its players did by period is theirs by their places', () => {
    const line = (prd: number, tp: number) => `<statsbyprd prd="${prd}" fgm="1" fga="2" tp="${tp}"/>`
    const game = gameWith('bbgame', {
      home: `<totals><stats tp="5"/>${line(1, 3)}${line(2, 2)}</totals>
        <player uni="4" name="Dell, Cy" gp="0">${line(1, 9)}</player>
        <player uni="9" name="Poe, Kit" gp="1"><stats tp="5"/>${line(2, 2)}<statsbyprd prd="1" tp="0"/></player>`,
    })
    expect(game.byPeriod).toEqual([
      { period: 1, side: 'home', player: null, groups: { stats: { fgm: 1, fga: 2, tp: 3 } } },
      { period: 2, side: 'home', player: null, groups: { stats: { fgm: 1, fga: 2, tp: 2 } } },
      { period: 2, side: 'home', player: 0, groups: { stats: { fgm: 1, fga: 2, tp: 2 } } },
    ])
  })

  test('players of one team only, as HoopStats writes them', () => {
    const game = gameWith('bbgame', {
      status: 'complete="Y"',
      away: '<linescore line="30,40" score="70"/><player uni="3" name="Kit Poe"><stats tp="70"/></player>',
      home: '<linescore line="30,41" score="71"/><totals><stats tp="71"/></totals>',
    })
    expect(game.teams[0].totals.stats).toEqual({ tp: 70 })
    expect(game.teams[1]).toMatchObject({ score: 71, totals: { stats: { tp: 71 } }, players: [] })
    expect(game.warnings).toEqual([])
  })
})
