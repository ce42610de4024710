import type { Api } from '#contract/api.ts'
import type { Game } from '#contract/games.ts'
import type { BoxScore } from '#contract/stats.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { gameById } from '#site/domains/games/parts/game-by-id.ts'
import { meetingWord } from '#site/domains/games/parts/game-words.ts'
import { sportsEvent } from '#site/domains/games/parts/sports-event.ts'
import { formatDate } from '#site/format/date.ts'
import { gameCard } from '#site/page/head/card-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { teamAddress } from '#site/parts/teams/team-address.ts'
import { toldBox } from './told-box.ts'

/** Ids are whole numbers from one. */
const isId = (text: string | undefined): text is string => /^[1-9]\d{0,8}$/.test(text ?? '')

/** A box score and the game that it is of. */
export type GameBox = BoxScore & { game: Game }

export async function loadBoxScore({ api, params, url, school }: LoadArgs) {
  const box = await gameBox(api, params.gameId)
  if (!box) throw pageNotFound(url)
  const { sport, game } = box
  const { slug, season, address } = boxPlace(box, params)
  await requireAddress(url, { address })
  const schedule = teamAddress(slug, 'schedule', season, season)
  const { away, home } = box
  return {
    head: {
      tokens: {
        sport: sport.title,
        at_vs: game.atVs,
        opponent: game.opponent.title,
        date: formatDate(game.startDate, 'MMM d, yyyy'),
      },
      canonical: address,
      card: gameCard(game),
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${slug}` },
        { name: 'Schedule', href: schedule },
        { name: `${away.name} ${meetingWord(game.locationIndicator)} ${home.name}`, href: address },
      ]),
      sportsEvent(game, school),
    ],
    watched: { id: game.id, type: game.type, startDateUtc: game.startDateUtc, gameState: game.gameState },
    view: { box, standing: standingOf(box), links: linksOf(box, schedule, address) },
  }
}

/** Where a box score is read; another server may leave to the address what the address says. */
export function boxPlace({ sport, season: told, game, gameId }: GameBox, params: LoadArgs['params']) {
  const slug = sport.globalSportNameSlug || (params.globalSportNameSlug ?? '')
  const season = told || (params.season ?? '')
  const opponent = game.opponent.slug || (params.oppSlug ?? '')
  return { slug, season, address: `/sports/${slug}/stats/${season}/${opponent}/boxscore/${gameId}` }
}

/** Another server may tell no more than who played and how it went: the scoreboard knows the game. */
export async function gameBox(api: Api, asked: string | undefined): Promise<GameBox | null> {
  if (!isId(asked)) return null
  const gameId = Number(asked)
  const box = await api.stats.boxscore({ gameId })
  const game = box && (box.game ?? (await gameById(api, gameId)))
  return game ? { ...toldBox(box, game), gameId, game } : null
}

/** 'Final', 'Final/OT', 'Final/10', or where the game stands while it is played. */
export function standingOf({
  game,
  periods,
  sportGroup,
}: Pick<GameBox, 'game' | 'periods' | 'sportGroup'>): string {
  if (game.result === null) return game.gameStateDisplay
  const last = periods.at(-1) ?? ''
  if (last.endsWith('OT')) return `Final/${last}`
  const isExtra =
    sportGroup === 'baseball' && periods.length > (game.sport.globalSportNameSlug === 'softball' ? 7 : 9)
  return isExtra ? `Final/${periods.length}` : 'Final'
}

function linksOf({ game }: GameBox, schedule: string, address: string) {
  return [
    { href: game.result?.recap ?? null, label: 'Recap' },
    { href: game.gameCenterLink, label: 'Game Center' },
    { href: schedule, label: 'Schedule' },
    { href: `${address}/boxscore.pdf`, label: 'Box score (PDF)' },
    { href: `${gameCard(game)}&shape=square`, label: 'Share card', isFile: true },
  ].flatMap(({ href, label, isFile = false }) => (href ? [{ href, label, isFile }] : []))
}
