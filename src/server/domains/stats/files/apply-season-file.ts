import type { FileWarning, SeasonReading } from '../../../feeds/statcrew/reading/reading.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { isTeamRow, playerTotals, teamTotals } from '../season-totals.ts'
import { scoredSport } from '../sport-columns.ts'
import { localDateTime, toPlayedGame } from '../stats.mapper.ts'
import { boxScoresOfSeason } from '../stats.read-model.ts'
import { schoolNames } from './apply-game-file.ts'
import { matchPlayers } from './match-player.ts'
import { knownUntil, seasonsOfFile, seasonTitleOf } from './match-season.ts'
import { compareSeason } from './season-check.ts'
import { totalsFromFile } from './season-file-totals.ts'
import { decisionsOf } from './stat-decisions.queries.ts'
import { scoredSports, seasonsOf, writeSeasonTotals } from './stat-files.queries.ts'
import { refusal, type StatRefusal } from './stat-refusal.ts'
import { likeness } from './team-name.ts'
import { rostersOfSeasons } from './to-match.read-model.ts'

export interface CheckedSeason {
  /** Null for a season from before the first that is known. */
  seasonId: number | null
  warnings: FileWarning[]
}

/**
 * Compares a season file with the sums of our games, of which it changes none. Where no game of the season is kept its
 * totals stand in, and say so.
 */
export async function checkSeason(work: Work, file: SeasonReading): Promise<CheckedSeason | StatRefusal> {
  const { tx, tenant } = work
  const isOurs = schoolNames(tenant).some(
    (school) => likeness({ ...file.team, abbreviation: file.team.id }, school) > 0,
  )
  const sports = (await scoredSports(tx)).filter(
    ({ globalSportId }) => scoredSport(globalSportId)?.group === file.group,
  )
  if (sports.length === 0)
    return refusal(
      'wrong-sport',
      'file',
      `This is a ${file.group} file, and the school does not play ${file.group}.`,
    )
  const seasons = seasonsOfFile(
    file,
    await seasonsOf(
      tx,
      sports.map(({ id }) => id),
    ),
  )
  const [only, ...others] = sports
  const oldTitle = seasonTitleOf(file)
  if (seasons.length === 0 && isOurs && only && others.length === 0 && oldTitle && file.games > 0) {
    const warning = await keepTotals(work, only.id, oldTitle, file, () => null)
    return { seasonId: null, warnings: [...file.warnings, warning] }
  }
  const rosters = await rostersOfSeasons(
    tx,
    seasons.map(({ id }) => id),
  )
  const people = file.players.filter((player) => !isTeamRow(player))
  const ranked = seasons
    .map((season) => {
      const roster = rosters.filter(({ seasonId }) => seasonId === season.id)
      const found = matchPlayers(people, roster).filter(({ kind }) => kind === 'found').length
      return { season, roster, found }
    })
    .toSorted((a, b) => b.found - a.found)
  const [best, second] = ranked
  if (!best || (!isOurs && best.found === 0))
    return refusal('no-season', 'team', `No season of ${file.team.name.trim()} is known for this file.`)
  if (second && second.found === best.found)
    return refusal(
      'no-season',
      'team',
      'The file may be of more than one season: its players are on none of the rosters.',
    )
  const sport = sports.find(({ id }) => id === best.season.sportId)
  const scored = sport && scoredSport(sport.globalSportId)
  if (!scored) throw new Error(`Season ${best.season.id} is of a sport without statistics`)

  const until = knownUntil(file)
  const rows = await boxScoresOfSeason(tx, best.season.id)
  const games = rows
    .filter(({ game }) => until === null || localDateTime(game.startUtc, game.timeZone).slice(0, 10) <= until)
    .map(toPlayedGame)
  const players = playerTotals(scored.columns, games)
  const matches = matchPlayers(people, best.roster, await decisionsOf(tx, best.season.id))
  if (rows.length === 0 && file.games > 0) {
    const playerOf = new Map(
      people.map((player, index) => {
        const match = matches[index]
        return [player, match?.kind === 'found' ? match.line.playerId : null] as const
      }),
    )
    const warning = await keepTotals(
      work,
      best.season.sportId,
      best.season.title,
      file,
      (player) => playerOf.get(player) ?? null,
    )
    return { seasonId: best.season.id, warnings: [...file.warnings, warning] }
  }
  const ownOf = new Map(
    people.flatMap((player, index) => {
      const match = matches[index]
      const id = match?.kind === 'found' ? match.line.rosterPlayerId : null
      const own = players.find(({ rosterPlayerId }) => rosterPlayerId !== null && rosterPlayerId === id)
      return own ? [[player, own] as const] : []
    }),
  )
  const own = teamTotals(scored.columns, games)
  return {
    seasonId: best.season.id,
    warnings: [...file.warnings, ...compareSeason(scored.columns, { ...file, players: people }, own, ownOf)],
  }
}

/** The totals of a season without games: those of the last file, unless somebody entered them. */
async function keepTotals(
  { tx }: Work,
  sportId: number,
  seasonTitle: string,
  file: SeasonReading,
  playerOf: (player: SeasonReading['players'][number]) => number | null,
): Promise<FileWarning> {
  const isKept = await writeSeasonTotals(tx, {
    sportId,
    seasonTitle,
    sportGroup: file.group,
    source: file.program,
    data: totalsFromFile(file, playerOf),
  })
  return {
    place: 'file',
    message: isKept
      ? `No game of ${seasonTitle} is kept, so the totals of this file stand in for them.`
      : `The totals of ${seasonTitle} were entered before and stay as they are.`,
  }
}
