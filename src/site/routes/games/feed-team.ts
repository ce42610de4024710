import type { LoaderFunctionArgs } from 'react-router'
import { feedResponse } from '#site/domains/games/feeds/feed-response.ts'
import { readLocation } from '#site/domains/games/parts/location-filter.ts'

/** /sports/{slug}/schedule.ics: a team's games from season to season, or of the season that the query names. */
export const loader = ({ params, url, context }: LoaderFunctionArgs) =>
  feedResponse(context, async (api) => {
    const slug = params.globalSportNameSlug ?? ''
    const season = url.searchParams.get('season')
    const location = readLocation(url.searchParams)
    const { sport, games } = await api.games.feed({
      sport: slug,
      ...(season ? { season } : {}),
      ...(location ? { locationIndicator: location } : {}),
    })
    return sport && { games, title: sport.title, file: sport.globalSportNameSlug }
  })
