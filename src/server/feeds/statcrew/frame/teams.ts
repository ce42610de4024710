import type { Side } from '#contract/shapes/stats-shapes.ts'
import type { FilePlayer, FileTeam } from '../reading/reading.ts'
import type { XmlElement } from '../xml/element.ts'
import { cleanText, numberIn } from '../xml/values.ts'
import type { Cell } from './cells.ts'
import type { GameFile } from './game-file.ts'
import { hasNumbers, readLine, sumOf, withoutEmptyTables } from './lines.ts'
import { readableName } from './names.ts'
import type { SportFrame } from './sport-frame.ts'

export function readTeam(frame: SportFrame, file: GameFile, cells: readonly Cell[], side: Side): FileTeam {
  const index = side === 'away' ? 0 : 1
  const team = file.teams[index]
  const id = file.ids[index]
  const scoreByPeriod = readLineScore(frame, team)
  const score = team.child('linescore')
  const players = team.all('player').flatMap((player) => readPlayer(frame, cells, player))
  const totals = team.child('totals')
  return {
    side,
    id,
    code: readCode(team.text('code')),
    name: team.text('name') ?? file.venue.text(side === 'away' ? 'visname' : 'homename') ?? id,
    abbreviation: team.text('abb') ?? id,
    record: team.text('record'),
    score:
      score?.has('score') || score?.has('runs')
        ? score.whole('score', 'runs')
        : scoreByPeriod.reduce((sum, points) => sum + points, 0),
    scoreByPeriod,
    totals: totals
      ? readLine(cells, { row: totals, team, scope: 'team' })
      : sumOf(
          cells,
          players.map(({ groups }) => groups),
        ),
    players,
  }
}

/** Programs write a zero where they know none, and some their own letters. */
export const readCode = (code: string | null): string | null =>
  code !== null && /^[1-9]\d{0,9}$/.test(code) ? code : null

/** The longest game of college baseball had 25 innings. */
const mostPeriods = 60

/** Points by period. A home half that was not needed ('X') is not there. */
export function readLineScore({ line }: SportFrame, team: XmlElement): number[] {
  const score = team.child('linescore')
  if (!score) return []
  const listed = score.all(line.element).map((period) => period.raw(line.score))
  const written = listed.length > 0 ? listed : score.raw('line').split(',')
  return written
    .slice(0, mostPeriods)
    .map((points) => cleanText(points))
    .flatMap((points) => {
      const number = numberIn(points)
      return number === null ? [] : [Math.trunc(number)]
    })
}

/** Those who played, started or did something; the bench's row only where it has a number. */
function readPlayer(frame: SportFrame, cells: readonly Cell[], player: XmlElement): FilePlayer[] {
  const read = readLine(cells, { row: player, scope: 'player' })
  const groups = frame.dropsEmptyTables ? withoutEmptyTables(read) : read
  const row = playerRow(frame, player)
  const isTeam = row.jersey === 'TM'
  const isSaid = player.has('gp') || player.has('gs') || player.has('ms')
  const hasPlayed = isTeam
    ? hasNumbers(groups)
    : player.number('gp') > 0 ||
      row.starter ||
      hasNumbers(groups) ||
      (!isSaid && Object.keys(groups).length > 0)
  return hasPlayed ? [{ ...row, groups }] : []
}

export function playerRow(frame: SportFrame, player: XmlElement): Omit<FilePlayer, 'groups'> {
  const jersey = player.text('uni')
  const name = readableName(player.raw('name'))
  return {
    jersey: jersey?.toUpperCase() === 'TM' ? 'TM' : jersey,
    name: name === '' ? (jersey === null ? 'Unknown' : `No. ${jersey}`) : name,
    checkName: player.text('checkname'),
    position: frame.position(player),
    starter: player.number('gs', 'ms') > 0,
  }
}
