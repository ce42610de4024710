import { letterOf } from './frame/game-file.ts'
import type { SportFrame } from './frame/sport-frame.ts'
import { minutesIn } from './frame/venue.ts'
import type { GameReading } from './reading/reading.ts'
import { frames } from './sports/frames.ts'
import { writePlays } from './write/write-plays.ts'
import { writeScores } from './write/write-scores.ts'
import { writeTeam } from './write/write-team.ts'
import { writeVenue } from './write/write-venue.ts'
import { element, serialise, type Written } from './xml/serialise.ts'
import { clockOf } from './xml/values.ts'

/** A file as Stat Crew's own programs lay it out. What is written here reads back the same. */
export function writeStatFile(reading: GameReading): string {
  const frame = frames.find(({ group }) => group === reading.group)
  if (!frame) throw new RangeError(`There are no stat files of ${reading.group}`)
  const [, source = reading.program, version = ''] = /^(.*) ([\d.]+)$/.exec(reading.program) ?? []
  const cells = frame.cells(reading.gender ?? null)
  const list = (name: string, children: Written[]) =>
    children.length > 0 ? [element(name, {}, children)] : []
  return serialise(
    element(frame.root, { source, version: version || null, generated: dayText(reading.date) }, [
      writeVenue(frame, reading, dayText(reading.date)),
      writeStatus(frame, reading),
      ...reading.teams.map((team) => writeTeam(frame, cells, team, reading)),
      // Without a summary, runs are read from the plays.
      ...(frame.group === 'baseball'
        ? [element('scores', {}, writeScores(frame, reading))]
        : list('scores', writeScores(frame, reading))),
      ...list('drives', frame.writes?.drives?.(reading) ?? []),
      ...list('matches', frame.writes?.matches?.(reading.matches) ?? []),
      writePlays(frame, reading),
    ]),
  )
}

/** '11/7/2026' */
function dayText(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return `${month}/${day}/${year}`
}

const periodNames: Partial<Record<SportFrame['group'], string>> = {
  volleyball: 'game',
  baseball: 'inning',
  football: 'qtr',
}

function writeStatus({ group, clock }: SportFrame, { state, teams, venue }: GameReading): Written {
  const { isComplete, hasStarted, period, clockSeconds, possession, situation } = state
  return element('status', {
    complete: isComplete ? 'Y' : 'N',
    [periodNames[group] ?? 'period']: period,
    clock: clock === 'none' ? null : clockOf(clockSeconds),
    running: clock === 'none' || minutesIn(venue.rules) === 0 ? null : hasStarted && !isComplete ? 'T' : 'F',
    gamestatus: isComplete ? 'final' : hasStarted ? 'live' : 'pregame',
    ...(group === 'volleyball'
      ? { vscore: teams[0].score, hscore: teams[1].score, serving: possession ? letterOf(possession) : null }
      : { vh: possession ? letterOf(possession) : null }),
    situation: situation ?? null,
  })
}
