import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateOnly, Id } from '../shapes/shared.ts'
import { Done, Values } from './desk.shapes.ts'
import { at, Day, example, ItemId, KindName, reads, writes } from './desk.words.ts'
import { GameActBody } from './game-acts.ts'

const OfSeason = object({ seasonId: ItemId })
const OfGame = object({ gameId: ItemId })
const SeasonName = Type.String({ minLength: 4, maxLength: 20, ...example('2027') })
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$', ...example('0'.repeat(64)) })

/** A season as a grid is headed by it, with the others of its team. */
export const GridSeason = object({
  id: Id,
  title: text(),
  startsOn: DateOnly,
  endsOn: DateOnly,
  isCurrent: Type.Boolean(),
  sportId: Id,
  sport: text(),
  sportSlug: text(),
  seasons: Type.Array(object({ id: Id, title: text() })),
  /** Whether the asker may publish what is written in it. */
  mayWrite: Type.Boolean(),
})
export type GridSeason = Static<typeof GridSeason>

/** A line of a roster with its player, flat: as a spreadsheet has it. */
export const RosterGridRow = object({
  id: Id,
  playerId: Id,
  jersey: nullableText(),
  firstName: text(),
  lastName: text(),
  position: nullableText(),
  academicYear: text(),
  heightInches: nullable(Type.Integer()),
  weight: nullable(Type.Integer()),
  hometown: nullableText(),
  highSchool: nullableText(),
  previousSchool: nullableText(),
  major: nullableText(),
  isCaptain: Type.Boolean(),
  image: nullableText(),
})
export type RosterGridRow = Static<typeof RosterGridRow>

export const ScheduleGridRow = object({
  id: Id,
  startDate: DateOnly,
  endDate: nullable(DateOnly),
  time: text(),
  timeZone: text(),
  opponentId: Id,
  locationIndicator: oneOf(['H', 'A', 'N']),
  facilityId: nullable(Id),
  location: nullableText(),
  isConference: Type.Boolean(),
  isExhibition: Type.Boolean(),
  tournament: nullableText(),
  tv: nullableText(),
  radio: nullableText(),
  tickets: nullableText(),
  video: nullableText(),
  promotion: nullableText(),
  status: oneOf(['A', 'P', 'C', 'O']),
  result: nullableText(),
  note: nullableText(),
  gameNumber: nullable(Type.Integer()),
})
export type ScheduleGridRow = Static<typeof ScheduleGridRow>

/** Two things that cannot both be, by the games that they are of. */
export const ScheduleConflict = object({ gameIds: Type.Array(Id), message: text() })
export type ScheduleConflict = Static<typeof ScheduleConflict>

/** A table as it was pasted, or a file as it is: what its columns are is found out, or said. */
const mostText = 5 * 1024 * 1024
export const GridSource = object({
  name: Type.String({ minLength: 1, maxLength: 200, ...example('roster.csv') }),
  text: Type.Optional(Type.String({ maxLength: mostText, description: 'A file of CSV or JSON, whole' })),
  cells: Type.Optional(
    Type.Array(Type.Array(Type.String({ maxLength: 5000 }), { maxItems: 200 }), {
      maxItems: 20_001,
      description: 'The cells of a table that was pasted',
    }),
  ),
  hasHeads: Type.Optional(Type.Boolean({ description: 'With columns: whether the first row names them' })),
  columns: Type.Optional(
    Type.Array(nullable(Type.String({ pattern: '^\\w{1,40}$' })), {
      maxItems: 200,
      description: 'What each column is; without it that is found out',
    }),
  ),
  remove: Type.Optional(Type.Boolean({ description: 'Takes out what the table does not have' })),
  opponents: Type.Optional(
    Type.Array(object({ written: Type.String({ minLength: 1, maxLength: 200 }), opponentId: Id }), {
      maxItems: 300,
      description: 'Whom names mean that no opponent has',
    }),
  ),
})
export type GridSource = Static<typeof GridSource>

