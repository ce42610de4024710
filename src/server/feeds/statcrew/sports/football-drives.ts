import type { Drive } from '#contract/shapes/stats-shapes.ts'
import { type GameFile, letterOf, sideOf } from '../frame/game-file.ts'
import type { GameReading } from '../reading/reading.ts'
import { element, type Written } from '../xml/serialise.ts'
import { cleanText, clockIn, numberIn } from '../xml/values.ts'

const ends: [string, string][] = [
  ['TD', 'Touchdown'],
  ['FG', 'Field Goal'],
  ['PUNT', 'Punt'],
  ['INT', 'Interception'],
  ['FUMB', 'Fumble'],
  ['DOWNS', 'Downs'],
  ['FGA', 'Missed FG'],
  ['MISSFG', 'Missed FG'],
  ['SAF', 'Safety'],
  ['HALF', 'End of Half'],
  ['GAME', 'End of Game'],
  ['BLKFG', 'Blocked FG'],
  ['BLKP', 'Blocked Punt'],
]
const wordsOfEnd = new Map(ends)
const endOfWords = new Map(ends.toReversed().map(([token, words]) => [words, token]))

/** 'KO,1,15:00,25': how, quarter, clock and the yard from the own goal line. */
const partsOf = (written: string) =>
  cleanText(written)
    .split(',')
    .map((part) => part.trim())

/** 'HSU 25' for yards from the own goal line. */
const spotText = (yard: number, own: string, rival: string): string =>
  yard === 50 ? 'the 50' : yard < 50 ? `${own} ${yard}` : `${rival} ${100 - yard}`

const labelsOf = ({ teams, ids }: GameFile) =>
  teams.map((team, index) => team.text('abb') ?? ids[index] ?? '')

export function readDrives(file: GameFile): Drive[] {
  const labels = labelsOf(file)
  const regulation = file.rules.whole('qtrs', 'prds') || 4
  return file.root.within('drives', 'drive').flatMap((drive): Drive[] => {
    const side = sideOf(drive, file, 'team')
    if (!side) return []
    const [, quarter = '', clock = '', yard = ''] = partsOf(drive.raw('start'))
    const [end = '', endQuarter = ''] = partsOf(drive.raw('end'))
    const [own = '', rival = ''] = side === 'away' ? labels : labels.toReversed()
    const at = numberIn(yard)
    const isLast = end === 'HALF' && Number(endQuarter) >= regulation
    return [
      {
        side,
        period: numberIn(quarter) ?? drive.whole('start_qtr'),
        start: clockIn(clock) ?? clockIn(drive.raw('start_time')) ?? '',
        startSpot: at === null ? (drive.text('start_spot') ?? '') : spotText(Math.trunc(at), own, rival),
        ...(at !== null && at >= 0 && at <= 100 ? { from: 100 - Math.trunc(at) } : {}),
        plays: drive.whole('plays'),
        yards: drive.whole('yards'),
        time: clockIn(drive.raw('top')) ?? '',
        result: isLast ? 'End of Game' : (wordsOfEnd.get(end) ?? end),
      },
    ]
  })
}

export function writeDrives({ drives, teams }: Pick<GameReading, 'drives' | 'teams'>): Written[] {
  const labels = teams.map(({ abbreviation }) => abbreviation)
  return drives.map((drive) => {
    const [own = '', rival = ''] = drive.side === 'away' ? labels : labels.toReversed()
    return element('drive', {
      vh: letterOf(drive.side),
      start: `,${drive.period},${drive.start},${yardOf(drive.startSpot, own, rival)}`,
      start_spot: drive.startSpot,
      end: endOfWords.get(drive.result) ?? drive.result,
      plays: drive.plays,
      yards: drive.yards,
      top: drive.time,
    })
  })
}

/** Back from `spotText`; nothing for a spot that is said otherwise. */
function yardOf(spot: string, own: string, rival: string): string {
  if (spot === 'the 50') return '50'
  const [, label, yard] = /^(.*) (\d\d?)$/.exec(spot) ?? []
  if (label === own && Number(yard) < 50) return `${Number(yard)}`
  return label === rival && Number(yard) < 50 ? `${100 - Number(yard)}` : ''
}
