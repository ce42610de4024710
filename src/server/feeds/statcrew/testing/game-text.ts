import { readStatFile } from '../read-stat-file.ts'
import type { FileTeam, GameReading, SeasonReading } from '../reading/reading.ts'

interface Parts {
  /** Attributes of the root besides its name. */
  head?: string
  venue?: string
  inVenue?: string
  status?: string
  away?: string
  home?: string
  rest?: string
}

/** A small file of two invented teams, in the order that the programs keep. */
export const gameText = (
  root: string,
  { head, venue, inVenue, status, away, home, rest }: Parts = {},
): string =>
  `<${root} ${head ?? 'source="TAS" version="1.0" generated="11/7/2026"'}>
  <venue visid="KES" visname="Kestrel" homeid="HAL" homename="Halcyon" date="11/7/2026" ${venue ?? ''}>${inVenue ?? ''}</venue>
  ${status === undefined ? '' : `<status ${status}></status>`}
  <team vh="V" id="KES" name="Kestrel" record="3-1">${away ?? ''}</team>
  <team vh="H" id="HAL" name="Halcyon" record="4-0">${home ?? ''}</team>
  ${rest ?? ''}
</${root}>`

export function readGameText(text: string | Uint8Array): GameReading {
  const reading = readStatFile(text)
  if (!reading.ok) throw new Error(reading.error.message)
  if (reading.file.kind !== 'game') throw new Error('A season')
  return reading.file
}

export function readSeasonText(text: string): SeasonReading {
  const reading = readStatFile(text)
  if (!reading.ok) throw new Error(reading.error.message)
  if (reading.file.kind !== 'season') throw new Error('A game')
  return reading.file
}

export const gameWith = (root: string, parts: Parts): GameReading => readGameText(gameText(root, parts))

/** The numbers of the visitors' only player. */
export const onlyLine = (game: GameReading): FileTeam['totals'] | undefined =>
  game.teams[0].players[0]?.groups
