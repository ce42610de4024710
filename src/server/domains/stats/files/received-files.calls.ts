import { Readable } from 'node:stream'
import type { ReceivedFile } from '#contract/editing/incoming.shapes.ts'
import type { incoming } from '#contract/editing/incoming.ts'
import { conflict } from '../../../editing/pieces/refusals.ts'
import { endPlace } from '../../../feeds/statcrew/frame/end.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { correctionPlace } from '../corrections/overruled-words.ts'
import { endGame, gamesForFile, takeAsGame } from './asked-files.service.ts'
import { keptFile, nameToHandOn } from './kept-file.ts'
import { type ReceivedRow, receivedFiles } from './received-files.read-model.ts'
import type { StatFileDeps } from './stat-files.service.ts'

const tell = ({ file, key, game, opponent, season, sport }: ReceivedRow): ReceivedFile => ({
  id: file.id,
  name: file.fileName,
  receivedAt: file.receivedAt.toISOString(),
  door: file.door,
  key,
  program: file.program,
  isTaken: file.status === 'taken',
  isStanding: file.isStanding,
  isComplete: file.isComplete,
  game: game && { id: game.id, sport: sport ?? '', opponent: opponent ?? '', day: game.day },
  season: season === null ? null : `${sport ?? ''} ${season}`.trim(),
  problem: file.errorMessage,
  asks: asked(file),
  warnings: file.warnings.map(({ place, message }) => wordsOf(place, message)),
  strangers: file.strangers.filter(({ decision }) => decision === 'open').length,
})

/** Where in the file, for what does not say it itself. */
const wordsOf = (place: string, message: string): string =>
  place === endPlace || place === correctionPlace || place === 'venue' ? message : `${place}: ${message}`

function asked({
  status,
  errorKind,
  isStanding,
  isComplete,
  warnings,
}: ReceivedRow['file']): ReceivedFile['asks'] {
  if (status === 'refused')
    return errorKind === 'no-game' || errorKind === 'several-games' ? 'which game' : null
  const isOpen = isStanding && !isComplete && warnings.some(({ place }) => place === endPlace)
  return isOpen ? 'whether it is over' : null
}

const places = { H: 'home', A: 'away', N: 'neutral' } as const

/** What scoring programs sent, what became of it, and what somebody has to say of it. */
export const receivedFilesCalls = ({
  scope,
  storage,
  now,
}: StatFileDeps): Pick<
  AllHandlers<typeof incoming>,
  'receivedFiles' | 'keptFile' | 'gamesForFile' | 'takeAsGame' | 'endGame'
> => ({
  keptFile: ({ tenant }, { fileId }) =>
    scope.read(tenant.key, async (tx) => {
      const { row, bytes } = await keptFile({ tx, tenant, now: now() }, storage, fileId)
      return { name: nameToHandOn(row), content: Readable.from([bytes]) }
    }),
  gamesForFile: ({ tenant }, { fileId }) =>
    scope.read(tenant.key, async (tx) => {
      const offered = await gamesForFile({ tx, tenant, now: now() }, { scope, storage, now }, fileId)
      return {
        ...offered,
        games: offered.games.map(({ game, opponent }) => ({
          id: game.id,
          opponent: opponent.title,
          day: game.startDate,
          place: places[game.locationIndicator],
        })),
      }
    }),
  async takeAsGame({ tenant }, { fileId, body: { gameId, remember } }) {
    const outcome = await takeAsGame({ scope, storage, now }, tenant, { fileId, gameId, remember })
    if (outcome.kind === 'refused') throw conflict(outcome.refusal.message)
    return { gameId }
  },
  endGame: async ({ tenant }, { fileId }) => ({
    gameId: await endGame({ scope, storage, now }, tenant, fileId),
  }),
  receivedFiles: ({ tenant }, { search, after, limit = 50 }) =>
    scope.read(tenant.key, async (tx) => {
      const from = after === undefined ? undefined : Number(after)
      const rows = await receivedFiles(tx, { search, after: from, limit: limit + 1 })
      const page = rows.slice(0, limit)
      return {
        files: page.map(tell),
        next: rows.length > page.length ? String(page.at(-1)?.file.id) : null,
      }
    }),
})
