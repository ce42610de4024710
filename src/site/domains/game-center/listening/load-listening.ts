import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { opponentWords } from '#site/domains/games/parts/game-words.ts'
import { formatDate } from '#site/format/date.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { clockOf, headOf, isId, shownBox } from '../told/shown-game.ts'
import { usualLayout } from '../told/usual-layout.ts'
import { spokenGame, untoldWords } from './spoken-game.ts'

/** Beside the game center, whose key it has. */
const words = {
  title: '{sport} {at_vs} {opponent}, {date}: For Listening',
  description: '{sport} {at_vs} {opponent} on {date}, told period by period for who listens to the page.',
}

/** A game center for listening: everything in one order, and nothing that moves. */
export async function loadListening(args: LoadArgs) {
  const { api, params, url, school } = args
  if (!isId(params.gameId)) throw pageNotFound(url)
  const gameId = Number(params.gameId)
  const hero = await headOf(args, gameId)
  const { game, sport } = hero
  const { phase } = usualLayout(hero)
  const [kept, bar] = await Promise.all([
    phase === 'before' ? null : orNothing('A box score', api.stats.boxscore({ gameId })),
    sportBar(api, sport),
  ])
  const box = await shownBox(args, kept, game, phase)
  const center = `/game-center/${gameId}`
  return {
    head: {
      words,
      tokens: {
        sport: sport.title,
        at_vs: game.atVs,
        opponent: game.opponent.title,
        date: formatDate(game.startDate, 'MMM d, yyyy'),
      },
      contentId: game.id,
      canonical: `${center}/listen`,
    },
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${sport.globalSportNameSlug}` },
        { name: opponentWords(game), href: center },
        { name: 'For listening', href: `${center}/listen` },
      ]),
    ],
    title: `${sport.title} ${opponentWords(game)}`,
    day: formatDate(game.startDate, 'MMMM d, yyyy'),
    center,
    clock: clockOf(hero, phase),
    told: box && spokenGame(box),
    untold: untoldWords(game, shortSchoolName(school.name)),
  }
}
