import { redirectDocument } from 'react-router'
import type { Api } from '#contract/api.ts'
import type { Game } from '#contract/games.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { askForLiveGames } from '#site/domains/live/ask-live-games.ts'
import { type LiveGame, mayBeLive } from '#site/domains/live/live-game.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import type { LoadArgs } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'
import { teamAddress } from '#site/parts/teams/team-address.ts'
import { gamesAt, readLocation } from '../parts/location-filter.ts'
import { nextGameId } from '../parts/season-games.ts'
import { sportsEvent } from '../parts/sports-event.ts'
import type { LiveRow } from './live-row.ts'
import { defaultView, listAddress } from './schedule-address.ts'

/** A season of a team, the current one unless one is named, with its address and its head. */
export async function loadSeason({ api, params }: LoadArgs) {
  const { games, ...schedule } = await api.games.scheduleBySport({
    slug: params.globalSportNameSlug ?? '',
    ...(params.seasonTitle ? { season: params.seasonTitle } : {}),
  })
  const { sport, season, currentSeason } = schedule
  const addressOf = (title: string) =>
    teamAddress(sport.globalSportNameSlug, 'schedule', title, currentSeason)
  const address = addressOf(season)
  const sports = await api.sports.list()
  return {
    games,
    schedule,
    addressOf,
    address,
    head: {
      tokens: { sport: sport.title, season },
      canonical: address,
      image: sports.find(({ id }) => id === sport.id)?.poster ?? null,
      imageAlt: sport.title,
    },
  }
}

/** The schedule page: the season's games, of which the query may ask for those at one kind of place. */
export async function loadSchedule(args: LoadArgs) {
  const { api, url, school } = args
  const { games: season, schedule, addressOf, address, head } = await loadSeason(args)
  await requireAddress(url, {
    address,
    alsoAt: teamAddress(schedule.sport.globalSportNameSlug, 'schedule', schedule.season, ''),
  })
  const elsewhere = defaultView(schedule, url.searchParams)
  if (elsewhere) throw redirectDocument(elsewhere)
  const { sport, seasons, settings } = schedule
  const location = readLocation(url.searchParams)
  const games = gamesAt(season, location)
  const [bar, live] = await Promise.all([sportBar(api, sport), liveRows(api, games)])
  return {
    head,
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${sport.globalSportNameSlug}` },
        { name: 'Schedule', href: address },
      ]),
      sportsTeam(sport, school),
      ...season.map((game) => sportsEvent(game, school)),
    ],
    schedule,
    address: listAddress(address, settings.defaultView),
    seasonLinks: seasons.map((title) => ({
      season: title,
      href: listAddress(addressOf(title), settings.defaultView),
    })),
    location,
    nextId: nextGameId(games, new Date()),
    hasConferenceGames: games.some(({ isConference }) => isConference),
    live,
    games,
  }
}

/** The games that may be played while the page is open, as they stand now. Most pages have none and do not ask. */
async function liveRows(api: Api, games: readonly Game[]): Promise<LiveRow[]> {
  const near = games.filter((game) => mayBeLive(game, Date.now()))
  const now: LiveGame[] = near.length > 0 ? ((await askForLiveGames(api)) ?? []) : []
  return near.map((game) => ({
    id: game.id,
    type: game.type,
    status: game.status,
    startDateUtc: game.startDateUtc,
    gameState: game.gameState,
    locationIndicator: game.locationIndicator,
    result: null,
    live: now.find(({ id }) => id === game.id) ?? null,
  }))
}
