import type { LoaderFunctionArgs } from 'react-router'
import { feedResponse } from '#site/domains/games/feeds/feed-response.ts'
import { readLocation } from '#site/domains/games/parts/location-filter.ts'

/** /calendar.ics: every game of the school, or those that the query asks for. */
export const loader = ({ url, context }: LoaderFunctionArgs) =>
  feedResponse(context, async (api) => {
    const asked = url.searchParams.get('sport')
    const location = readLocation(url.searchParams)
    const { sport, games } = await api.games.feed({
      ...(asked ? { sport: asked } : {}),
      ...(location ? { locationIndicator: location } : {}),
    })
    return { games, title: sport?.title ?? 'Athletics', file: sport?.globalSportNameSlug ?? 'calendar' }
  })