const GridChange = object({ label: text(), before: text(), after: text() })
const lineStates = ['new', 'known', 'changed', 'same', 'refused'] as const
export const PlanLine = object({
  /** As the spreadsheet numbers it. */
  row: Type.Integer(),
  state: oneOf(lineStates),
  name: text(),
  /** Who is recognised and by what, what is left out, why it is refused. */
  notes: Type.Array(text()),
  changes: Type.Array(GridChange),
})
export type PlanLine = Static<typeof PlanLine>

/** What a table would do. Each of its rows has exactly one line. */
export const GridPlan = object({
  team: text(),
  season: text(),
  rows: Type.Integer(),
  hasHeads: Type.Boolean(),
  columns: Type.Array(
    object({ heading: text(), field: nullableText(), samples: Type.Array(text(), { maxItems: 3 }) }),
  ),
  fields: Type.Array(object({ field: text(), label: text() })),
  /** Why no row can be read yet: somebody has to say what the columns are. */
  problem: nullableText(),
  lines: Type.Array(PlanLine),
  /** What is there and not in the table. */
  removals: Type.Array(text()),
  newOpponents: Type.Array(
    object({ title: text(), near: Type.Array(object({ id: Id, title: text() }), { maxItems: 3 }) }),
  ),
  /** What was seen is what is done: applying names it. */
  digest: text(),
})
export type GridPlan = Static<typeof GridPlan>

/** A cell, or several of one row, with what stood in them before. */
const Edits = Type.Array(object({ id: Id, values: Values, from: Values }), { maxItems: 1000, ...example([]) })
const Removals = Type.Array(Id, { maxItems: 1000 })

const plans = { ...writes, maxBytes: 8 * 1024 * 1024, rate: { name: 'grids', max: 120, minutes: 1 } } as const

