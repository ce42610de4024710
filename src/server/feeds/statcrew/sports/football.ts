import { cells, clock, halves, longest, together } from '../frame/cells.ts'
import { type GameFile, sideOf } from '../frame/game-file.ts'
import { wordsOf } from '../frame/plays.ts'
import { overtimeLabels, type SportFrame } from '../frame/sport-frame.ts'
import { contextOf, downOf, followDrives } from './football-downs.ts'
import { readDrives, writeDrives } from './football-drives.ts'
import { readFootballScores } from './football-scores.ts'

const team = { scope: 'team' } as const
const returns = (element: string) => [
  ...cells(element, element, 'no yds td'),
  ...cells(element, element, 'long', {}, longest),
]

const tables = [
  ...cells('pass', 'passing', 'comp att int yds td sacks sackyds'),
  ...cells('pass', 'passing', 'long', {}, longest),
  ...cells('rush', 'rushing', 'att gain loss yds td'),
  ...cells('rush', 'rushing', 'long', {}, longest),
  ...cells('rcv', 'receiving', 'no yds td'),
  ...cells('rcv', 'receiving', 'long', {}, longest),
  ...cells('defense', 'defense', 'tackua tacka tflyds sackyds int intyds brup qbh ff fr blkd'),
  ...cells('defense', 'defense', 'tfl', {}, halves('tflua', 'tfla')),
  ...cells('defense', 'defense', 'sacks', {}, halves('sackua', 'sacka')),
  ...cells('fg', 'kicking', 'made att blkd'),
  ...cells('fg', 'kicking', 'long', {}, longest),
  ...cells('pat', 'kicking', 'kickmade:patmade kickatt:patatt'),
  ...cells('ko', 'kickoffs', 'no yds tb ob'),
  ...cells('punt', 'punting', 'no yds inside20 plus50 fc blkd tb'),
  ...cells('punt', 'punting', 'long', {}, longest),
  ...returns('kr'),
  ...returns('pr'),
  ...returns('ir'),
  ...cells('fumbles', 'fumbles', 'no lost'),
  ...cells('scoring', 'scoring', 'td fg patkick:pat saf'),
  ...cells('scoring', 'scoring', 'patrcv:two', {}, together('patrush', 'patretkick', 'patretfumb')),
  ...cells('firstdowns', 'team', 'no:firstDowns rush:fdRush pass:fdPass penalty:fdPenalty', team),
  ...cells('', 'team', 'totoff_plays:plays totoff_yards:yards', team),
  ...cells(
    'conversions',
    'team',
    'thirdconv:thirdMade thirdatt:thirdAtt fourthconv:fourthMade fourthatt:fourthAtt',
    team,
  ),
  ...cells('penalties', 'team', 'no:penalties yds:penaltyYards', team),
  ...cells('misc', 'team', 'top:possession', team, clock),
  ...cells('redzone', 'team', 'att:redZoneAtt scores:redZoneScores', team),
]

/** Over when the last quarter has been closed and somebody leads: the In-Arena files have no status. */
function isOver({ root, rules }: GameFile, scores: readonly { score: number }[]): boolean {
  const last = root.within('plays', 'qtr').at(-1)
  if (!last || scores[0]?.score === scores[1]?.score) return false
  if (last.whole('number') < (rules.whole('qtrs', 'prds') || 4)) return false
  return last.child('endqtr') !== undefined || last.all('score').some((score) => score.text('final') === 'Y')
}

const ordinals = ['', '1st', '2nd', '3rd', '4th']

export const football: SportFrame = {
  group: 'football',
  root: 'fbgame',
  seasonRoot: 'fbseas',
  gender: () => null,
  cells: () => tables,
  follows: (line, { row, team: told }) => {
    if (!told) return
    const at = (group: string, key: string) => line[group]?.[key] ?? 0
    const follow = (key: string, isSaid: boolean, value: number) => {
      if (!isSaid && value !== 0) line.team = { ...line.team, [key]: value }
    }
    // The association's: a sack is a rush, a try and a return are neither.
    follow('plays', row?.text('totoff_plays') != null, at('rushing', 'att') + at('passing', 'att'))
    follow('yards', row?.text('totoff_yards') != null, at('rushing', 'yds') + at('passing', 'yds'))
    const downs = ['fdRush', 'fdPass', 'fdPenalty'].reduce((sum, key) => sum + at('team', key), 0)
    follow('firstDowns', row?.child('firstdowns')?.text('no') != null, downs)
  },
  line: { element: 'lineprd', number: 'prd', score: 'score' },
  regulation: 4,
  labels: overtimeLabels,
  dropsEmptyTables: true,
  position: (player) => player.text('startpos', 'opos', 'dpos', 'pos')?.toUpperCase() ?? null,
  clock: 'down',
  isOver,
  playsIn: 'qtr',
  play: (play, file) => {
    const words = wordsOf(play)
    if (!words) return null
    const down = downOf(play)
    const told = down ? { ...words, facts: { down } } : words
    if (play.has('vh')) return told
    // Markers and comments are nobody's; else the first word of the context is who has the ball.
    const ball = play.text('context')?.slice(0, 1)
    const side = play.text('type') === '#' ? null : ball === 'V' ? 'away' : ball === 'H' ? 'home' : null
    return { ...told, side: side ?? (play.text('type') === '#' ? null : sideOf(play, file, 'hasball')) }
  },
  follow: followDrives,
  scoring: readFootballScores,
  drives: readDrives,
  situation: (file) => {
    const downs = file.root.child('plays')?.child('downtogo')
    const ball = downs?.text('hasball') ?? file.status.text('hasball', 'possession')
    const possession =
      ball === 'V' || ball === file.ids[0] ? 'away' : ball === 'H' || ball === file.ids[1] ? 'home' : null
    const down = ordinals[downs?.whole('down') ?? 0]
    const spot = downs?.text('spot')?.replace(/^(.*?)\s*(\d+)$/, '$1 $2')
    return {
      possession,
      situation: downs && down ? `${down} & ${downs.whole('togo')}${spot ? ` at ${spot}` : ''}` : null,
    }
  },
  writes: {
    drives: writeDrives,
    play: (play) => ({
      context: contextOf(play),
      drive: play.drive === undefined ? null : play.drive + 1,
    }),
  },
}
