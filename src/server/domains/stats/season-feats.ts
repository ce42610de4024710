import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from './columns/column.ts'
import { type Places, placesOf } from './places.ts'
import { type RecordNumber, recordNumbers } from './record-numbers.ts'
import { countedGames, isTeamRow, type PlayedGame } from './season-totals.ts'
import { valueOf } from './stat-line.ts'

/** What somebody, or the team, did in one game. */
export interface Feat<Game> {
  name: string | null
  rosterPlayerId: number | null
  game: Game
}

/** The best of a season's single games, number by number, by 'group.key'. */
export interface SeasonFeats<Game> {
  players: Record<string, Places<Feat<Game>>>
  team: Record<string, Places<Feat<Game>>>
}

export const numberId = ({ group, key }: { group: string; key: string }): string => `${group}.${key}`

/** The best single games of a season; `told` is what is kept of a game. */
export function seasonFeats<Game extends PlayedGame, Told>(
  columns: SportColumns,
  all: readonly Game[],
  told: (game: Game) => Told,
): SeasonFeats<Told> {
  const games = countedGames(all).map((game) => ({ game, told: told(game) }))
  const value = ({ column, group }: RecordNumber, line: CountedLine, isTeam: boolean) =>
    valueOf(column, group, line, { gp: 1, isTeam, team: isTeam ? line : {} }) ?? 0
  const best = (
    numbers: RecordNumber[],
    feats: readonly (Feat<Told> & { line: CountedLine })[],
    isTeam: boolean,
  ) =>
    Object.fromEntries(
      numbers.map((number) => [
        numberId(number),
        placesOf(
          feats.flatMap(({ line, ...who }) => {
            const reached = value(number, line, isTeam)
            return reached > 0 ? [{ value: reached, who }] : []
          }),
        ),
      ]),
    )
  return {
    players: best(
      recordNumbers(columns, 'game'),
      games.flatMap(({ game, told: own }) =>
        game.school.players
          .filter((player) => !isTeamRow(player))
          .map(({ name, rosterPlayerId, groups }) => ({ name, rosterPlayerId, line: groups, game: own })),
      ),
      false,
    ),
    team: best(
      recordNumbers(columns, 'team-game'),
      games.map(({ game, told: own }) => ({
        name: null,
        rosterPlayerId: null,
        line: game.school.totals,
        game: own,
      })),
      true,
    ),
  }
}