/** THE GRIDS: a roster or a schedule as a spreadsheet. Whatever is sent at once is one piece of work. */
export const deskGrids = endpoints({
  roster: {
    ...reads,
    path: at('/rosters/:seasonId'),
    summary: "A season's roster as rows of a grid",
    params: OfSeason,
    response: object({ season: GridSeason, rows: Type.Array(RosterGridRow) }),
  },
  saveRoster: {
    ...plans,
    method: 'POST',
    path: at('/rosters/:seasonId/save'),
    summary:
      'Writes what was typed into a roster: changed cells, new rows, rows taken off; one piece of work',
    params: OfSeason,
    body: object({
      edits: Edits,
      adds: Type.Optional(Type.Array(Values, { maxItems: 1000 })),
      removals: Type.Optional(Removals),
      mentions: Type.Optional(
        Type.Array(object({ kind: KindName, id: ItemId }), {
          maxItems: 300,
          description: 'Texts in which names that change here are corrected with them',
        }),
      ),
    }),
    response: Done,
  },
  planRoster: {
    ...plans,
    method: 'POST',
    path: at('/rosters/:seasonId/plan'),
    summary:
      'What a pasted table or a file would do to a roster, every row accounted for; nothing is changed',
    params: OfSeason,
    body: GridSource,
    response: GridPlan,
  },
  applyRoster: {
    ...plans,
    method: 'POST',
    path: at('/rosters/:seasonId/apply'),
    summary: 'Does what a plan says, in one piece of work; 409 where it would do something else by now',
    params: OfSeason,
    body: object({ ...GridSource.properties, digest: Digest }),
    response: Done,
  },
  nextRoster: {
    ...reads,
    path: at('/rosters/:seasonId/next'),
    summary: 'What the roster of the season after this one begins with: classes moved up, leavers out',
    params: OfSeason,
    response: object({
      title: text(),
      startsOn: DateOnly,
      endsOn: DateOnly,
      /** Where that season is there already. */
      seasonId: nullable(Id),
      lines: Type.Array(
        object({
          id: Id,
          name: text(),
          jersey: nullableText(),
          from: text(),
          to: text(),
          stays: Type.Boolean(),
          /** Already on the roster of that season. */
          isThere: Type.Boolean(),
        }),
      ),
    }),
  },
  beginRoster: {
    ...plans,
    method: 'POST',
    path: at('/rosters/:seasonId/next'),
    summary: 'Begins the season after this one with those who stay, in one piece of work',
    params: OfSeason,
    body: object({
      title: SeasonName,
      startsOn: { ...Day, ...example('2027-08-01') },
      endsOn: { ...Day, ...example('2027-12-31') },
      isCurrent: Type.Boolean(example(false)),
      lines: Type.Array(object({ id: Id, academicYear: Type.String({ minLength: 1, maxLength: 60 }) }), {
        maxItems: 500,
        ...example([]),
      }),
    }),
    response: object({ ...Done.properties, seasonId: Id }),
  },
  putPortraits: {
    ...plans,
    method: 'POST',
    path: at('/rosters/:seasonId/portraits'),
    summary: 'Gives players of a roster their portraits, in one piece of work',
    params: OfSeason,
    body: object({
      pictures: Type.Array(object({ playerId: Id, assetId: Id }), { minItems: 1, maxItems: 300 }),
    }),
    response: Done,
  },
  schedule: {
    ...reads,
    path: at('/schedules/:seasonId'),
    summary: "A season's schedule as rows of a grid, with what cannot both be",
    params: OfSeason,
    response: object({
      season: GridSeason,
      rows: Type.Array(ScheduleGridRow),
      opponents: Type.Array(object({ id: Id, title: text(), aliases: Type.Array(text()) })),
      facilities: Type.Array(object({ id: Id, title: text() })),
      conflicts: Type.Array(ScheduleConflict),
    }),
  },
  saveSchedule: {
    ...plans,
    method: 'POST',
    path: at('/schedules/:seasonId/save'),
    summary:
      'Writes what was typed into a schedule: changed cells, new rows, rows taken out; one piece of work',
    params: OfSeason,
    body: object({
      edits: Edits,
      adds: Type.Optional(Type.Array(Values, { maxItems: 1000 })),
      removals: Type.Optional(Removals),
    }),
    response: Done,
  },
  planSchedule: {
    ...plans,
    method: 'POST',
    path: at('/schedules/:seasonId/plan'),
    summary:
      'What a pasted table or a file would do to a schedule, every row accounted for; nothing is changed',
    params: OfSeason,
    body: GridSource,
    response: GridPlan,
  },
  applySchedule: {
    ...plans,
    method: 'POST',
    path: at('/schedules/:seasonId/apply'),
    summary: 'Does what a plan says, in one piece of work; 409 where it would do something else by now',
    params: OfSeason,
    body: object({ ...GridSource.properties, digest: Digest }),
    response: Done,
  },
  nextSchedule: {
    ...reads,
    path: at('/schedules/:seasonId/next'),
    summary: 'The schedule of this season a year on, on the same weekdays',
    params: OfSeason,
    response: object({
      title: text(),
      startsOn: DateOnly,
      endsOn: DateOnly,
      seasonId: nullable(Id),
      games: Type.Array(
        object({
          id: Id,
          opponent: text(),
          from: DateOnly,
          to: DateOnly,
          locationIndicator: oneOf(['H', 'A', 'N']),
          /** That season has this game on that day already. */
          isThere: Type.Boolean(),
        }),
      ),
    }),
  },
  copySchedule: {
    ...plans,
    method: 'POST',
    path: at('/schedules/:seasonId/next'),
    summary: 'Copies games into the season after this one, their times to be announced; one piece of work',
    params: OfSeason,
    body: object({
      title: SeasonName,
      startsOn: { ...Day, ...example('2027-08-01') },
      endsOn: { ...Day, ...example('2027-12-31') },
      isCurrent: Type.Boolean(example(false)),
      games: Type.Array(object({ id: Id, startDate: DateOnly }), { maxItems: 400, ...example([]) }),
      /** Home games become away games, and the other way round. */
      swapsSites: Type.Boolean(example(false)),
    }),
    response: object({ ...Done.properties, seasonId: Id }),
  },
  actOnGame: {
    ...writes,
    method: 'POST',
    path: at('/games/:gameId/act'),
    summary:
      'Moves, postpones, cancels, reschedules, ends or forfeits a game, with an alert if wanted; one piece of work',
    params: OfGame,
    body: GameActBody,
    response: Done,
  },
})
