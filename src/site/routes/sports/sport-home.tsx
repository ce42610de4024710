import { useLoaderData } from 'react-router'
import type { Api } from '#contract/api.ts'
import type { Sport } from '#contract/sports.ts'
import { FixtureList } from '../../domains/games/FixtureList.tsx'
import { NextGame } from '../../domains/games/NextGame.tsx'
import { ResultGrid } from '../../domains/games/ResultGrid.tsx'
import { comingGames, latestResults } from '../../domains/games/team-games.ts'
import { FollowTeam } from '../../domains/sports/FollowTeam.tsx'
import { type Face, RosterStrip, rosterStripId, toFace } from '../../domains/sports/RosterStrip.tsx'
import { SportHero } from '../../domains/sports/SportHero.tsx'
import { sportBar } from '../../domains/sports/sport-bar.ts'
import { socialLinks } from '../../domains/sports/teams.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { useRootData } from '../../shell/root-data.ts'
import { ScrollArrows } from '../../shell/ScrollArrows.tsx'
import { Section } from '../../shell/Section.tsx'
import { SectionList, type Sections } from '../../shell/SectionList.tsx'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { type School, useSchool } from '../../shell/school.ts'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, params }: LoadArgs) {
  const slug = params.slug ?? ''
  const [schedule, faces] = await Promise.all([api.games.scheduleBySport({ slug }), facesOf(api, slug)])
  const { sport, season, record, games } = schedule
  const [nextGame, ...coming] = comingGames(games, new Date(), 7)
  return {
    head: {
      key: 'sport_home' as const,
      tokens: { sport: sport.title },
      canonical: `/sports/${sport.globalSportNameSlug}`,
    },
    sportBar: await sportBar(api, sport),
    team: { sport, season, record },
    nextGame: nextGame ?? null,
    coming,
    results: latestResults(games, 8),
    faces,
  }
}

const facesShown = 16

/** Not every team has a roster; its page does without. */
async function facesOf(api: Api, slug: string): Promise<Face[]> {
  const sports = await api.sports.list()
  const team = sports.find(
    ({ globalSportNameSlug, shortName }) => slug === globalSportNameSlug || slug === shortName,
  )
  if (!team?.rosterId) return []
  const { players } = await api.rosters.bySport({ slug })
  return players.slice(0, facesShown).map(toFace)
}

export const loader = serverLoads(load, { inHtmlOnly: ['coming', 'results', 'faces'] })
export const clientLoader = clientLoads(load)

/** The page's data stays an object of its own: a copy would lose the lists that travel in the HTML only. */
interface SportHomeData {
  page: ReturnType<typeof useLoaderData<typeof loader>>
  school: School
  sport: Sport | undefined
}

const addressOf = ({ page }: SportHomeData, part: 'roster' | 'schedule') =>
  `/sports/${page.team.sport.globalSportNameSlug}/${part}`

const sections: Sections<SportHomeData> = {
  hero: ({ page, sport, school }) => (
    <SportHero {...page.team} poster={sport?.poster} hasRoster={Boolean(sport?.rosterId)} school={school} />
  ),

  'next-game': ({ page, school }) =>
    page.nextGame ? <NextGame game={page.nextGame} school={school} /> : null,

  results: (data) => (
    <ServerHtml id="results" value={data.page.results}>
      {(games) =>
        games.length > 0 ? (
          <Section title="Latest results" more={{ href: addressOf(data, 'schedule'), title: 'All results' }}>
            <ResultGrid games={games} />
          </Section>
        ) : null
      }
    </ServerHtml>
  ),

  'schedule-preview': (data) => (
    <ServerHtml id="schedule-preview" value={data.page.coming}>
      {(games) =>
        games.length > 0 ? (
          <Section
            title="Coming up"
            raised
            more={{ href: addressOf(data, 'schedule'), title: 'Full schedule' }}
          >
            <FixtureList games={games} />
          </Section>
        ) : null
      }
    </ServerHtml>
  ),

  'roster-strip': (data) =>
    data.sport?.rosterId ? (
      <Section
        title="The team"
        theme="dark-theme"
        controls={<ScrollArrows of={rosterStripId} what="players" />}
        more={{ href: addressOf(data, 'roster'), title: 'Full roster' }}
      >
        <ServerHtml id="faces" value={data.page.faces}>
          {(players) => <RosterStrip players={players} label={`Players of ${data.page.team.sport.title}`} />}
        </ServerHtml>
      </Section>
    ) : null,

  follow: ({ sport }) =>
    sport && socialLinks(sport).length > 0 ? (
      <Section title="Follow the team">
        <FollowTeam sport={sport} />
      </Section>
    ) : null,
}

export default function SportHomePage() {
  const page = useLoaderData<typeof loader>()
  const school = useSchool()
  const shell = useRootData()?.shell
  const sport = shell?.sports.find(({ id }) => id === page.team.sport.id)
  return (
    <SectionList
      sections={sections}
      wanted={shell?.sportsTemplate?.sections}
      title={page.team.sport.title}
      data={{ page, school, sport }}
    />
  )
}
