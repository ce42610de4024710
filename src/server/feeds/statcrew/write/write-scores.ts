import { letterOf } from '../frame/game-file.ts'
import type { SportFrame } from '../frame/sport-frame.ts'
import type { GameReading } from '../reading/reading.ts'
import { element, type Written } from '../xml/serialise.ts'

/** Sports whose files sum up their scores. */
const withoutSummary = new Set<SportFrame['group']>(['basketball', 'volleyball'])

export function writeScores({ group }: SportFrame, { scoring, teams }: GameReading): Written[] {
  if (withoutSummary.has(group)) return []
  const isFootball = group === 'football'
  return scoring.map((score, index) => {
    const [first = null, second = null] = score.assists
    return element('score', {
      number: index + 1,
      vh: letterOf(score.side),
      id: teams[score.side === 'away' ? 0 : 1].id,
      [isFootball ? 'qtr' : 'prd']: score.period,
      [isFootball ? 'clock' : 'time']: score.clock,
      type: score.type,
      [isFootball ? 'scorer' : 'name']: score.player,
      ...(isFootball ? { passer: first } : { assist1: first, assist2: second }),
      text: score.text,
      ...(score.drive ? { plays: score.drive.plays, drive: score.drive.yards, top: score.drive.time } : {}),
      vscore: score.awayScore,
      hscore: score.homeScore,
    })
  })
}
