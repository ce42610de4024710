import { type GoalGameRules, type GoalHooks, type GoalSide, type GoalSides, playGoals } from './goal-game.ts'
import type { Match, Scorer } from './match.ts'
import type { Athlete } from './sheet.ts'

const eachWay = (sides: GoalSides, act: (side: GoalSide, rival: GoalSide) => void) => {
  act(sides[0], sides[1])
  act(sides[1], sides[0])
}

const positionIs =
  (...positions: string[]) =>
  ({ position }: Athlete): number =>
    positions.includes(position) ? 6 : 0.15

const soccerRules: GoalGameRules = {
  regulation: 2,
  seconds: 2700,
  overtime: 600,
  countsUp: true,
  lineUp: [
    [['D'], 4],
    [['M'], 4],
    [['F'], 2],
  ],
  bench: 5,
  keepsMinutes: true,
  attack: { F: 3, M: 1.7, D: 0.5 },
  assists: 1,
  assisted: 0.7,
  stopped: 3.4,
  missed: 6.5,
  defensiveSaves: 0.03,
  words: { goal: 'Goal' },
  rules: 'Two halves of 45 minutes',
  officials: ['Referee', 'Assistant Referee', 'Assistant Referee', 'Fourth Official'],
}

function cardsAndFouls({ random }: Match, side: GoalSide, greens: number): void {
  side.spread(random.poisson(10), 'penalty', 'fouls')
  const warned = new Set<Athlete>()
  for (let left = random.poisson(greens); left > 0; left--) side.add(side.by(), 'penalty', 'green')
  for (let left = random.poisson(greens > 0 ? 0.4 : 1.3); left > 0; left--) {
    const athlete = side.by()
    if (!warned.has(athlete)) side.add(athlete, 'penalty', 'yellow')
    warned.add(athlete)
  }
  if (random.chance(0.03)) side.add(side.by(), 'penalty', 'red')
}

/** A goal from the spot has nobody to thank. */
const fromTheSpot =
  (share: number, how: string, counts: string[]): GoalHooks['mark'] =>
  ({ random }, goal, side) => {
    if (!random.chance(share)) return ''
    goal.assists.length = 0
    for (const key of counts) side.add(goal.scorer, 'shots', key)
    return how
  }

export const soccer: Scorer = (match) =>
  playGoals(match, soccerRules, {
    mark: fromTheSpot(0.08, ' (penalty kick)', ['ps', 'psatt']),
    complete: (_, sides) =>
      eachWay(sides, (side) => {
        cardsAndFouls(match, side, 0)
        side.team.sheet.team('team', 'corners', match.random.poisson(4.8))
        side.team.sheet.team('team', 'offsides', match.random.poisson(1.8))
      }),
  })

const fieldHockeyRules: GoalGameRules = {
  ...soccerRules,
  regulation: 4,
  seconds: 900,
  overtime: 600,
  countsUp: false,
  lineUp: [
    [['D'], 4],
    [['M'], 3],
    [['F'], 3],
  ],
  stopped: 4,
  missed: 4.5,
  defensiveSaves: 0.08,
  rules: 'Four quarters of 15 minutes',
  officials: ['Umpire', 'Umpire'],
}

export const fieldHockey: Scorer = (match) =>
  playGoals(match, fieldHockeyRules, {
    mark: fromTheSpot(0.05, ' (penalty stroke)', ['ps']),
    complete: (_, sides) =>
      eachWay(sides, (side) => {
        cardsAndFouls(match, side, 0.9)
        side.team.sheet.team('team', 'corners', match.random.poisson(6))
      }),
  })

const hockeyRules: GoalGameRules = {
  regulation: 3,
  seconds: 1200,
  overtime: 300,
  lineUp: [
    [['D'], 2],
    [['F'], 3],
  ],
  bench: 13,
  attack: { F: 2, D: 0.8 },
  assists: 2,
  assisted: 0.9,
  stopped: 25,
  missed: 0,
  words: { goal: 'Goal' },
  rules: 'Three periods of 20 minutes',
  officials: ['Referee', 'Referee', 'Linesman', 'Linesman'],
}

