import type { CourtMatch } from '#contract/shapes/stats-shapes.ts'
import { type Match, type MatchDetails, type MatchTeam, type Scorer } from './match.ts'
import type { Athlete } from './sheet.ts'

type Sets = [ours: number, theirs: number][]

/** A set as the winner's games and the loser's. */
const setScore = (random: Match['random']): [number, number] =>
  random.pick([
    [6, 0],
    [6, 1],
    [6, 2],
    [6, 3],
    [6, 3],
    [6, 4],
    [6, 4],
    [7, 5],
    [7, 6],
  ])

function finishedSingles(random: Match['random'], isWon: boolean): Sets {
  const sets: Sets = [setScore(random), setScore(random)]
  if (random.chance(0.3)) {
    const [winner, loser] = setScore(random)
    sets.splice(random.between(0, 1), 0, [loser, winner])
  }
  return isWon ? sets : sets.map(([winner, loser]) => [loser, winner])
}

/** Stopped when the dual was decided: an open set. */
function unfinishedSingles(random: Match['random']): Sets {
  const first = setScore(random)
  const open: [number, number] = [random.between(1, 5), random.between(1, 5)]
  return random.chance(0.7) ? [random.chance(0.5) ? first : [first[1], first[0]], open] : [open]
}

type Result = 'W' | 'L' | null

/** Results of the courts that give the points of the score. */
function courts(random: Match['random'], won: number, lost: number, count: number): Result[] {
  const results: Result[] = [...Array<Result>(won).fill('W'), ...Array<Result>(lost).fill('L')]
  return random.shuffle([...results, ...Array<Result>(count - results.length).fill(null)])
}

function count(
  team: MatchTeam,
  athletes: Athlete[],
  kind: 'singles' | 'doubles',
  result: Result,
  sets: Sets,
  isOurs: boolean,
): void {
  for (const athlete of athletes) {
    const key = result === null ? 'unfinished' : (result === 'W') === isOurs ? 'win' : 'loss'
    team.sheet.add(athlete, kind, key)
    for (const [ours, theirs] of sets) {
      const [own, other] = isOurs ? [ours, theirs] : [theirs, ours]
      team.sheet.add(athlete, kind, 'gamesWon', own)
      team.sheet.add(athlete, kind, 'gamesLost', other)
      if (Math.max(own, other) >= 6) team.sheet.add(athlete, kind, own > other ? 'setsWon' : 'setsLost')
    }
  }
}

/** Three doubles for one point, then six singles; those still on court when it is decided stop. */
export const tennis: Scorer = ({ random, teams, log }): MatchDetails => {
  log.begin()
  const [own, rival] = teams
  const ladders = teams.map(({ squad }) =>
    [...squad].sort((a, b) => b.skill - a.skill || a.name.localeCompare(b.name)).slice(0, 6),
  )
  const pairs = ladders.map((ladder) =>
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ].map((pair) => pair.flatMap((place) => ladder[place] ?? [])),
  )
  const singles = ladders.map((ladder) => ladder.map((athlete) => [athlete]))
  for (const [index, ladder] of ladders.entries())
    for (const athlete of ladder) teams[index]?.sheet.enter(athlete, true)
  const isDoublesPoint = (own.line[0] ?? 0) > (rival.line[0] ?? 0)
  const lastDoubles: Result = random.pick<Result>(['W', 'L', null])
  const doublesResults = random.shuffle<Result>([
    isDoublesPoint ? 'W' : 'L',
    isDoublesPoint ? 'W' : 'L',
    lastDoubles,
  ])
  const singlesResults = courts(random, own.line[1] ?? 0, rival.line[1] ?? 0, 6)
  let finished = 0
  const play = (kind: 'singles' | 'doubles', results: Result[], line: Athlete[][][]): CourtMatch[] => {
    const order = random.shuffle(
      results.map((result, index) => ({ result, index })).filter(({ result }) => result !== null),
    )
    const places = new Map(order.map(({ index }) => [index, ++finished]))
    return results.map((result, index) => {
      const ours = line[0]?.[index] ?? []
      const theirs = line[1]?.[index] ?? []
      const sets: Sets =
        kind === 'singles'
          ? result === null
            ? unfinishedSingles(random)
            : finishedSingles(random, result === 'W')
          : doublesSet(random, result)
      count(own, ours, kind, result, sets, true)
      count(rival, theirs, kind, result, sets, false)
      const isHome = own.side === 'home'
      const names = (athletes: Athlete[]) => athletes.map(({ name }) => name)
      const winner = result === null ? null : result === 'W' ? own.side : rival.side
      return {
        kind,
        number: index + 1,
        away: names(isHome ? theirs : ours),
        home: names(isHome ? ours : theirs),
        sets: sets.map(([we, they]) => (isHome ? { away: they, home: we } : { away: we, home: they })),
        winner,
        finished: places.get(index) ?? null,
      }
    })
  }
  const matches = [...play('doubles', doublesResults, pairs), ...play('singles', singlesResults, singles)]
  for (const team of teams) {
    team.sheet.team('team', 'doublesPoints', team.line[0] ?? 0)
    team.sheet.team('team', 'points', (team.line[0] ?? 0) + (team.line[1] ?? 0))
  }
  tell(matches, teams, log)
  return {
    periods: ['Doubles', 'Singles'],
    rules: 'Three doubles for one point, six singles for one each',
    officials: ['Referee'],
    clock: { regulation: 2, seconds: 0, overtime: 0 },
    matches,
  }
}

function doublesSet(random: Match['random'], result: Result): Sets {
  if (result === null) return [[random.between(2, 5), random.between(2, 5)]]
  const [winner, loser] = setScore(random)
  return [result === 'W' ? [winner, loser] : [loser, winner]]
}

/** Each finished singles is a point; the second doubles won is one. */
function tell(matches: CourtMatch[], teams: Match['teams'], log: Match['log']): void {
  const won = { away: 0, home: 0 }
  const inOrder = matches
    .filter(({ finished }) => finished !== null)
    .sort((a, b) => (a.finished ?? 0) - (b.finished ?? 0))
  for (const { kind, number, winner, away, home, sets } of inOrder) {
    const team = teams.find(({ side }) => side === winner)
    if (!winner || !team) continue
    const names = (winner === 'home' ? home : away).join(' and ')
    const score = sets
      .map((set) => (winner === 'home' ? `${set.home}-${set.away}` : `${set.away}-${set.home}`))
      .join(', ')
    const text = () => `${names} won ${kind} ${number}, ${score}`
    if (kind === 'doubles') won[winner]++
    const isPoint = kind === 'singles' || won[winner] === 2
    const period = kind === 'doubles' ? 1 : 2
    if (isPoint)
      log.points(period, null, team, 1, text, {
        type: kind === 'doubles' ? 'Doubles' : 'Singles',
        player: null,
      })
    else log.play(period, null, team, text)
  }
}
