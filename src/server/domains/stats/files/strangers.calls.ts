import type { incoming } from '#contract/editing/incoming.ts'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import type { Kind } from '../../../editing/kind/kind.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { mayPublishKind, refusePublisher } from '../../../editing/pieces/rights.ts'
import { splitName } from '../../../feeds/person-name.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { seasonForGrid } from '../../sports/season-grid.service.ts'
import { fileById } from './stat-files.queries.ts'
import type { StatFileDeps } from './stat-files.service.ts'
import { decideStranger, findStrangersAgain } from './stat-strangers.service.ts'
import { rostersOfSeasons } from './to-match.read-model.ts'

/** Who is decided about is a player of a roster: whoever may write that may decide. */
const kindName = 'roster-entries'

/** People in a file whom no rule found on the roster, and who they are. */
export function strangerCalls(
  deps: WorkDeps & StatFileDeps,
): AllHandlers<Pick<typeof incoming, 'strangersOfFile' | 'decideStranger'>> {
  const work = openWork(deps)
  const seasonOf = async (hand: Hand, fileId: number) => {
    const file = await fileById(hand.tx, fileId)
    if (!file?.seasonId) throw notFound('There is no such file of a game.')
    return { file, of: await seasonForGrid(hand, kindName, file.seasonId) }
  }
  const tell = (call: Parameters<typeof work.readKind>[0], fileId: number) =>
    work.readKind(call, kindName, async (hand, kind) => {
      const { file, of } = await seasonOf(hand, fileId)
      const players = await rostersOfSeasons(hand.tx, [of.season.id])
      return {
        seasonId: of.season.id,
        mayDecide: mayPublishKind(hand.visitor, kind),
        strangers: file.strangers
          .filter(({ decision }) => decision === 'open')
          .map(({ jersey, name }) => ({
            jersey,
            name,
            ...(splitName(name) ?? { firstName: '', lastName: name }),
          })),
        players: players
          .map(({ rosterPlayerId, jersey, firstName, lastName }) => ({
            id: rosterPlayerId,
            jersey,
            name: `${firstName} ${lastName}`,
          }))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
      }
    })
  const mayDecide = (hand: Hand, kind: Kind, fileId: number) =>
    seasonOf(hand, fileId).then(async ({ of }) => {
      await refusePublisher(hand, kind, 0, { seasonId: of.season.id })
      return of.season.id
    })
  return {
    strangersOfFile: (call, { fileId }) => tell(call, fileId),
    async decideStranger(call, { fileId, body: { is, rosterPlayerId, jersey, name } }) {
      const seasonId = await work.readKind(call, kindName, (hand, kind) => mayDecide(hand, kind, fileId))
      if (is === 'player' && rosterPlayerId === undefined) throw badRequest('Say which player it is.')
      // Somebody who was put on the roster meanwhile is found as the next file would find them.
      if (is === 'on the roster now') await findStrangersAgain(deps, call.tenant, seasonId)
      else
        await decideStranger(deps, call.tenant, {
          seasonId,
          jersey,
          name,
          rosterPlayerId: is === 'player' ? (rosterPlayerId ?? null) : null,
        })
      return tell(call, fileId)
    },
  }
}