/** Penalties of one side are power plays of the other; a share of them is scored. */
function extraManGames(
  chance: number,
  how: string,
  key: string,
): { prepare: (penalties: Map<GoalSide, number>) => void; mark: GoalHooks['mark'] } {
  const chances = new Map<GoalSide, number>()
  return {
    prepare: (penalties) => {
      for (const [side, count] of penalties) chances.set(side, count)
    },
    mark: ({ random }, goal, side) => {
      const left = chances.get(side) ?? 0
      if (left === 0 || !random.chance(chance)) return ''
      chances.set(side, left - 1)
      goal.isExtraMan = true
      side.add(goal.scorer, 'shots', key)
      side.team.sheet.team('team', 'ppg', 1)
      return how
    },
  }
}

/** Five of each side are on the ice when a goal falls; at even strength it counts for and against them. */
function plusMinus(
  { random }: Match,
  goal: { scorer: Athlete; assists: Athlete[]; isExtraMan: boolean },
  side: GoalSide,
  rival: GoalSide,
): void {
  if (goal.isExtraMan) return
  const known = [goal.scorer, ...goal.assists]
  const others = random.shuffle(side.field.filter((athlete) => !known.includes(athlete)))
  for (const athlete of [...known, ...others].slice(0, 5)) side.add(athlete, 'misc', 'plusminus', 1)
  for (const athlete of random.shuffle(rival.field).slice(0, 5)) rival.add(athlete, 'misc', 'plusminus', -1)
}

export const hockey: Scorer = (match) => {
  const { random } = match
  const extra = extraManGames(0.3, ' (power play)', 'pp')
  return playGoals(match, hockeyRules, {
    prepare: (_, sides) => {
      const chances = new Map<GoalSide, number>()
      eachWay(sides, (side, rival) => {
        const count = random.poisson(4)
        for (let left = count; left > 0; left--) {
          const guilty = side.by()
          side.add(guilty, 'penalty', 'count')
          side.add(guilty, 'penalty', 'minutes', random.chance(0.04) ? 5 : 2)
        }
        chances.set(rival, count)
        rival.team.sheet.team('team', 'ppopp', count)
      })
      extra.prepare(chances)
    },
    mark: (current, goal, side, rival) => {
      const how = extra.mark?.(current, goal, side, rival) ?? ''
      plusMinus(current, goal, side, rival)
      return how
    },
    complete: (_, sides) => {
      eachWay(sides, (side) =>
        side.spread(random.poisson(12), 'misc', 'blk', ({ position }) => (position === 'D' ? 3 : 1)),
      )
      faceOffs(match, sides, random.between(48, 66), positionIs('F'))
    },
  })
}

function faceOffs(
  { random }: Match,
  sides: GoalSides,
  count: number,
  lean: (athlete: Athlete) => number,
): void {
  for (let left = count; left > 0; left--) {
    const [winner, loser] = random.chance(0.5) ? sides : [sides[1], sides[0]]
    winner.add(winner.by(lean), 'misc', 'facewon')
    loser.add(loser.by(lean), 'misc', 'facelost')
  }
}

const lacrosseRules: GoalGameRules = {
  regulation: 4,
  seconds: 900,
  overtime: 240,
  lineUp: [
    [['A'], 3],
    [['M'], 3],
    [['D'], 3],
  ],
  bench: 11,
  attack: { A: 3, M: 1.8, D: 0.15, FO: 0.15, DC: 0.8 },
  assists: 1,
  assisted: 0.55,
  stopped: 10,
  missed: 9,
  words: { goal: 'Goal' },
  rules: 'Four quarters of 15 minutes',
  officials: ['Referee', 'Umpire', 'Field Judge'],
}

