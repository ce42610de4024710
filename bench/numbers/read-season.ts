import type { StoredPeriodLine } from '#contract/shapes/stats-shapes.ts'
import { toStoredBox } from '#server/domains/stats/files/box-from-file.ts'
import { matchPlayers } from '#server/domains/stats/files/match-player.ts'
import { summed } from '#server/domains/stats/season-sums.ts'
import type { PlayedGame } from '#server/domains/stats/season-totals.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import { completeLine, tablesOf } from '#server/domains/stats/stat-line.ts'
import { readStatFile } from '#server/feeds/statcrew/read-stat-file.ts'
import { boxTables } from '#site/domains/stats/box-score/box-tables.ts'
import { compareLine, type Tally } from './compare.ts'
import { type MadeSeason, type Meant, sumOf } from './meant.ts'

function comparePeriods(
  tally: Tally,
  where: string,
  meant: readonly Meant[],
  told: readonly StoredPeriodLine[],
): void {
  for (const [index, part] of meant.entries()) {
    const line = told.find(({ period }) => period === index + 1)?.groups ?? {}
    for (const [column, value] of Object.entries(part)) {
      const [group = '', key = ''] = column.split('.')
      tally.numbers++
      const shown = line[group]?.[key] ?? 0
      if (shown !== value)
        tally.differences.push(`${where}, period ${index + 1} ${column}: ${shown} for ${value}`)
    }
  }
  if (meant.length === 0 && told.length > 0) tally.differences.push(`${where} has periods of nobody`)
}

/** A season's files read, matched and summed without a database; every number compared with what was meant. */
export function compareSeason(season: MadeSeason, tally: Tally): void {
  const { sport, roster } = season
  const scored = scoredSport(sport.globalSportId)
  if (!scored) throw new Error(`${sport.key} is not scored`)
  const { columns } = scored
  const tables = tablesOf(columns)
  const lines = roster.map((person, index) => ({ ...person, rosterPlayerId: index + 1 }))
  const played = season.games.map((game, index): PlayedGame => {
    const where = `${sport.key} game ${index + 1}`
    const reading = readStatFile(game.text)
    if (!reading.ok || reading.file.kind !== 'game') throw new Error(`${where} is not read`)
    const { file } = reading
    if (!file.state.isComplete) tally.differences.push(`${where} is not over`)
    if (file.date !== game.day) tally.differences.push(`${where} is on ${file.date}, not ${game.day}`)
    const schoolIndex = game.isHome ? 1 : 0
    const people = file.teams[schoolIndex].players.filter(({ jersey }) => jersey !== 'TM')
    const found = matchPlayers(people, lines)
    const box = toStoredBox(
      file,
      {
        schoolIndex,
        school: { name: 'School', abbreviation: 'SCH' },
        opponent: { title: 'Rival', abbreviation: 'RIV' },
      },
      new Map(people.map((player, at) => [player, found[at] ?? { kind: 'unknown' as const }])),
    )
    const [school, opponent] = box.teams
    for (const [team, meant] of [
      [school, game.school],
      [opponent, game.rival],
    ] as const) {
      if (team.score !== meant.score) tally.differences.push(`${where} ${team.name}: ${team.score} points`)
      if (team.scoreByPeriod.join() !== meant.periods.join())
        tally.differences.push(`${where} ${team.name}: ${team.scoreByPeriod.join()} by period`)
      const around = { sport, team: meant.totals, games: 1 }
      const complete = (line: Parameters<typeof completeLine>[1], isTeam: boolean) =>
        completeLine(columns, line, { gp: 1, isTeam, team: team.totals })
      compareLine(tally, `${where} ${team.name}`, tables, complete(team.totals, true), {
        ...around,
        line: meant.totals,
        isTeam: true,
      })
      for (const player of meant.players) {
        const told = team.players.find(({ name }) => name === player.name)
        if (!told) tally.differences.push(`${where}: ${player.name} is not there`)
        else
          compareLine(
            tally,
            `${where} ${player.name}`,
            tables.filter(({ teamOnly }) => !teamOnly),
            complete(told.groups, false),
            {
              ...around,
              line: player.line,
              isTeam: false,
            },
          )
        comparePeriods(
          tally,
          `${where} ${player.name}`,
          player.byPeriod,
          (box.byPeriod ?? []).filter(
            (line) =>
              line.side === team.side && line.player === team.players.findIndex((each) => each === told),
          ),
        )
      }
      const boxTeam = {
        side: team.side,
        name: team.name,
        totals: complete(team.totals, true),
        players: team.players.map((player) => ({
          ...player,
          playerId: null,
          url: null,
          groups: complete(player.groups, false),
        })),
      }
      const pitching = boxTables({ sportGroup: scored.group, columns: tables }, boxTeam).find(
        ({ key }) => key === 'pitching',
      )
      const order = meant.players.filter((player) => player.order > 0).toSorted((a, b) => a.order - b.order)
      if (
        order.length > 0 &&
        pitching?.rows.map(({ player }) => player.name).join() !== order.map(({ name }) => name).join()
      )
        tally.differences.push(`${where} ${team.name}: pitchers in another order`)
    }
    return {
      status: school.score > opponent.score ? 'W' : 'L',
      locationIndicator: game.isHome ? 'H' : 'A',
      isConference: false,
      isExhibition: game.isExhibition,
      periods: box.periods,
      school,
      opponent,
    }
  })
  const counted = season.games.filter(({ isExhibition }) => !isExhibition)
  const totals = summed(columns, played)
  const sum = (of: 'school' | 'rival') => sumOf(counted.map((game) => game[of].totals))
  const team = sum('school')
  const around = { sport, games: counted.length }
  const complete = (line: typeof totals.team, gp: number, isTeam: boolean, own: typeof totals.team) =>
    completeLine(columns, line, { gp, isTeam, team: own })
  compareLine(tally, `${sport.key} season`, tables, complete(totals.team, totals.games, true, totals.team), {
    ...around,
    line: team,
    team,
    isTeam: true,
  })
  compareLine(
    tally,
    `${sport.key} season, opponents`,
    tables,
    complete(totals.opponents, totals.games, true, totals.opponents),
    {
      ...around,
      line: sum('rival'),
      team: sum('rival'),
      isTeam: true,
    },
  )
  for (const [index, { firstName, lastName }] of roster.entries()) {
    const name = `${firstName} ${lastName}`
    const own = counted.flatMap(({ school }) => school.players.filter((player) => player.name === name))
    const rows = totals.individual.filter(({ rosterPlayerId }) => rosterPlayerId === index + 1)
    const [row] = rows
    if (
      !row ||
      rows.length > 1 ||
      row.gp !== own.length ||
      row.gs !== own.filter(({ starter }) => starter).length
    )
      tally.differences.push(
        `${sport.key} season: ${name} played ${rows.map(({ gp, gs }) => `${gp}-${gs}`).join()}`,
      )
    else
      compareLine(
        tally,
        `${sport.key} season ${name}`,
        tables.filter(({ teamOnly }) => !teamOnly),
        complete(row.line, row.gp, false, totals.team),
        { sport, games: own.length, line: sumOf(own.map(({ line }) => line)), team, isTeam: false },
      )
  }
}
