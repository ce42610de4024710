import type { Api } from '#contract/api.ts'
import type { Game } from '#contract/games.ts'
import type { Story } from '#contract/news.ts'
import { cutAtCards, type NumberedCard, type TextCard } from '#contract/text/text-cards.ts'
import { variedCategories } from '#site/domains/stats/parts/leaders-of.ts'
import { seasonFigures, tellingNumbers } from '#site/domains/stats/parts/player-numbers.ts'
import { ifThere, orNothing } from '#site/page/or-nothing.ts'
import type { ShownBlock } from './shown-block.ts'
import { storyBox } from './story-box.ts'
import { storyGameWords } from './story-game.ts'
import { storyGameOf } from './story-game-of.ts'

type Context = Pick<Story, 'games' | 'gallery' | 'video'>

/** More of them would make the page of one story ask for a season. */
const mostCards = 30

/** A text as blocks: what is written, and between it its cards. One about what is gone leaves no gap. */
export async function blocksOfText(api: Api, story: Context, html: string): Promise<ShownBlock[]> {
  let cards = 0
  const pieces = cutAtCards(html).filter((piece) => typeof piece === 'string' || ++cards <= mostCards)
  const blocks = await Promise.all(
    pieces.map(async (piece) =>
      typeof piece === 'string'
        ? { kind: 'text' as const, html: piece }
        : orNothing('A card of a story', ifThere(cardBlock(api, story, piece))),
    ),
  )
  return blocks.filter((block) => block !== null)
}

async function cardBlock(api: Api, story: Context, card: TextCard): Promise<ShownBlock | null> {
  if (card.kind === 'post') {
    const { network, title, url } = card.post
    return { kind: 'post', post: { network, title, url } }
  }
  return numbered[card.kind](api, card.id, story)
}

/** Not by the parts that pages of games have: what they share would be fetched by those in another piece. */
async function gameById(api: Api, gameId: number): Promise<Game | null> {
  const { items } = await api.games.scoreboard({ gameId })
  const game = items.find(({ id }) => id === gameId)
  return game && 'id' in game ? (game as Game) : null
}

function nameOf(game: Game): string {
  const { day, opponent } = storyGameWords(storyGameOf(game))
  return `${day} ${opponent}`
}

type Ask = (api: Api, id: number, story: Context) => Promise<ShownBlock | null>

/** How many numbers a season's leaders are told by. */
const mostCategories = 4

const numbered: Readonly<Record<NumberedCard, Ask>> = {
  game: async (api, id, { games }) => {
    const own = games.find((game) => game.id === id)
    if (own) return { kind: 'game', game: own }
    const game = await gameById(api, id)
    return game && { kind: 'game', game: storyGameOf(game) }
  },

  boxscore: async (api, gameId) => {
    const [game, box] = await Promise.all([gameById(api, gameId), api.stats.boxscore({ gameId })])
    const href = game?.result?.boxscore
    // Before there are figures there is still the game.
    if (game && (!box || !href)) return { kind: 'game', game: storyGameOf(game) }
    return game && box && href ? { kind: 'boxscore', name: nameOf(game), href, box: storyBox(box) } : null
  },

  player: async (api, rosterPlayerId) => {
    const { player, sport, season } = await api.rosters.player({ rosterPlayerId })
    const { firstName, lastName, jerseyNumber, academicYear, image, url, playerId } = player
    const stats = await orNothing('The numbers of a player', ifThere(api.stats.player({ playerId })))
    const numbers = stats?.sports.find((one) => one.sport.id === sport.id)
    const log = numbers?.gameLog.filter((game) => game.season === season) ?? []
    const played = numbers?.seasons.find((one) => one.season === season)
    return {
      kind: 'player',
      player: { firstName, lastName, jerseyNumber, academicYear, image, url },
      position: player.positionTitle ?? player.position,
      sport,
      season,
      figures: numbers ? seasonFigures(tellingNumbers(numbers, log), played) : [],
    }
  },

  leaders: async (api, id) => {
    const { sport, season } = await api.games.schedule({ id })
    const told = await api.stats.leaders({ slug: sport.globalSportNameSlug, season })
    if (!told || told.categories.length === 0) return null
    const categories = variedCategories(told.categories, mostCategories).map((category) => ({
      ...category,
      leaders: category.leaders.slice(0, 1),
    }))
    return { kind: 'leaders', leaders: { sport: told.sport, season: told.season, categories } }
  },

  gallery: async (api, galleryId, { gallery }) => ({
    kind: 'gallery',
    gallery: gallery?.id === galleryId ? gallery : await api.media.gallery({ galleryId }),
  }),

  video: async (api, videoId, { video }) => ({
    kind: 'video',
    video: video?.id === videoId ? video : await api.media.video({ videoId }),
  }),
}
