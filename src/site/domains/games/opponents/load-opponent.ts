import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { sportsEvent } from '../parts/sports-event.ts'
import { momentOf } from './OpponentMoments.tsx'
import { chartBars } from './opponent-chart.ts'
import { seriesAddress } from './opponent-history-order.ts'
import { requireOpponentHistory } from './opponent-history-setting.ts'
import { byDecade, comingMeetings, seriesTotals, standingWords, streakWords } from './opponent-series.ts'

/** All that is known of the series with one opponent. */
export async function loadOpponent({ api, params, url, school }: LoadArgs) {
  const slug = params.sportSlug ?? ''
  const opponentId = readId(params.opponentId)
  if (!opponentId) throw pageNotFound(url)
  const [series] = await Promise.all([
    api.games.opponentSeries({ slug, opponentId }),
    requireOpponentHistory(api, slug, url),
  ])
  const { sport, opponent, games, record } = series
  const address = seriesAddress(sport.globalSportNameSlug, opponent)
  await requireAddress(url, { address })
  const coming = comingMeetings(games, new Date())
  const past = games.filter(({ type }) => type === 'recent')
  const boxscoreOf = (meeting: { gameId: number } | null) =>
    games.find(({ id }) => id === meeting?.gameId)?.result?.boxscore ?? null
  const totals = seriesTotals(past)
  const team = `/sports/${sport.globalSportNameSlug}`
  return {
    head: {
      tokens: { sport: sport.title, opponent: opponent.title },
      canonical: address,
      image: opponent.image,
      imageAlt: `The crest of ${opponent.title}`,
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: team },
        { name: 'Opponent History', href: `${team}/opponent-history` },
        { name: opponent.title, href: address },
      ]),
      ...coming.slice(0, 1).map((game) => sportsEvent(game, school)),
    ],
    sport,
    opponent,
    record: record.overall.text,
    standing: standingWords(record.overall, shortSchoolName(school.name), opponent.title),
    facts: [
      { label: 'Home', value: record.home.text },
      { label: 'Away', value: record.away.text },
      { label: 'Neutral', value: record.neutral.text },
      { label: 'Streak', value: record.streak || '–' },
      ...(totals
        ? [
            { label: 'Scored', value: String(totals.scored), note: `${totals.scoredEach} a game` },
            { label: 'Allowed', value: String(totals.allowed), note: `${totals.allowedEach} a game` },
          ]
        : []),
    ],
    moments: [
      ...momentOf('Biggest win', series.biggestWin, boxscoreOf(series.biggestWin)),
      ...momentOf('Biggest loss', series.biggestLoss, boxscoreOf(series.biggestLoss)),
      ...momentOf('First meeting', series.firstMeeting, boxscoreOf(series.firstMeeting)),
      {
        title: 'Current streak',
        value: record.streak || '–',
        note: streakWords(record.streak),
        href: null,
      },
      {
        title: 'Longest streaks',
        value: `W${series.longestWinStreak} · L${series.longestLossStreak}`,
        note: 'Wins and losses in a row',
        href: null,
      },
    ],
    bars: chartBars(past),
    coming: coming.slice(0, 4),
    decades: byDecade(past),
  }
}
