import type { deskGrids, GridSource } from '#contract/editing/desk.grids.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import type { Kind } from '../../../editing/kind/kind.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { conflict, notForRole } from '../../../editing/pieces/refusals.ts'
import { mayPublishKind, refusePublisher } from '../../../editing/pieces/rights.ts'
import { mayWriteSport } from '../../../editing/rows/sport-of.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { facilityNames } from '../../sports/facility-names.service.ts'
import { type SeasonOfGrid, seasonForGrid, tellSeason } from '../../sports/season-grid.service.ts'
import { applyScheduleImport, type SchedulePlan } from '../games.import.ts'
import { allOpponents, gamesToCompare } from '../games.import-queries.ts'
import { actOnGame } from './act-on-game.ts'
import { copySchedule, nextSchedule } from './copy-schedule.ts'
import { saveSchedule } from './save-schedule.ts'
import { scheduleConflicts } from './schedule-conflicts.ts'
import { placedGames, toGridRow } from './schedule-grid.queries.ts'
import { planScheduleGrid } from './schedule-plan.ts'

type Names =
  | 'schedule'
  | 'saveSchedule'
  | 'planSchedule'
  | 'applySchedule'
  | 'nextSchedule'
  | 'copySchedule'
  | 'actOnGame'

const kindName = 'games'

/** A schedule as a grid, and what happens to its games. */
export function scheduleGridCalls(deps: WorkDeps): AllHandlers<Pick<typeof deskGrids, Names>> {
  const work = openWork(deps)
  const writes = async (hand: Hand, kind: Kind, seasonId: number): Promise<SeasonOfGrid> => {
    const of = await seasonForGrid(hand, kindName, seasonId)
    await refusePublisher(hand, kind, 0, { sportId: of.sport.id })
    return of
  }
  const planned = (hand: Hand, { sport, season }: SeasonOfGrid, source: GridSource) =>
    planScheduleGrid(hand, { sport: sport.slug, season: season.title, span: season }, source)
  return {
    schedule: (call, { seasonId }) =>
      work.readKind(call, kindName, async (hand) => {
        const of = await seasonForGrid(hand, kindName, seasonId)
        const games = await gamesToCompare(hand.tx, seasonId)
        const facilities = await facilityNames(hand.tx)
        const days = games.map(({ startDate }) => startDate).toSorted()
        const { own, others } = await placedGames(
          hand.tx,
          { seasonId, sportId: of.sport.id },
          { first: days[0] ?? of.season.startsOn, last: days.at(-1) ?? of.season.endsOn },
        )
        return {
          season: tellSeason(hand, kindName, of),
          rows: games.map(toGridRow),
          opponents: (await allOpponents(hand.tx)).map(({ id, title, aliases }) => ({ id, title, aliases })),
          facilities,
          conflicts: scheduleConflicts(own, others, new Map(facilities.map(({ id, title }) => [id, title]))),
        }
      }),
    saveSchedule: (call, { seasonId, body }) =>
      work.writeKind(call, kindName, async (hand, kind) =>
        saveSchedule(hand, await writes(hand, kind, seasonId), body),
      ),
    planSchedule: (call, { seasonId, body }) =>
      work.readKind(call, kindName, async (hand) => {
        const { told } = await planned(hand, await seasonForGrid(hand, kindName, seasonId), body)
        return told
      }),
    applySchedule: (call, { seasonId, body: { digest, ...source } }) =>
      work.writeKind(call, kindName, async (hand, kind) => {
        const of = await writes(hand, kind, seasonId)
        const { plan, told } = await planned(hand, of, source)
        if (told.digest !== digest)
          throw conflict('Something was changed meanwhile, and this would do something else now: look again.')
        refuseOpponents(hand, plan)
        const id = await beginWork(hand, {
          what: 'import',
          subject: kind.name,
          title: `${source.name}, ${of.sport.title} ${of.season.title}`,
          sportId: of.sport.id,
        })
        await applyScheduleImport(hand, plan, { remove: source.remove ?? false })
        return { work: id, ids: [seasonId] }
      }),
    nextSchedule: (call, { seasonId }) =>
      work.readKind(call, kindName, async (hand) =>
        nextSchedule(hand, await seasonForGrid(hand, kindName, seasonId)),
      ),
    copySchedule: (call, { seasonId, body }) =>
      work.writeKind(call, kindName, async (hand, kind) =>
        copySchedule(hand, await writes(hand, kind, seasonId), body),
      ),
    actOnGame: (call, { gameId, body }) =>
      work.writeKind(call, kindName, async (hand) => actOnGame(hand, gameId, body)),
  }
}

/** Opponents are the whole department's: who works for one team, or may not publish them, chooses from those there are. */
function refuseOpponents({ kinds, visitor }: Hand, plan: SchedulePlan): void {
  if (plan.newOpponents.length === 0 && plan.namedOpponents.length === 0) return
  const kind = kinds.named('opponents')
  if (!mayPublishKind(visitor, kind) || !mayWriteSport(kind, visitor, null)) throw notForRole(kind)
}
