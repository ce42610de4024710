import { eq } from 'drizzle-orm'
import { recordScopes } from '#contract/shapes/record-scopes.ts'
import { sports } from '../../db/schema/sports.ts'
import { statRecords } from '../../db/schema/stats.ts'
import { resource } from '../../editing/kind/kind.ts'
import { recordNumbers } from './record-numbers.ts'
import { allColumns, scoredSport } from './sport-columns.ts'

const numberTitles = [
  ...new Set(
    allColumns.flatMap((columns) =>
      recordScopes.flatMap((scope) => recordNumbers(columns, scope).map(({ title }) => title)),
    ),
  ),
].toSorted()

const isOfTeam = (scope: string): boolean => scope.startsWith('team')

export const statsResources = [
  resource({
    domain: 'stats',
    kind: 'stat-records',
    table: statRecords,
    one: 'Record of earlier years',
    many: 'Records of earlier years',
    sport: 'sportId',
    title: ['stat', 'holder'],
    list: ['stat', 'scope', 'value', 'holder', 'season', 'sportId'],
    search: ['holder', 'stat', 'opponent'],
    filters: ['sportId', 'scope'],
    order: 'stat',
    nowhere: 'Its sport has no pages.',
    address: ({ sportId, scope }, { sport }) => {
      const slug = sport(sportId)
      return slug && `/sports/${slug}/records${scope === 'game' ? '' : `?scope=${scope}`}`
    },
    // One of the numbers that the sport has, and called by no other name.
    copy: ({ stat }) => ({ stat }),
    check: ({ holder, scope }) =>
      !holder && !isOfTeam(scope)
        ? [{ field: 'holder', message: 'Say who set it: only a record of the team has no holder.' }]
        : [],
    checkAmong: async ({ tx }, _id, { sportId, scope, stat }) => {
      const [sport] = await tx
        .select({ title: sports.title, globalSportId: sports.globalSportId })
        .from(sports)
        .where(eq(sports.id, sportId))
      const scored = sport && scoredSport(sport.globalSportId)
      if (!sport || !scored)
        return [
          { field: 'sportId', message: 'No statistics are kept of this sport, so it has no record book.' },
        ]
      const titles = recordNumbers(scored.columns, scope).map(({ title }) => title)
      return titles.some((title) => title.toLowerCase() === stat.trim().toLowerCase())
        ? []
        : [{ field: 'stat', message: `The record book of ${sport.title} has: ${titles.join(', ')}.` }]
    },
    fields: {
      holder: { label: 'Holder', help: 'The name as your books have it; of a team nobody' },
      sportId: { label: 'Sport', refersTo: 'sports' },
      scope: {
        label: 'Set in',
        choices: {
          game: 'One game',
          season: 'One season',
          career: 'A career',
          'team-game': 'One game, by the team',
          'team-season': 'One season, by the team',
        },
      },
      stat: { label: 'Number', help: 'As the record book calls it', suggestions: numberTitles },
      value: { label: 'How many', help: 'As in 412, .367 or 5.2' },
      season: { label: 'Season', help: 'As in 1987; of a career the years, as in 1984-87' },
      playerId: { label: 'Player', help: 'Of the rosters, where there is one', refersTo: 'players' },
      opponent: { label: 'Opponent', help: 'Of a single game' },
      playedOn: { label: 'Day', help: 'Of a single game, where it is known' },
      note: { label: 'Note', help: 'As in: three overtimes' },
    },
  }),
]
