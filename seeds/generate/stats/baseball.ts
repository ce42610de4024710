import { type Appearance, halfInning, type Kind } from './baseball-inning.ts'
import { DiamondTeam, type Outing, type Spot } from './baseball-team.ts'
import type { Match, MatchDetails, Scorer } from './match.ts'

const words: Record<Kind, string> = {
  so: 'struck out',
  ground: 'grounded out',
  fly: 'flied out',
  pop: 'popped up',
  gdp: 'grounded into a double play',
  sf: 'flied out, sacrifice',
  sh: 'sacrifice bunt',
  bb: 'walked',
  hbp: 'hit by pitch',
  single: 'singled',
  double: 'doubled',
  triple: 'tripled',
  hr: 'homered',
  error: 'reached on an error',
  sb: 'stole second',
  cs: 'caught stealing',
}
const notAtBats = new Set<Kind>(['sf', 'sh', 'bb', 'hbp'])
const hits = new Set<Kind>(['single', 'double', 'triple', 'hr'])
const extraBases: Partial<Record<Kind, string>> = { double: 'double', triple: 'triple', hr: 'hr' }
const infield = ['1B', '2B', 'SS', '3B'] as const
const outfield = ['LF', 'CF', 'RF'] as const

/** Who makes the outs. */
function field({ random }: Match, team: DiamondTeam, kind: Kind): void {
  const out = (spot: Spot) => team.add(team.at(spot), 'fielding', 'po')
  const help = (spot: Spot) => team.add(team.at(spot), 'fielding', 'a')
  const grounder = () => random.pick([...infield, 'SS', '2B', '3B', 'P'] as const)
  if (kind === 'so') out('C')
  else if (kind === 'fly' || kind === 'sf') out(random.pick(outfield))
  else if (kind === 'pop') out(random.pick(infield))
  else if (kind === 'sh') {
    help('P')
    out('1B')
  } else if (kind === 'ground') {
    const spot = grounder()
    if (spot !== '1B') help(spot)
    out('1B')
  } else if (kind === 'gdp') {
    const pivot = random.pick(['2B', 'SS'] as const)
    help(pivot === '2B' ? 'SS' : '2B')
    out(pivot)
    help(pivot)
    out('1B')
    team.add(team.at(pivot), 'fielding', 'dp')
  } else if (kind === 'cs') {
    help('C')
    out(random.pick(['2B', 'SS'] as const))
  } else if (kind === 'error')
    team.add(team.at(random.pick([...infield, ...outfield, 'SS', '3B'] as const)), 'fielding', 'e')
}

const outsMade: Partial<Record<Kind, number>> = {
  so: 1,
  ground: 1,
  fly: 1,
  pop: 1,
  gdp: 2,
  sf: 1,
  sh: 1,
  cs: 1,
}

/** One turn at bat, or one steal, into both teams' numbers. */
function book(
  match: Match,
  batting: DiamondTeam,
  fielding: DiamondTeam,
  { place, kind, scored, stranded, ...before }: Appearance,
  inning: number,
): void {
  const { random, log } = match
  const batter = batting.batter(place)
  const { outing } = fielding
  const hit = (key: string, amount = 1) => batting.add(batter, 'hitting', key, amount)
  const pitch = (key: string, amount = 1) => fielding.add(outing.pitcher, 'pitching', key, amount)
  field(match, fielding, kind)
  fielding.out(outsMade[kind] ?? 0)
  if (stranded > 0) hit('lob', stranded)
  if (kind === 'sb' || kind === 'cs') {
    hit(kind)
    return log.play(inning, null, batting.team, () => `${batter.name} ${words[kind]}`, before)
  }
  pitch('bf')
  pitch('pitches', 1 + random.poisson(2.8))
  const isAtBat = !notAtBats.has(kind)
  if (isAtBat) {
    hit('ab')
    pitch('ab')
  } else {
    hit(kind)
    if (kind === 'bb' || kind === 'hbp') pitch(kind)
  }
  if (hits.has(kind)) {
    hit('h')
    pitch('h')
    const extra = extraBases[kind]
    if (extra) {
      hit(extra)
      pitch(extra)
    }
  }
  if (kind === 'so') {
    hit('so')
    pitch('so')
  }
  if (kind === 'gdp') hit('gdp')
  const isBattedIn = kind !== 'error' && kind !== 'gdp'
  if (isBattedIn && scored.length > 0) hit('rbi', scored.length)
  for (const runner of scored) {
    batting.add(batting.batter(runner.place), 'hitting', 'r')
    pitch('r')
    if (runner.isEarned) pitch('er')
  }
  outing.runs += scored.length
  batting.runs += scored.length
  const home = scored
    .filter((runner) => runner.place !== place)
    .map((runner) => batting.batter(runner.place).name)
  const text = () => `${batter.name} ${words[kind]}${home.length > 0 ? `, ${home.join(', ')} scored` : ''}`
  if (scored.length === 0) log.play(inning, null, batting.team, text, before)
  else
    log.points(
      inning,
      null,
      batting.team,
      scored.length,
      text,
      { type: kind === 'hr' ? 'HR' : 'Run', player: isBattedIn ? batter : null },
      before,
    )
}

