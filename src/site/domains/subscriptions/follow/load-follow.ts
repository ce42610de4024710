import type { Api } from '#contract/api.ts'
import { gameFile, siteFeed, teamFeed } from '#site/domains/games/feeds/feed-addresses.ts'
import { opponentWords } from '#site/domains/games/parts/game-words.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { ifThere, orNothing } from '#site/page/or-nothing.ts'
import type { LoadArgs } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import type { Followed } from './following.ts'

interface Found {
  thing: Followed
  sport: { id: number; title: string; globalSportNameSlug: string }
}

const dayMs = 86_400_000

/** The ways in which somebody may follow a team, a game or a player: by address, so that every page can lead here. */
export async function loadFollow({ api, url }: LoadArgs) {
  const [sports, { key }, found] = await Promise.all([
    api.sports.list(),
    api.subscriptions.push(),
    askedFor(api, url.searchParams),
  ])
  const teams = sports
    .filter(({ nonSport }) => !nonSport)
    .map(({ id, title, globalSportNameSlug: slug }) => ({ ...teamOf({ id, title, slug }), slug }))
  const slug = url.searchParams.get('sport')
  const team = found ? null : teams.find((one) => one.slug === slug)
  const thing = found?.thing ?? (team ? withoutSlug(team) : null)
  const sport = found?.sport ?? (team ? { title: team.title, globalSportNameSlug: team.slug } : null)
  return {
    head: {
      words: {
        title: thing ? 'Follow {what}' : 'Follow the {mascot_plural}',
        description:
          'Hear of {school_name} games as they happen: on your phone, in your calendar, by e-mail.',
      },
      tokens: { what: thing?.title ?? '' },
      canonical: '/follow',
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Follow', href: '/follow' }])],
    pushKey: key,
    thing,
    calendars: [
      ...(sport ? [{ title: sport.title, address: teamFeed(sport.globalSportNameSlug) }] : []),
      { title: 'Every sport', address: siteFeed() },
    ],
    gameFile: thing?.kind === 'game' ? gameFile(thing.id) : null,
    teams: teams.map(withoutSlug),
  }
}

const teamOf = ({ id, title, slug }: { id: number; title: string; slug: string }): Followed => ({
  kind: 'team',
  id,
  title,
  href: `/sports/${slug}`,
})

const withoutSlug = ({ slug: _, ...team }: Followed & { slug: string }): Followed => team

/** Null for a game or a player that is not there, and where nobody asks for one. */
async function askedFor(api: Api, query: URLSearchParams): Promise<Found | null> {
  const [gameId, rosterPlayerId] = ['game', 'player'].map((name) => readId(query.get(name) ?? ''))
  if (gameId) return orNothing('A game to follow', ifThere(askedGame(api, gameId)))
  if (rosterPlayerId) return orNothing('A player to follow', ifThere(askedPlayer(api, rosterPlayerId)))
  return null
}

async function askedGame(api: Api, gameId: number): Promise<Found | null> {
  const { games } = await api.games.feed({ gameId })
  const [game] = games
  if (!game) return null
  const { sport } = game
  return {
    sport,
    thing: {
      kind: 'game',
      id: gameId,
      title: `${sport.title} ${opponentWords(game)}`,
      href: `/game-center/${gameId}`,
      until: new Date(Date.parse(game.startDateUtc) + 2 * dayMs).toISOString(),
    },
  }
}

async function askedPlayer(api: Api, rosterPlayerId: number): Promise<Found | null> {
  const { player, sport } = await api.rosters.player({ rosterPlayerId })
  return {
    sport,
    thing: { kind: 'player', id: player.playerId, title: fullName(player), href: player.url },
  }
}
