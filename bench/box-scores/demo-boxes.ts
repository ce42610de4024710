import type { StoredTeam } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'
import { generateUnscored, schoolData } from '#seeds/generate/school.ts'
import { boxScoresOf, sheetsOf } from '#seeds/generate/stats/box-scores.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import { completeLine, tablesOf } from '#server/domains/stats/stat-line.ts'

/** Box scores of both demo schools in a year, with all of their plays, as the API would tell them. */
export function* demoBoxes(year: number): Generator<BoxScore> {
  for (const key of ['halcyon', 'tamarack'] as const) {
    const school = generateUnscored(key, `${year}-11-15`)
    const sports = new Map(school.sports.map((sport) => [sport.id, sport]))
    const games = new Map(school.games.map((game) => [game.id, game]))
    const sheets = new Map([...sheetsOf(school.games)].map(([id, { game }]) => [id, { game, isFull: true }]))
    for (const { gameId, data, plays } of boxScoresOf(schoolData[key], school, sheets)) {
      const sport = sports.get(games.get(gameId)?.sportId ?? 0)
      const scored = scoredSport(sport?.globalSportId ?? 0)
      if (!sport || !scored) continue
      const lineOf = (line: StoredTeam['totals'], team: StoredTeam, isTeam: boolean) =>
        completeLine(scored.columns, line, { gp: 1, isTeam, team: team.totals })
      const side = (name: 'away' | 'home') => {
        const index = data.teams[0].side === name ? 0 : 1
        const { name: title, abbreviation, record, score, scoreByPeriod } = data.teams[index]
        const head = { id: null, isSchool: index === 0, image: null, leaders: [] }
        return { ...head, name: title, abbreviation, record, score, scoreByPeriod }
      }
      yield {
        ...data,
        ...data.venue,
        gameId,
        sport: { ...sport, sportTitle: sport.title } as unknown as BoxScore['sport'],
        sportGroup: scored.group,
        season: `${year}`,
        startDate: `${year}-11-14T13:00:00`,
        status: 'W',
        away: side('away'),
        home: side('home'),
        columns: tablesOf(scored.columns),
        teams: data.teams
          .toSorted((a, b) => a.side.localeCompare(b.side))
          .map((team) => ({
            side: team.side,
            name: team.name,
            totals: lineOf(team.totals, team, true),
            players: team.players.map((player) => ({
              ...player,
              playerId: null,
              url: null,
              groups: lineOf(player.groups, team, false),
            })),
          })),
        plays,
        byPeriod: (data.byPeriod ?? []).map(({ period, side: of, player, groups }) => {
          const team = data.teams.find((each) => each.side === of)
          const who = player === null ? null : team?.players[player]
          if (!team || who === undefined) throw new Error(`Game ${gameId} has a line of nobody`)
          return { period, side: of, name: who?.name ?? null, jersey: who?.jersey ?? null, groups }
        }),
      }
    }
  }
}
