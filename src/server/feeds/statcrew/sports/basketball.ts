import { cells, pair } from '../frame/cells.ts'
import type { GameFile } from '../frame/game-file.ts'
import { wordsOf } from '../frame/plays.ts'
import { overtimeLabels, type SportFrame } from '../frame/sport-frame.ts'
import type { XmlElement } from '../xml/element.ts'
import { shotOf, writeShot } from './basketball-shots.ts'

const team = { scope: 'team' } as const

const shots: Record<string, string> = {
  FT: 'free throw',
  LAYUP: 'layup',
  JUMPER: 'jumper',
  '3PTR': '3-pointer',
  '2PTR': '2-pointer',
  DUNK: 'dunk',
  TIPIN: 'tip-in',
}
const rebounds: Record<string, string> = { OFF: 'offensive', DEF: 'defensive', DEADB: 'dead-ball' }
const timeouts: Record<string, string> = {
  MEDIA: 'Media timeout',
  '30SEC': '30-second timeout',
  '20SEC': '20-second timeout',
}

/** Basketball's plays are tokens: GOOD 3PTR is a made 3-pointer. */
export function tokenWords(play: XmlElement, { names }: Pick<GameFile, 'names'>): string | null {
  const action = play.text('action')?.toUpperCase()
  if (!action) return null
  const type = play.text('type')?.toUpperCase() ?? ''
  const who = names.full(play.text('checkname', 'name')) ?? play.text('team') ?? 'Team'
  const shot = shots[type] ?? (type.toLowerCase() || 'shot')
  const words: Record<string, string> = {
    GOOD: `${who} made ${shot}`,
    MISS: `${who} missed ${shot}`,
    REBOUND: `${who} ${rebounds[type] ? `${rebounds[type]} ` : ''}rebound`,
    FOUL: type.startsWith('TECH') ? `Technical foul by ${who}` : `Foul by ${who}`,
    FOULTAKEN: `${who} fouled`,
    TURNOVER: `${who} turnover`,
    ASSIST: `${who} assist`,
    STEAL: `${who} steal`,
    BLOCK: `${who} block`,
    SUB: `${who} ${type === 'OUT' ? 'leaves' : 'enters'} the game`,
    TIMEOUT: timeouts[type] ?? `Timeout by ${play.text('team') ?? who}`,
  }
  return words[action] ?? `${who} ${action.toLowerCase()}`
}

const onTheFloor = 5

export const basketball: SportFrame = {
  group: 'basketball',
  root: 'bbgame',
  seasonRoot: 'bbseas',
  isSeasonFlat: true,
  gender: ({ rules }) => {
    const said = rules.text('qh')?.toUpperCase()
    if (said === 'H' || rules.whole('prds') === 2) return 'M'
    return said === 'Q' || rules.whole('prds') === 4 ? 'W' : null
  },
  cells: () => [
    ...cells('stats', 'stats', 'min', { adds: false }),
    ...cells('stats', 'stats', 'fgm fga fgm3 fga3 ftm fta oreb dreb treb pf ast to blk stl tp'),
    ...cells(
      'special',
      'team',
      'pts_paint:paint pts_to:turnovers pts_ch2:second pts_fastb:fastBreak pts_bench:bench',
      team,
    ),
    ...cells('stats', 'team', 'deadball', team, pair),
  ],
  follows: ({ stats, ...line }, { row, team: told }) => {
    if (!stats) return
    const [source, at] = [row?.child('stats'), (key: string) => stats[key] ?? 0]
    const follow = (key: string, value: number) => {
      if (source?.text(key) == null && stats[key] === undefined && value !== 0) stats[key] = value
    }
    follow('treb', at('oreb') + at('dreb'))
    follow('tp', 2 * at('fgm') + at('fgm3') + at('ftm'))
    const starters = told?.players.filter(({ starter }) => starter).length
    if (!told || !line.team || starters !== onTheFloor || row?.child('special')?.text('pts_bench') != null)
      return
    const bench = told.players.filter(({ starter }) => !starter)
    const points = bench.reduce((sum, { groups }) => sum + (groups.stats?.tp ?? 0), 0)
    if (points !== 0) line.team.bench = points
  },
  score: ({ own }, { stats }) =>
    own.length > 0 ? own.reduce((sum, points) => sum + points, 0) : (stats?.tp ?? 0),
  line: { element: 'lineprd', number: 'prd', score: 'score' },
  regulation: 2,
  labels: overtimeLabels,
  position: (player) => player.text('pos')?.toUpperCase() ?? null,
  clock: 'down',
  byPeriod: { element: 'statsbyprd', of: 'stats', group: 'stats' },
  playsIn: 'period',
  play: (play, file) => {
    const text = tokenWords(play, file)
    const told = wordsOf(play) ?? (text === null ? null : { text })
    const shot = shotOf(play)
    return told && shot ? { ...told, facts: { shot } } : told
  },
  scoring: () => [],
  writes: { play: writeShot },
}
