import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'

export interface Footnote {
  label: string
  text: string
}

type Told = Pick<BoxScore, 'sportGroup' | 'away' | 'home' | 'teams' | 'plays' | 'matches'>

/** Who had something, or how much of it each team had, as the statistics manuals print it below the tables. */
interface Line {
  label: string
  group: string
  key: string
  isTeam?: true
}

const line = (label: string, at: string): Line => {
  const [group = '', key = ''] = at.split('.')
  return { label, group, key }
}
const team = (label: string, at: string): Line => ({ ...line(label, at), isTeam: true })

const cards = [line('Yellow cards', 'penalty.yellow'), line('Red cards', 'penalty.red')]
const winner = line('Game winner', 'shots.gw')
const decisions = [
  line('Goalkeeper of record, won', 'goalie.win'),
  line('Goalkeeper of record, lost', 'goalie.loss'),
]

const lines: Partial<Record<SportGroup, Line[]>> = {
  baseball: [
    line('E', 'fielding.e'),
    team('DP', 'fielding.dp'),
    team('LOB', 'hitting.lob'),
    line('2B', 'hitting.double'),
    line('3B', 'hitting.triple'),
    line('HR', 'hitting.hr'),
    line('HBP', 'hitting.hbp'),
    line('SH', 'hitting.sh'),
    line('SF', 'hitting.sf'),
    line('SB', 'hitting.sb'),
    line('CS', 'hitting.cs'),
    line('GDP', 'hitting.gdp'),
    line('Win', 'pitching.win'),
    line('Loss', 'pitching.loss'),
    line('Save', 'pitching.save'),
    line('WP', 'pitching.wp'),
    line('BK', 'pitching.bk'),
    line('PB', 'fielding.pb'),
  ],
  basketball: [
    team('Points in the paint', 'team.paint'),
    team('Points off turnovers', 'team.turnovers'),
    team('Second-chance points', 'team.second'),
    team('Fast-break points', 'team.fastBreak'),
    team('Bench points', 'team.bench'),
    team('Dead-ball rebounds', 'team.deadball'),
  ],
  football: [
    line('Interceptions', 'defense.int'),
    line('Fumbles lost', 'fumbles.lost'),
    line('Fumbles recovered', 'defense.fr'),
    line('Sacks', 'defense.sacks'),
    line('Blocked kicks', 'defense.blkd'),
  ],
  soccer: [winner, ...cards, ...decisions],
  'field-hockey': [winner, line('Green cards', 'penalty.green'), ...cards, ...decisions],
  hockey: [
    winner,
    line('Power-play goals', 'shots.pp'),
    line('Short-handed goals', 'shots.shg'),
    line('Empty-net goals', 'shots.en'),
    line('Penalties', 'penalty.count'),
    ...decisions,
  ],
  lacrosse: [
    winner,
    line('Man-up goals', 'shots.pp'),
    line('Free-position goals', 'shots.freepos'),
    line('Penalties', 'penalty.count'),
    line('Yellow cards', 'penalty.yellow'),
    ...decisions,
  ],
  'water-polo': [winner, line('Power-play goals', 'shots.pp'), line('Exclusions', 'misc.excl'), ...decisions],
}

/** What stands below a box score's tables; a line that would say nothing is left out. */
export function footnotes(box: Told): Footnote[] {
  const own = (lines[box.sportGroup] ?? []).map((each) => ({
    label: each.label,
    text: each.isTeam ? ofTeams(box, each) : ofPlayers(box, each),
  }))
  return [...own, ...technicals(box), ...orderOfFinish(box)].filter(({ text }) => text !== '')
}

function ofTeams({ teams, ...box }: Told, { group, key }: Line): string {
  const counts = teams.map(({ side, totals }) => [side, totals[group]?.[key] ?? 0] as const)
  if (counts.every(([, count]) => count === 0)) return ''
  return counts.map(([side, count]) => `${box[side].abbreviation} ${count}`).join('; ')
}

function ofPlayers({ teams, ...box }: Told, { group, key }: Line): string {
  return teams
    .flatMap(({ side, players }) => {
      const who = players.flatMap(({ name, groups }) => {
        const count = groups[group]?.[key] ?? 0
        return count > 0 ? [count === 1 ? name : `${name} (${count})`] : []
      })
      return who.length > 0 ? [`${box[side].abbreviation} – ${who.join(', ')}`] : []
    })
    .join('; ')
}

/** Box scores do not count technical fouls apart, but plays name them. */
function technicals({ sportGroup, plays, ...box }: Told): Footnote[] {
  if (sportGroup !== 'basketball' || plays.length === 0) return []
  const found = plays.flatMap(({ text, side }) => {
    const who = /^Technical foul by (.+)$/.exec(text)?.[1]
    return who ? [side ? `${box[side].abbreviation} – ${who}` : who] : []
  })
  return [{ label: 'Technical fouls', text: found.join('; ') || 'none' }]
}

function orderOfFinish({ matches }: Told): Footnote[] {
  const kinds = (['doubles', 'singles'] as const).flatMap((kind) => {
    const order = matches
      .filter((match) => match.kind === kind && match.finished !== null)
      .toSorted((a, b) => (a.finished ?? 0) - (b.finished ?? 0))
      .map(({ number }) => number)
    return order.length > 0 ? [`${kind} ${order.join(', ')}`] : []
  })
  return [{ label: 'Order of finish', text: kinds.join('; ') }]
}
