import type { GameCenterLayout } from '#contract/game-center.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { opponentWords } from '#site/domains/games/parts/game-words.ts'
import { sportsEvent } from '#site/domains/games/parts/sports-event.ts'
import { toLiveGame } from '#site/domains/live/live-game.ts'
import { compareTeams } from '#site/domains/stats/box-score/comparison.ts'
import { formatDate } from '#site/format/date.ts'
import { gameCard } from '#site/page/head/card-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { highlightsOf } from './after/highlights.ts'
import { starsOf } from './after/stars.ts'
import { hasPreview, loadPreview } from './before/load-before.ts'
import { namesOf } from './board/board-props.ts'
import { bothColors, colorsInBox } from './board/team-colors.ts'
import { nextClock } from './next-clock.ts'
import { filledByBox } from './panels/filled-by-box.ts'
import { gameTabs } from './panels/game-tabs.ts'
import { clockOf, headOf, isId, shownBox } from './told/shown-game.ts'
import type { ToldGame } from './told/told-game.ts'
import { type Layout, usualLayout } from './told/usual-layout.ts'

/** Without its two teams there is no page; everything else may fail and is left out. */
export async function loadGameCenter(args: LoadArgs) {
  const { api, params, url, school } = args
  if (!isId(params.gameId)) throw pageNotFound(url)
  const gameId = Number(params.gameId)
  const center = api['game-center']
  const [hero, told, info] = await Promise.all([
    headOf(args, gameId),
    orNothing('The layout of a game center', center.layout({ gameId })),
    orNothing('The facts of a game center', center.gameInfo({ gameId })),
  ])
  const layout = layoutOf(told, hero)
  const [stories, gallery, series, next, kept, promo, onAir, sports, bar] = await Promise.all([
    center.stories({ gameId }),
    center.gallery({ gameId }),
    center.opponentHistory({ gameId }),
    center.nextGame({ gameId }),
    layout.phase === 'before' ? null : orNothing('A box score', api.stats.boxscore({ gameId })),
    layout.promoGroupId ? center.promoGroup({ promoGroupId: layout.promoGroupId }) : null,
    api.live.games(),
    api.sports.list(),
    sportBar(api, hero.sport),
  ])
  const { game, sport } = hero
  const facilityId = game.facility?.id
  const [box, preview, venue, videos] = await Promise.all([
    shownBox(args, kept, game, layout.phase),
    layout.phase === 'before' ? orNothing('The preview of a game', loadPreview(args, hero, series)) : null,
    facilityId && layout.phase !== 'after'
      ? orNothing('The place of a game', api.sports.facility({ facilityId }))
      : null,
    layout.phase === 'after'
      ? orNothing('The videos of a team', api.media.videos({ sportId: sport.id, $pageSize: 12 }))
      : null,
  ])
  const [visitors, hosts] = box?.teams ?? []
  const comparison =
    box && visitors && hosts ? compareTeams(box.columns, { away: visitors.totals, home: hosts.totals }) : []
  const highlights = highlightsOf(videos?.items ?? [], game)
  const stars = box && layout.phase === 'after' ? starsOf(box) : []
  const promoItems = promo?.promoItems ?? []
  const tabs = gameTabs(layout.phase, layout.sections, {
    preview: stories.length > 0 || (preview !== null && hasPreview(preview)),
    recap: [stories, stars, highlights, gallery?.images ?? []].some((list) => list.length > 0),
    ...filledByBox(box, comparison.length > 0),
    series: series !== null,
    info: info !== null || next !== null || promoItems.length > 0,
  })
  const colors = bothColors(hero.teams)
  const state = onAir?.Games.find(({ Id }) => Id === gameId)
  const live = state ? toLiveGame(gameId, state, gameStateOf(game.gameState)) : null
  const address = `/game-center/${gameId}`
  return {
    head: {
      tokens: {
        sport: sport.title,
        at_vs: game.atVs,
        opponent: game.opponent.title,
        date: formatDate(game.startDate, 'MMM d, yyyy'),
      },
      contentId: game.id,
      canonical: address,
      image: hero.backgroundImage,
      imageAlt: `${sport.title} ${opponentWords(game)}`,
      card: gameCard(game),
    },
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${sport.globalSportNameSlug}` },
        { name: 'Schedule', href: `/sports/${sport.globalSportNameSlug}/schedule` },
        { name: opponentWords(game), href: address },
      ]),
      sportsEvent(game, school),
    ],
    phase: layout.phase,
    colors,
    tabs,
    clock: { ...clockOf(hero, layout.phase), live },
    nextClock: nextClock(next),
    hero,
    parts: {
      phase: layout.phase,
      sections: layout.sections,
      colors: colorsInBox(colors, hero.teams, box),
      tabs,
      names: namesOf(hero),
      comparison,
      stars,
      highlights,
      preview,
      venue,
      info,
      stories,
      gallery,
      series,
      next,
      box,
      promo: promoItems,
      hasHistory: sports.some(({ id, displayOpponentHistory }) => id === sport.id && displayOpponentHistory),
      others: (onAir?.Games ?? []).filter(
        ({ Id, IsComplete, HasStarted }) => Id !== gameId && HasStarted && !IsComplete,
      ),
    },
  }
}

/** What a layout leaves open is as usual, by the state of the game. */
function layoutOf(told: GameCenterLayout | null, hero: ToldGame): Layout {
  const usual = usualLayout(hero)
  if (!told) return usual
  const { phase = usual.phase, sections, promoGroupId } = told
  return { phase, sections: sections.length > 0 ? sections : usual.sections, promoGroupId }
}

export type GameCenterParts = Awaited<ReturnType<typeof loadGameCenter>>['parts']
