import type { Api } from '#contract/api.ts'
import type { Schedule } from '#contract/games.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { Sport } from '#contract/sports.ts'
import { CountdownWords } from '#site/domains/games/countdown/CountdownWords.tsx'
import { clockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { nearest } from '#site/domains/games/countdown/countdown-clock.ts'
import { FixtureList } from '#site/domains/games/front/FixtureList.tsx'
import { NextGameWords } from '#site/domains/games/front/NextGameWords.tsx'
import { ResultGrid } from '#site/domains/games/front/ResultGrid.tsx'
import { comingGames, latestResults } from '#site/domains/games/front/team-games.ts'
import { type Board, loadBoard } from '#site/domains/games/scoreboard/scoreboard-board.ts'
import { VideoWall } from '#site/domains/media/videos/VideoWall.tsx'
import { StoryMosaic } from '#site/domains/news/front/StoryMosaic.tsx'
import { SportFileList } from '#site/domains/news/sport-files/SportFileList.tsx'
import { PromotionPlace } from '#site/domains/promotions/campaigns/PromotionPlace.tsx'
import { SocialWall } from '#site/domains/settings/SocialWall.tsx'
import { RosterStrip, toFace } from '#site/domains/sports/RosterStrip.tsx'
import { SportHero } from '#site/domains/sports/SportHero.tsx'
import { LeaderCards } from '#site/domains/stats/parts/LeaderCards.tsx'
import { leadersOf } from '#site/domains/stats/parts/leaders-of.ts'
import { once } from '#site/page/once.ts'
import type { LoadArgs, PageData } from '#site/page/page.ts'
import { knownShell } from '#site/page/school/known-root.ts'
import type { School } from '#site/page/school/school.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import {
  askSections,
  framed,
  plain,
  type Sections,
  type SectionsData,
  still,
  unlessEmpty,
} from '#site/parts/sections/sections.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { socialLinks, sportBySlug } from '#site/parts/teams/teams.ts'

export interface SportHomeParts extends SectionsData {
  sportBar: PageData['sportBar']
  team: Pick<Schedule, 'sport' | 'season' | 'record'>
}

export interface TeamView {
  team: SportHomeParts['team']
  school: School
  /** The team as the shell knows it. */
  sport: Sport | undefined
}

export async function loadSportHome({
  api,
  params,
}: Pick<LoadArgs, 'api' | 'params'>): Promise<SportHomeParts> {
  const slug = params.slug ?? ''
  const shell = knownShell()
  const [template, sports] = shell
    ? [shell.sportsTemplate, shell.sports]
    : await Promise.all([api.settings.sportsTemplate(), api.sports.list()])
  // The heading's own data: without it there is no page.
  const asked = api.games.scheduleBySport({ slug })
  const team = sportBySlug(sports, slug) ?? (await asked).sport
  const [{ sport, season, record }, bar, parts] = await Promise.all([
    asked,
    sportBar(api, team),
    askSections(sections, template, () => ({
      api,
      team,
      schedule: asked,
      board: once(() => loadBoard(api, team.id)),
      now: new Date(),
    })),
  ])
  return { sportBar: bar, team: { sport, season, record }, ...parts }
}

interface TeamAsk {
  api: Api
  team: SportRef & Partial<Pick<Sport, 'rosterId'>>
  schedule: Promise<Schedule>
  board: () => Promise<Board>
  now: Date
}

const facesShown = 16

const addressOf = ({ team }: TeamView, part: 'archives' | 'schedule' | 'stats') =>
  `/sports/${team.sport.globalSportNameSlug}/${part}`

export const sections: Sections<TeamAsk, TeamView> = {
  hero: plain(({ team, sport, school }) => (
    <SportHero {...team} poster={sport?.poster} hasRoster={Boolean(sport?.rosterId)} school={school} />
  )),

  'next-game': framed(
    async ({ schedule, board, now }) => {
      const [next] = comingGames((await schedule).games, now, 1)
      return next ? { still: next, live: await clockedGame(next, board) } : null
    },
    (game, { school }) => <NextGameWords game={game} school={school} />,
  ),

  scoreboard: framed(
    async ({ board }) => ({ still: null, live: await board() }),
    () => null,
  ),

  countdown: framed(
    async ({ api, team }) => nearest(await api.games.countdowns({ sportId: team.id })),
    (countdown) => <CountdownWords countdown={countdown} />,
  ),

  results: still(
    async ({ schedule }, { options }) =>
      unlessEmpty(latestResults((await schedule).games, options.count ?? 8)),
    (games, view, place) => (
      <Section
        place={place}
        title="Latest results"
        more={{ href: addressOf(view, 'schedule'), title: 'All results' }}
      >
        <ResultGrid games={games} />
      </Section>
    ),
  ),

  'schedule-preview': still(
    async ({ schedule, now }, { options: { count = 6 } }) =>
      unlessEmpty(comingGames((await schedule).games, now, count + 1).slice(1)),
    (games, view, place) => (
      <Section
        place={place}
        title="Coming up"
        raised
        more={{ href: addressOf(view, 'schedule'), title: 'Full schedule' }}
      >
        <FixtureList games={games} />
      </Section>
    ),
  ),

  stories: still(
    async ({ api, team }, { options: { count = 5 } }) =>
      unlessEmpty((await api.news.front({ sportId: team.id, lead: 0, top: count, news: 0 })).top),
    (stories, view, place) => (
      <Section
        place={place}
        title="Team news"
        more={{ href: addressOf(view, 'archives'), title: 'All stories' }}
      >
        <StoryMosaic stories={stories} showSport={false} />
      </Section>
    ),
  ),

  files: still(
    async ({ api, team }, { options: { count = 24 } }) =>
      unlessEmpty((await api.news.sportFiles({ sportId: team.id, $pageSize: count })).items),
    (files, _view, place) => (
      <Section place={place} title="Team files">
        <SportFileList files={files} />
      </Section>
    ),
  ),

  leaders: still(
    ({ api, team }, { options: { count = 4 } }) => leadersOf(api, team.globalSportNameSlug, count),
    ({ season, categories }, view, place) => (
      <Section
        place={place}
        title={`${season} leaders`}
        theme="on-primary"
        more={{ href: addressOf(view, 'stats'), title: 'All statistics' }}
      >
        <LeaderCards categories={categories} />
      </Section>
    ),
  ),

  'roster-strip': still(
    async ({ api, team }) => {
      if (team.rosterId === null) return null
      const { players } = await api.rosters.bySport({ slug: team.globalSportNameSlug })
      return unlessEmpty(players.slice(0, facesShown).map(toFace))
    },
    (players, { team }) => <RosterStrip players={players} label={`Players of ${team.sport.title}`} />,
  ),

  videos: still(
    async ({ api, team }, { options: { count = 5 } }) =>
      unlessEmpty((await api.media.videos({ sportId: team.id, $pageSize: count })).items),
    (videos, _view, place) => (
      <Section place={place} title="Watch" theme="dark-theme" more={{ href: '/watch', title: 'All videos' }}>
        <VideoWall videos={videos} />
      </Section>
    ),
  ),

  promotion: still(
    ({ api, team }, { what }) => api.promotions.bySport({ promotionName: what, sportId: team.id }),
    (set, _view, { what }) => <PromotionPlace name={what} set={set} />,
  ),

  follow: plain(({ sport }, place) =>
    sport && socialLinks(sport).length > 0 ? (
      <Section place={place} title="Follow the team">
        <SocialWall accounts={socialLinks(sport)} />
      </Section>
    ) : null,
  ),
}
