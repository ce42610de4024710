import type { GameFile, GameLink, StoredGameMedia } from '#contract/shapes/game-media.ts'
import { slugOf } from '../../basics/names.ts'
import { fileUrl, networkPath, programPath } from '../../basics/paths.ts'
import { randomFor } from '../../basics/random.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import type { SportDefinition } from '../../sports/definition.ts'
import type { PlannedGame } from './planned-game.ts'

interface Covered {
  school: SchoolData
  definition: SportDefinition
  game: PlannedGame
  id: number
  promotion: string | null
}

/** Where a game is seen, heard and followed, and where seats are had. */
export function mediaOf(
  { school, definition, game, id, promotion }: Covered,
  isOver: boolean,
): StoredGameMedia {
  const random = randomFor(school.key, 'media', id)
  const isHome = game.site === 'H'
  const isEvent = game.stage === 'special' || game.stage === 'open-date'
  const isShown = !isEvent && (isHome ? definition.ticketed || random.chance(0.4) : random.chance(0.45))
  const isHeard = !isEvent && definition.broadcast
  const isBig = isHome && !isEvent && isBigDay(definition, promotion)
  const isLastHome = isBig && promotion === 'Senior Day'
  const tv = isShown ? random.pick(school.television) : null
  return {
    audio: isHeard ? `https://listen.example/${school.key}/${id}` : null,
    video: isShown ? `https://watch.example/${school.key}/${id}` : null,
    stats: isEvent ? null : `https://stats.example/${school.key}/${definition.shortname}/${id}`,
    tickets:
      isHome && definition.ticketed && !isOver && !isEvent
        ? `https://tickets.example/${school.key}/${id}`
        : null,
    custom1: isBig ? `https://guide.example/${school.key}/game-day` : null,
    custom2: isLastHome ? `https://parking.example/${school.key}` : null,
    custom3: isLastHome ? `https://volunteers.example/${school.key}` : null,
    tv,
    // Of the school's own channels; others are named in words.
    tvImage: tv && tv === school.television[0] ? fileUrl(networkPath(school.key, slugOf(tv))) : null,
    radio: isHeard ? school.radio : null,
    gameNote: game.note,
    promotionName: promotion,
  }
}

/** A home game that draws crowds: any of football, and the festive ones of basketball. */
const isBigDay = ({ family }: SportDefinition, promotion: string | null): boolean =>
  family === 'football' || (family === 'basketball' && promotion !== null)

const printedDaysAhead = 4

/** What is printed for the crowd: a program of a festive game a few days ahead, and where to park. */
export function papersOfGame(
  { school, definition, game, id, promotion }: Covered,
  today: number,
): { program: string | null; files: GameFile[]; links: GameLink[] } {
  const isPlayed = game.stage !== 'special' && game.stage !== 'open-date'
  const links = isPlayed ? linksOfGame(school, game, id, today) : []
  if (!isPlayed || game.site !== 'H' || !isBigDay(definition, promotion))
    return { program: null, files: [], links }
  const isPrinted = promotion !== null && game.day <= today + printedDaysAhead
  return {
    program: isPrinted ? fileUrl(programPath(school.key, id)) : null,
    files: [{ title: 'Parking Map', url: fileUrl(`${school.key}/documents/facilities-parking-map.pdf`) }],
    links: [...links, { title: 'Bag Policy', url: '/tickets' }],
  }
}

const notesDaysAhead = 10

/** What the press office and the hosts of a tournament put beside a game. */
function linksOfGame(school: SchoolData, game: PlannedGame, id: number, today: number): GameLink[] {
  return [
    ...(game.day <= today + notesDaysAhead && game.rival.kind === 'school'
      ? [{ title: 'Game Notes', url: `https://notes.example/${school.key}/${id}` }]
      : []),
    ...(game.tournament
      ? [{ title: 'Tournament Central', url: `${school.conference.website}/championships` }]
      : []),
  ]
}
