import type { deskGrids, GridSource } from '#contract/editing/desk.grids.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import type { Kind } from '../../../editing/kind/kind.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { conflict } from '../../../editing/pieces/refusals.ts'
import { refusePublisher } from '../../../editing/pieces/rights.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { type SeasonOfGrid, seasonForGrid, tellSeason } from '../../sports/season-grid.service.ts'
import { applyRosterImport } from '../rosters.import.ts'
import { beginRoster, nextRoster } from './next-roster.ts'
import { putPortraits } from './portraits.ts'
import { gridRows } from './roster-grid.queries.ts'
import { planRosterGrid } from './roster-plan.ts'
import { saveRoster } from './save-roster.ts'

type Names =
  | 'roster'
  | 'saveRoster'
  | 'planRoster'
  | 'applyRoster'
  | 'nextRoster'
  | 'beginRoster'
  | 'putPortraits'

const kindName = 'roster-entries'

/** A roster as a grid. Whatever is written is one piece of work, by whoever may publish the team's players. */
export function rosterGridCalls(deps: WorkDeps): AllHandlers<Pick<typeof deskGrids, Names>> {
  const work = openWork(deps)
  const writes = async (hand: Hand, kind: Kind, seasonId: number): Promise<SeasonOfGrid> => {
    const of = await seasonForGrid(hand, kindName, seasonId)
    await refusePublisher(hand, kind, 0, { seasonId })
    return of
  }
  const planned = (hand: Hand, { sport, season }: SeasonOfGrid, source: GridSource) =>
    planRosterGrid(hand, { sport: sport.slug, season: season.title }, source)
  return {
    roster: (call, { seasonId }) =>
      work.readKind(call, kindName, async (hand) => {
        const of = await seasonForGrid(hand, kindName, seasonId)
        return { season: tellSeason(hand, kindName, of), rows: await gridRows(hand.tx, seasonId) }
      }),
    saveRoster: (call, { seasonId, body }) =>
      work.writeKind(call, kindName, async (hand, kind) =>
        saveRoster(hand, await writes(hand, kind, seasonId), body),
      ),
    planRoster: (call, { seasonId, body }) =>
      work.readKind(call, kindName, async (hand) => {
        const { told } = await planned(hand, await seasonForGrid(hand, kindName, seasonId), body)
        return told
      }),
    applyRoster: (call, { seasonId, body: { digest, ...source } }) =>
      work.writeKind(call, kindName, async (hand, kind) => {
        const of = await writes(hand, kind, seasonId)
        const { plan, told } = await planned(hand, of, source)
        if (told.digest !== digest)
          throw conflict('Something was changed meanwhile, and this would do something else now: look again.')
        const id = await beginWork(hand, {
          what: 'import',
          subject: kind.name,
          title: `${source.name}, ${of.sport.title} ${of.season.title}`,
          sportId: of.sport.id,
        })
        await applyRosterImport(hand, plan, { remove: source.remove ?? false })
        return { work: id, ids: [seasonId] }
      }),
    nextRoster: (call, { seasonId }) =>
      work.readKind(call, kindName, async (hand) =>
        nextRoster(hand, await seasonForGrid(hand, kindName, seasonId)),
      ),
    beginRoster: (call, { seasonId, body }) =>
      work.writeKind(call, kindName, async (hand, kind) =>
        beginRoster(hand, await writes(hand, kind, seasonId), body),
      ),
    putPortraits: (call, { seasonId, body: { pictures } }) =>
      work.writeKind(call, kindName, async (hand, kind) =>
        putPortraits(hand, await writes(hand, kind, seasonId), pictures),
      ),
  }
}
