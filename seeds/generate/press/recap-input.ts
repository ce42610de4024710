import { noContext, type RecapInput } from '#server/domains/recaps/input/recap-input.ts'
import { seasonContext } from '#server/domains/recaps/input/season-context.ts'
import { placingOf, rankOf, recordAfter, scoreOf, seriesOf } from '#server/domains/recaps/input/standing.ts'
import { regulationPeriods } from '#server/domains/stats/regulation.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import type { Game } from '../../model/model.ts'
import type { BoxScoreRow } from '../../model/model-stats.ts'
import type { Newsroom, Team } from './newsroom.ts'

/** The box score of a game of the school; none where the sport has none. */
export type BoxOf = (game: Game) => BoxScoreRow | undefined

const sites = { H: 'home', A: 'away', N: 'neutral' } as const

/** Everything that the newsroom knows of a game, for the recap writer. */
export function recapInput(room: Newsroom, team: Team, game: Game, boxOf: BoxOf): RecapInput {
  const { school } = room
  const { definition } = team
  const scored = scoredSport(definition.globalSportId)
  const row = game.teamScore === null ? undefined : boxOf(game)
  const opponent = room.opponentOf(game)
  return {
    game: {
      id: game.id,
      group: scored?.group ?? null,
      sport: definition.title,
      gender: definition.gender === 'M' || definition.gender === 'W' ? definition.gender : null,
      date: game.startDate,
      site: sites[game.locationIndicator],
      location: game.location,
      venue: game.facilityId === null ? null : room.venueOf(game),
      result: game.resultStatus,
      score: scoreOf(game.teamScore, game.opponentScore),
      regulation: regulationPeriods(definition.globalSportId),
      note: game.postscore,
      placing: placingOf(game.prescore),
      isConference: game.isConference,
      isExhibition: game.isExhibition,
      tournament: game.tournament,
      promotion: game.promotion,
      doubleheader: game.gameNumber === 1 || game.gameNumber === 2 ? game.gameNumber : null,
    },
    school: {
      key: school.key,
      name: school.shortName,
      mascot: school.mascotPlural,
      rank: rankOf(game.teamPrefix),
      conference: school.conference.title,
    },
    opponent: { name: opponent.title, mascot: opponent.mascot, rank: rankOf(game.opponentPrefix) },
    box: row?.data ?? null,
    plays: row?.plays ?? [],
    record: recordAfter(
      team.games
        .slice(0, team.games.indexOf(game) + 1)
        .map((each) => ({ ...each, status: each.resultStatus })),
    ),
    context: contextOf(room, team, game, row, boxOf),
    next: nextOf(room, team, game),
  }
}

function contextOf(
  room: Newsroom,
  team: Team,
  game: Game,
  row: BoxScoreRow | undefined,
  boxOf: BoxOf,
): RecapInput['context'] {
  const people = team.members.map(({ line, player }) => ({
    rosterPlayerId: line.id,
    year: line.academicYear,
    hometown: player.hometown,
  }))
  const series = seriesOf(metBefore(room, team, game))
  if (!row) return { ...noContext, people, series }
  const earlier = team.games.slice(0, team.games.indexOf(game)).flatMap((each) => {
    const box = each.resultStatus === null || each.isExhibition ? undefined : boxOf(each)
    return box ? [box.data.teams[0]] : []
  })
  // The sheets of the oldest season were not kept, so that nobody who was there then has a whole career.
  return {
    people,
    series,
    ...seasonContext({ group: row.sportGroup, box: row.data, season: earlier, career: () => null }),
  }
}

/** All meetings of the two on record, up to this one. */
const metBefore = (room: Newsroom, team: Team, game: Game): Game[] =>
  room.teams
    .filter(({ sport }) => sport.id === team.sport.id)
    .flatMap(({ games }) => games)
    .filter((each) => each.opponentId === game.opponentId && (each.startUtc < game.startUtc || each === game))
    .toSorted((one, other) => one.startUtc.localeCompare(other.startUtc))

/** The next date on the schedule. Later rounds are not named: nobody knows the draw yet. */
function nextOf(room: Newsroom, team: Team, game: Game): RecapInput['next'] {
  const next = room.nextAfter(team, game)
  const bracket = `${room.school.conference.title} Tournament`
  if (!next || game.tournament === bracket) return null
  const opponent = room.opponentOf(next).title
  const isEvent = next.tournament === opponent || next.tournament === bracket
  return {
    date: next.startDate,
    time: next.isTbd || next.isAllDay ? null : next.time,
    opponent: next.tournament === bracket ? bracket : opponent,
    site: sites[next.locationIndicator],
    location: next.location,
    venue: next.facilityId === null ? null : room.venueOf(next),
    isConference: next.isConference,
    tournament: next.tournament,
    isEvent,
  }
}
