import { checkPlayers } from './checks.ts'
import { readLine, withoutEmptyTables } from './frame/lines.ts'
import type { SportFrame } from './frame/sport-frame.ts'
import { playerRow } from './frame/teams.ts'
import { dayIn } from './frame/venue.ts'
import { programOf } from './read-game.ts'
import type { SeasonReading } from './reading/reading.ts'
import { Refusal } from './reading/refusal.ts'
import type { XmlElement } from './xml/element.ts'

/** A team's season: its sums, its opponents' and its players'. */
export function readSeason(frame: SportFrame, root: XmlElement): SeasonReading {
  const team = root.child('team')
  if (!team) throw new Refusal('not-a-game', 'team', 'The season file does not name a team.')
  // The sums stand in the team in some files and beside it in others.
  const find = (name: string): XmlElement | undefined => team.child(name) ?? root.child(name)
  const all = (name: string) => [...team.all(name), ...root.all(name)]
  const totals = find('totals')
  const cells = frame.cells((totals && frame.genderOfSeason?.(totals)) ?? null)
  const line = (row: XmlElement | undefined, scope: 'team' | 'player') =>
    withoutEmptyTables(
      readLine(cells, { row, team: row, scope, isSeason: true, isFlat: frame.isSeasonFlat ?? false }),
    )
  const id = team.text('id', 'code') ?? ''
  const players = all('player').map((player) => ({
    ...playerRow(frame, player),
    position: player.text('pos', 'opos', 'dpos')?.toUpperCase() ?? null,
    groups: line(player, 'player'),
    // Volleyball counts sets and matches.
    gamesPlayed: player.whole('mp', 'gp'),
    gamesStarted: player.whole('gs'),
  }))
  const games = find('games')?.all('game') ?? []
  const name = team.text('name') ?? id
  const sums = line(totals, 'team')
  return {
    kind: 'season',
    group: frame.group,
    program: programOf(root),
    team: { id, name },
    date: dayIn(root.text('date', 'generated')),
    games: totals?.whole('gp') || games.length,
    title: team.text('season'),
    days: games.flatMap((game) => dayIn(game.text('date')) ?? []).toSorted(),
    record: team.text('overall', 'record'),
    totals: sums,
    opponents: line(find('opponent') ?? find('opponents'), 'team'),
    players,
    warnings: checkPlayers(cells, { name, totals: sums, players }),
  }
}