export const lacrosse: Scorer = (match) => {
  const { random, gender, teams } = match
  const isMen = gender === 'M'
  const extra = extraManGames(0.12, isMen ? ' (man-up)' : ' (free position)', isMen ? 'pp' : 'freepos')
  return playGoals(match, lacrosseRules, {
    prepare: (_, sides) => {
      const chances = new Map<GoalSide, number>()
      eachWay(sides, (side, rival) => {
        const count = random.poisson(isMen ? 4 : 6)
        for (let left = count; left > 0; left--) {
          const guilty = side.by()
          if (isMen) {
            side.add(guilty, 'penalty', 'count')
            side.add(guilty, 'penalty', 'seconds', random.pick([30, 30, 60]))
          } else side.add(guilty, 'penalty', 'fouls')
        }
        if (!isMen && random.chance(0.4)) side.add(side.by(), 'penalty', 'yellow')
        chances.set(rival, count)
        rival.team.sheet.team('team', 'ppopp', count)
      })
      extra.prepare(chances)
    },
    mark: (current, goal, side, rival) => {
      const how = extra.mark?.(current, goal, side, rival) ?? ''
      // A free position is a shot of one's own.
      if (!isMen && goal.isExtraMan) goal.assists.length = 0
      return how
    },
    complete: (_, sides) => {
      // Play starts again in the middle after every goal and at every period.
      const restarts = teams[0].line.length + sides[0].goals.length + sides[1].goals.length
      if (isMen) faceOffs(match, sides, restarts, positionIs('FO'))
      else
        for (let left = restarts; left > 0; left--) {
          const side = random.chance(0.5) ? sides[0] : sides[1]
          side.add(side.by(positionIs('DC', 'M')), 'misc', 'dc')
        }
      eachWay(sides, (side, rival) => {
        side.spread(random.poisson(26), 'misc', 'gb')
        const lost = random.poisson(14)
        side.spread(lost, 'misc', 'to')
        rival.spread(Math.round(lost * (0.3 + random.next() * 0.25)), 'misc', 'ct', ({ position }) =>
          position === 'D' ? 3 : 1,
        )
        const clears = random.between(14, 24)
        side.team.sheet.team('team', 'cleara', clears)
        side.team.sheet.team('team', 'clearm', clears - random.between(0, 4))
      })
    },
  })
}

const waterPoloRules: GoalGameRules = {
  regulation: 4,
  seconds: 480,
  overtime: 180,
  lineUp: [
    [['C'], 1],
    [['D'], 2],
    [['A', 'UTL'], 3],
  ],
  bench: 5,
  attack: { A: 2, C: 1.6, UTL: 1.5, D: 0.9 },
  assists: 1,
  assisted: 0.6,
  stopped: 9,
  missed: 9,
  words: { goal: 'Goal' },
  rules: 'Four quarters of 8 minutes',
  officials: ['Referee', 'Referee'],
}

export const waterPolo: Scorer = (match) => {
  const { random } = match
  const extra = extraManGames(0.38, ' (power play)', 'pp')
  return playGoals(match, waterPoloRules, {
    prepare: (_, sides) => {
      const chances = new Map<GoalSide, number>()
      eachWay(sides, (side, rival) => {
        const count = random.poisson(8)
        side.spread(count, 'misc', 'excl', ({ position }) => (position === 'D' ? 2 : 1))
        rival.spread(count, 'misc', 'drawn', ({ position }) => (position === 'C' ? 3 : 1))
        chances.set(rival, count)
        rival.team.sheet.team('team', 'ppopp', count)
      })
      extra.prepare(chances)
    },
    mark: extra.mark,
    complete: (_, sides) => {
      for (const [period] of match.teams[0].line.entries()) {
        const [winner, loser] = random.chance(0.5) ? sides : [sides[1], sides[0]]
        const lean = positionIs('A')
        const first = winner.by(lean)
        if (period < 4) {
          winner.add(first, 'misc', 'sprintWon')
          winner.add(first, 'misc', 'sprintAtt')
          loser.add(loser.by(lean), 'misc', 'sprintAtt')
        }
      }
      eachWay(sides, (side, rival) => {
        const lost = random.poisson(12)
        side.spread(lost, 'misc', 'to')
        rival.spread(Math.round(lost * 0.55), 'misc', 'stl')
        side.spread(random.poisson(3.5), 'misc', 'blk', ({ position }) => (position === 'D' ? 2 : 1))
      })
    },
  })
}
