import { useLoaderData } from 'react-router'
import type { Sport } from '#contract/sports.ts'
import { FeaturedHero } from '../../domains/games/FeaturedHero.tsx'
import { FixtureList } from '../../domains/games/FixtureList.tsx'
import { featuredGame } from '../../domains/games/featured-game.ts'
import { nearness } from '../../domains/games/game-dates.ts'
import { ResultGrid } from '../../domains/games/ResultGrid.tsx'
import { ScoreboardStrip, ScoreCards } from '../../domains/games/ScoreboardStrip.tsx'
import { latestResults } from '../../domains/games/team-games.ts'
import { TeamsGrid } from '../../domains/sports/TeamsGrid.tsx'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { useRootData } from '../../shell/root-data.ts'
import { Section } from '../../shell/Section.tsx'
import { SectionList, type Sections } from '../../shell/SectionList.tsx'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { type School, useSchool } from '../../shell/school.ts'
import { TicketsBanner } from '../../shell/TicketsBanner.tsx'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api }: LoadArgs) {
  const [scoreboard, homeGames, results] = await Promise.all([
    api.games.scoreboard({ $pageSize: 12 }),
    api.games.upcoming({ locationIndicator: 'H', $pageSize: 12 }),
    api.games.results({ $pageSize: 16 }),
  ])
  const featured = featuredGame(homeGames.items)
  return {
    head: { key: 'homepage' as const, canonical: '/' },
    sportBar: null,
    featured: featured ? { game: featured, near: nearness(featured, new Date()) } : null,
    scoreboard: scoreboard.items,
    homeGames: homeGames.items.filter(({ id }) => id !== featured?.id).slice(0, 8),
    results: latestResults(results.items, 8),
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['scoreboard', 'homeGames', 'results'] })
export const clientLoader = clientLoads(load)

/** The page's data stays an object of its own: a copy would lose the lists that travel in the HTML only. */
interface HomeData {
  page: ReturnType<typeof useLoaderData<typeof loader>>
  school: School
  sports: Sport[]
}

const sections: Sections<HomeData> = {
  hero: ({ page, sports }) => <FeaturedHero featured={page.featured} sports={sports} />,

  scoreboard: ({ page, school }) => (
    <ScoreboardStrip>
      <ServerHtml id="scoreboard" value={page.scoreboard}>
        {(games) => <ScoreCards games={games} school={school} />}
      </ServerHtml>
    </ScoreboardStrip>
  ),

  'next-home-games': ({ page }) => (
    <ServerHtml id="next-home-games" value={page.homeGames}>
      {(games) =>
        games.length > 0 ? (
          <Section title="Next home games">
            <FixtureList games={games} showSport />
          </Section>
        ) : null
      }
    </ServerHtml>
  ),

  results: ({ page }) => (
    <ServerHtml id="results" value={page.results}>
      {(games) =>
        games.length > 0 ? (
          <Section title="Latest results" raised>
            <ResultGrid games={games} showSport />
          </Section>
        ) : null
      }
    </ServerHtml>
  ),

  teams: ({ sports }) => (
    <Section title="Our teams" theme="on-primary">
      <TeamsGrid sports={sports} />
    </Section>
  ),

  'tickets-banner': ({ school }) => <TicketsBanner school={school} />,
}

export default function HomePage() {
  const page = useLoaderData<typeof loader>()
  const school = useSchool()
  const shell = useRootData()?.shell
  return (
    <SectionList
      sections={sections}
      wanted={shell?.template?.sections}
      title={school.siteName}
      data={{ page, school, sports: shell?.sports ?? [] }}
    />
  )
}
