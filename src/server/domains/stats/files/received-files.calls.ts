import type { ReceivedFile } from '#contract/editing/incoming.shapes.ts'
import type { incoming } from '#contract/editing/incoming.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { type ReceivedRow, receivedFiles } from './received-files.read-model.ts'

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
  warnings: file.warnings.map(({ message }) => message),
  strangers: file.strangers.filter(({ decision }) => decision === 'open').length,
})

/** What scoring programs sent, and what became of it. */
export const receivedFilesCalls = ({
  scope,
}: {
  scope: TenantScope
}): Pick<AllHandlers<typeof incoming>, 'receivedFiles'> => ({
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
