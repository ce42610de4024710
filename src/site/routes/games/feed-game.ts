import type { LoaderFunctionArgs } from 'react-router'
import { feedResponse } from '#site/domains/games/feeds/feed-response.ts'

const gameId = /^[1-9]\d{0,8}$/

/** /game/{id}.ics: one game, to be put into a calendar. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  feedResponse(context, async (api) => {
    const id = params.gameId ?? ''
    if (!gameId.test(id)) return null
    const { sport, games } = await api.games.feed({ gameId: Number(id) })
    return sport && { games, title: sport.title, file: `game-${id}` }
  })
