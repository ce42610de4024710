import { checkSums } from './checks.ts'
import { readByPeriod } from './frame/by-period.ts'
import { endPlace, endQuestion } from './frame/end.ts'
import { openGame } from './frame/game-file.ts'
import { readPlays } from './frame/plays.ts'
import type { SportFrame } from './frame/sport-frame.ts'
import { readState } from './frame/state.ts'
import { readCode, readTeam } from './frame/teams.ts'
import { gameNumberOf, readDay, readOfficials, readVenue, startTimeOf } from './frame/venue.ts'
import type { GameReading } from './reading/reading.ts'
import type { XmlElement } from './xml/element.ts'

/** One game of a sport, as one box score. */
export function readGame(frame: SportFrame, root: XmlElement, isKnownOver: boolean): GameReading {
  const file = openGame(root)
  const { date, isWritingDay } = readDay(file)
  const gender = frame.gender(file)
  const cells = frame.cells(gender)
  const regulation = file.rules.whole('prds', 'qtrs') || file.venue.whole('schedinn') || frame.regulation
  const teams: GameReading['teams'] = [
    readTeam(frame, file, cells, 'away'),
    readTeam(frame, file, cells, 'home'),
  ]
  const plays = readPlays(frame, file)
  const byPeriod = readByPeriod(frame, file, cells)
  const state = readState(frame, { file, teams, plays, regulation, isKnownOver })
  frame.complete?.(teams, state.isComplete, file)
  const played = Math.max(teams[0].scoreByPeriod.length, teams[1].scoreByPeriod.length)
  return {
    kind: 'game',
    group: frame.group,
    gender,
    program: programOf(root),
    ncaaGameId: readCode(file.venue.text('gameid')),
    date,
    startTime: startTimeOf(file.venue),
    gameNumber: gameNumberOf(file.venue),
    isNeutral: file.venue.text('neutralgame')?.toUpperCase() === 'Y',
    isConference: file.venue.text('leaguegame')?.toUpperCase() === 'Y',
    venue: readVenue(file, regulation),
    state,
    periods: frame.labels(played, regulation),
    teams,
    scoring: frame.scoring(file),
    drives: frame.drives?.(file) ?? [],
    matches: frame.matches?.(file) ?? [],
    officials: readOfficials(file),
    plays,
    ...(byPeriod.length > 0 ? { byPeriod } : {}),
    warnings: [
      ...(isWritingDay
        ? [{ place: 'venue', message: 'The day of the game is not said; the day of writing is taken.' }]
        : []),
      ...(state.isEndUnsure ? [{ place: endPlace, message: endQuestion }] : []),
      ...checkSums(frame, cells, teams, regulation),
    ],
  }
}

/** 'TAS For Soccer 1.16.01' */
export const programOf = (root: XmlElement): string =>
  [root.text('source'), root.text('version')].filter((part) => part !== null).join(' ') || 'Unknown program'