/** The pitchers on record when the lead changed for the last time. */
interface LeadChange {
  leader: DiamondTeam
  beaten: DiamondTeam
  winner: Outing
  loser: Outing
}

/** Innings, half by half, with exactly the runs of the line score. */
export const baseball: Scorer = (match): MatchDetails => {
  const { random, teams, log, gender } = match
  log.begin()
  const sides = teams.map((team) => new DiamondTeam(match, team)) as [DiamondTeam, DiamondTeam]
  const visitors = sides[0].team.side === 'away' ? sides[0] : sides[1]
  const hosts = visitors === sides[0] ? sides[1] : sides[0]
  const innings = visitors.team.line.length
  let change: LeadChange | null = null
  for (let inning = 1; inning <= innings; inning++) {
    for (const [batting, fielding] of [
      [visitors, hosts],
      [hosts, visitors],
    ] as const) {
      const runs = batting.team.line[inning - 1]
      if (runs === undefined) continue
      const lead = fielding.runs - batting.runs
      const reliever = fielding.relieve(lead, inning)
      if (reliever) log.play(inning, null, fielding.team, () => `${reliever.name} to pitch`)
      const substitute = inning >= 6 ? batting.pinchHit() : null
      if (substitute) log.play(inning, null, batting.team, () => `${substitute.name} to bat`)
      const isWalkOff = inning === innings && batting === hosts && lead >= 0 && runs > lead
      const half = halfInning(random, { first: batting.next, runs, winningRun: isWalkOff ? lead + 1 : null })
      batting.next = half.next
      for (const appearance of half.appearances) book(match, batting, fielding, appearance, inning)
      const after = batting.runs - fielding.runs
      if (after > 0 && after - runs <= 0)
        change = { leader: batting, beaten: fielding, winner: batting.outing, loser: fielding.outing }
      if (after === 0 && runs > 0) change = null
    }
  }
  if (change) decisions(match, change)
  for (const [side, rival] of [sides, [sides[1], sides[0]]] as const) {
    if (random.chance(0.35)) side.add(side.outing.pitcher, 'pitching', 'wp')
    side.closeBooks(rival.runs)
  }
  const regulation = gender === 'M' ? 9 : 7
  return {
    periods: visitors.team.line.map((_, inning) => `${inning + 1}`),
    rules: `${Math.min(innings, regulation)} innings`,
    officials: ['Home Plate', 'First Base', 'Third Base'],
    clock: { regulation: Math.min(innings, regulation), seconds: 0, overtime: 0 },
  }
}

/** A starter needs five innings (four of seven) for a win; else the reliever who did most has it. */
function decisions({ gender }: Match, { leader, beaten, winner, loser }: LeadChange): void {
  const [starter, ...relievers] = leader.outings
  const needed = gender === 'M' ? 15 : 12
  const isShort = winner === starter && relievers.length > 0 && winner.outs < needed
  const winning = isShort
    ? relievers.reduce((best, outing) => (outing.outs > best.outs ? outing : best))
    : winner
  leader.add(winning.pitcher, 'pitching', 'win')
  beaten.add(loser.pitcher, 'pitching', 'loss')
  const closer = leader.outings.at(-1)
  if (
    closer &&
    closer !== winning &&
    closer !== starter &&
    closer.outs >= 3 &&
    closer.leadOnEntry > 0 &&
    (closer.leadOnEntry <= 3 || closer.outs >= 9)
  ) {
    leader.add(closer.pitcher, 'pitching', 'save')
  }
}
