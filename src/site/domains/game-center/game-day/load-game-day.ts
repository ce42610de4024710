import type { Api } from '#contract/api.ts'
import type { StoryCard } from '#contract/news.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { toLiveGame } from '#site/domains/live/live-game.ts'
import { toldBox } from '#site/domains/stats/box-score/told-box.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { type Star, starsOf } from '../after/stars.ts'
import { boardProps } from '../board/board-props.ts'
import { type BothColors, bothColors, colorsInBox } from '../board/team-colors.ts'
import { storiesFor } from '../panels/stories-for.ts'
import { boxOfLive, type ShownBox } from '../told/live-box.ts'
import { type ToldGame, toldGame } from '../told/told-game.ts'
import { type DayFeed, shownPlays } from './day-feed.ts'

/** A game that a home page leads with, while it is on and on the day of it. */
export interface ChosenGame {
  id: number
  phase: 'during' | 'after'
}

/** What moves of the game that a home page leads with, and the rest of it, which is HTML. */
export interface GameDay {
  live: GameDayLive
  still: GameDayWords
}

export interface GameDayWords {
  hero: ToldGame
  stars: Star[]
  /** Of the box score's sides. */
  colors: BothColors
  box: Pick<ShownBox, 'away' | 'home'> | null
  story: StoryCard | null
}

export interface GameDayLive {
  phase: ChosenGame['phase']
  clock: ClockedGame
  colors: BothColors
  board: ReturnType<typeof boardProps>
  feed: DayFeed | null
}

export const loadGameDay = (api: Api, { id, phase }: ChosenGame): Promise<GameDay | null> =>
  phase === 'during' ? duringGame(api, id) : afterGame(api, id)

async function duringGame(api: Api, gameId: number): Promise<GameDay | null> {
  const [told, details, stories] = await Promise.all([
    api['game-center'].hero({ gameId }),
    api.live.details({ gameId }),
    api['game-center'].stories({ gameId }),
  ])
  const hero = toldGame(told, gameId)
  const box = details && boxOfLive(details, hero.game)
  const { sport, opponent, locationIndicator } = hero.game
  return {
    live: {
      ...movingOf(hero, 'during'),
      clock: {
        ...clockOf(hero, 'upcoming'),
        live: details ? toLiveGame(gameId, details.Game, gameStateOf(hero.gameState)) : null,
      },
      feed: box && {
        plays: box.plays.slice(-shownPlays),
        sportSlug: sport.globalSportNameSlug,
        names: {
          away: { name: box.away.name, abbreviation: box.away.abbreviation },
          home: { name: box.home.name, abbreviation: box.home.abbreviation },
        },
        game: { sport, opponent, locationIndicator },
      },
    },
    still: {
      hero,
      stars: [],
      colors: bothColors(hero.teams),
      box: null,
      story: storiesFor(stories, 'preview')[0] ?? null,
    },
  }
}

async function afterGame(api: Api, gameId: number): Promise<GameDay | null> {
  const [told, kept, stories] = await Promise.all([
    api['game-center'].hero({ gameId }),
    orNothing('A box score', api.stats.boxscore({ gameId })),
    api['game-center'].stories({ gameId }),
  ])
  const hero = toldGame(told, gameId)
  const box = kept && toldBox(kept, hero.game)
  const colors = colorsInBox(bothColors(hero.teams), hero.teams, box)
  return {
    live: { ...movingOf(hero, 'after'), clock: clockOf(hero, 'recent'), feed: null },
    still: {
      hero,
      stars: box ? starsOf(box) : [],
      colors,
      box: box && { away: box.away, home: box.home },
      story: stories.find(({ type }) => type === 'recap') ?? null,
    },
  }
}

const movingOf = (hero: ToldGame, phase: ChosenGame['phase']) => ({
  phase,
  colors: bothColors(hero.teams),
  board: boardProps(hero),
})

const clockOf = ({ game }: ToldGame, type: 'upcoming' | 'recent'): ClockedGame => ({
  id: game.id,
  type,
  gameState: game.gameState,
  startDateUtc: game.startDateUtc,
  locationIndicator: game.locationIndicator,
  opponent: game.opponent.abbreviation,
  live: null,
  still: null,
})
