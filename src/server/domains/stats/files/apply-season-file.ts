import type { FileWarning, SeasonReading } from '../../../feeds/statcrew/reading/reading.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { isTeamRow, playerTotals, teamTotals } from '../season-totals.ts'
import { scoredSport } from '../sport-columns.ts'
import { localDateTime, toPlayedGame } from '../stats.mapper.ts'
import { boxScoresOfSeason } from '../stats.read-model.ts'
import { schoolNames } from './apply-game-file.ts'
import { matchPlayers } from './match-player.ts'
import { knownUntil, seasonsOfFile } from './match-season.ts'
import { compareSeason } from './season-check.ts'
import { decisionsOf } from './stat-decisions.queries.ts'
import { scoredSports, seasonsOf } from './stat-files.queries.ts'
import { refusal, type StatRefusal } from './stat-refusal.ts'
import { likeness } from './team-name.ts'
import { rostersOfSeasons } from './to-match.read-model.ts'

export interface CheckedSeason {
  seasonId: number
  warnings: FileWarning[]
}

/** Compares a season file with the sums of our games. It changes no number: ours are the games. */
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
