import type { CountedLine, Side } from '#contract/shapes/stats-shapes.ts'
import type { FilePlayer, FileTeam } from '../reading/reading.ts'
import type { XmlElement } from '../xml/element.ts'
import { cleanText, numberIn } from '../xml/values.ts'
import type { Cell } from './cells.ts'
import type { GameFile } from './game-file.ts'
import { fillTeam, hasNumbers, readLine, sumOf, withoutEmptyTables } from './lines.ts'
import { readableName } from './names.ts'
import type { SportFrame } from './sport-frame.ts'

export function readTeam(frame: SportFrame, file: GameFile, cells: readonly Cell[], side: Side): FileTeam {
  const index = side === 'away' ? 0 : 1
  const team = file.teams[index]
  const id = file.ids[index]
  const scoreByPeriod = readLineScore(frame, team)
  const labels = team.all('player').map((player) => player.text('uni') ?? '')
  const players = team
    .all('player')
    .flatMap((player) => readPlayer(frame, cells, player))
    .map((player) => ({ ...player, jersey: plainJersey(player.jersey, labels) }))
  const sums = sumOf(
    cells,
    players.map(({ groups }) => groups),
  )
  const totals = team.child('totals')
  const line = readLine(cells, { row: totals, team, scope: 'team' })
  fillTeam({ cells, line, totals, team, sums })
  const score = readScore(frame, file, index, line)
  frame.follows?.(line, { row: totals, team: { element: team, score, scoreByPeriod, players } })
  return {
    side,
    id,
    code: readCode(team.text('code')),
    name: team.text('name') ?? file.venue.text(side === 'away' ? 'visname' : 'homename') ?? id,
    abbreviation: team.text('abb') ?? id,
    record: team.text('record'),
    score,
    scoreByPeriod,
    totals: line,
    players,
  }
}

/** As the line score has it, else as its periods make it, else as the sport's own numbers do. */
function readScore(frame: SportFrame, file: GameFile, index: 0 | 1, line: CountedLine): number {
  const said = file.teams[index].child('linescore')
  const score = [said?.raw('score'), said?.raw('runs')]
    .map((each) => numberIn(each ?? ''))
    .find((each) => each !== null)
  if (score !== undefined && score !== null) return Math.trunc(score)
  const own = readLineScore(frame, file.teams[index])
  const rival = readLineScore(frame, file.teams[index === 0 ? 1 : 0])
  if (own.length > 0 && !frame.score) return own.reduce((sum, points) => sum + points, 0)
  return frame.score?.({ own, rival }, line) ?? 0
}

/** '01' is 1 with a zero before it, unless somebody else of the team wears a plain 1; '0' and '00' are two. */
function plainJersey(jersey: string | null, labels: readonly string[]): string | null {
  const plain = /^0+([1-9]\d?[A-Za-z]?)$/.exec(jersey ?? '')?.[1]
  return plain === undefined || labels.includes(plain) ? jersey : plain
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
  const written = listed.some((points) => numberIn(points) !== null) ? listed : score.raw('line').split(',')
  return written
    .slice(0, mostPeriods)
    .map((points) => cleanText(points))
    .flatMap((points) => {
      const number = numberIn(points)
      return number === null ? [] : [Math.trunc(number)]
    })
}

/** Those who played, started or did something; the bench's row only where it has a number. */
export function readPlayer(frame: SportFrame, cells: readonly Cell[], player: XmlElement): FilePlayer[] {
  const read = readLine(cells, { row: player, scope: 'player' })
  frame.follows?.(read, { row: player })
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
  const order = groups.pitching ? (player.child('pitching')?.whole('appear') ?? 0) : 0
  return hasPlayed ? [{ ...row, groups, ...(order > 0 ? { appearance: order } : {}) }] : []
}

export function playerRow(frame: SportFrame, player: XmlElement): Omit<FilePlayer, 'groups'> {
  const jersey = player.text('uni')
  const name = readableName(player.raw('name'))
  const isTeam = jersey?.toUpperCase() === 'TM' || (!/\d/.test(jersey ?? '') && name.toUpperCase() === 'TEAM')
  return {
    jersey: isTeam ? 'TM' : jersey,
    name: name === '' ? (jersey === null ? 'Unknown' : `No. ${jersey}`) : name,
    checkName: player.text('checkname'),
    position: frame.position(player),
    starter: player.number('gs', 'ms') > 0,
  }
}
