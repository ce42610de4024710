import type { ScoringPlay, Side } from '#contract/shapes/stats-shapes.ts'
import type { XmlElement } from '../xml/element.ts'
import { clockIn } from '../xml/values.ts'
import { type GameFile, sideOf } from './game-file.ts'

interface Told {
  type: string
  text: string
  /** Points of the score, for files that do not keep the running score. */
  points: number
}

type Tell = (score: XmlElement, names: { player: string | null; assists: string[] }) => Told

/** The scoring summary, with the score after each where the file leaves it to be counted. */
export function readScores(file: GameFile, tell: Tell): ScoringPlay[] {
  const running: Record<Side, number> = { away: 0, home: 0 }
  return file.root.within('scores', 'score').flatMap((score): ScoringPlay[] => {
    const side = sideOf(score, file, 'id', 'team')
    if (!side) return []
    const player = file.names.full(score.text('name', 'scorer'))
    const assists = ['assist1', 'assist2', 'passer'].flatMap((attribute) => {
      const name = file.names.full(score.text(attribute))
      return name === null ? [] : [name]
    })
    const { type, text, points } = tell(score, { player, assists })
    running[side] += points
    const isSaid = score.text('vscore') !== null && score.text('hscore') !== null
    if (isSaid) {
      running.away = score.whole('vscore')
      running.home = score.whole('hscore')
    }
    return [
      {
        period: score.whole('prd', 'qtr', 'inn') || 1,
        clock: clockIn(score.text('time', 'clock') ?? ''),
        side,
        type,
        player,
        assists,
        text: score.text('text') ?? text,
        awayScore: running.away,
        homeScore: running.home,
        ...driveOf(score),
      },
    ]
  })
}

/** Football's scores tell the possession that they ended: plays, yards, and how long it took. */
function driveOf(score: XmlElement): Pick<ScoringPlay, 'drive'> {
  const time = clockIn(score.text('top') ?? '')
  if (time === null || score.whole('plays') <= 0) return {}
  return { drive: { plays: score.whole('plays'), yards: score.whole('drive'), time } }
}

/** What kind of goal a file's short word means. */
const kinds: Record<string, string> = {
  SH: ' (short-handed)',
  EN: ' (empty net)',
  PS: ' (penalty shot)',
  FP: ' (free position)',
}

/** 'Goal by Ann Marsh (power play) (Kit Doe). Header from the left' */
export const goalTeller =
  (extraMan: string): Tell =>
  (score, { player, assists }) => {
    const type = score.text('type')?.toUpperCase() ?? ''
    const how = type.startsWith('PP') ? ` (${extraMan})` : (kinds[type] ?? '')
    const helpers = assists.length > 0 ? ` (${assists.join(', ')})` : ''
    const description = score.text('desc')
    return {
      type: 'Goal',
      text: `Goal by ${player ?? 'unknown'}${how}${helpers}${description ? `. ${description}` : ''}`,
      points: 1,
    }
  }
