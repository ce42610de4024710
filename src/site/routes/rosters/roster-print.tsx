import { useLoaderData } from 'react-router'
import { askRoster } from '#site/domains/rosters/roster/load-roster.ts'
import { RosterPaper } from '#site/domains/rosters/roster/RosterPaper.tsx'
import { sortRoster } from '#site/domains/rosters/roster/roster-sort.ts'
import { countPlayers } from '#site/domains/rosters/roster/roster-words.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { PaperPage } from '#site/parts/print/PaperPage.tsx'
import { teamAddress } from '#site/parts/teams/team-address.ts'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, params }: LoadArgs) {
  const roster = await askRoster(api, { slug: params.slug ?? '', season: params.season })
  const { sport, season, currentSeason, columns, coaches, supportStaff } = roster
  return {
    head: {
      tokens: { sport: sport.title, season },
      canonical: teamAddress(sport.globalSportNameSlug, 'roster', season, currentSeason),
    },
    sportBar: null,
    sport,
    season,
    total: roster.players.length,
    lists: { columns, players: sortRoster(roster.players, 'jersey'), coaches, supportStaff },
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['lists'] })
export const clientLoader = clientLoads(load)

export default function RosterPrintPage() {
  const { sport, season, total, lists } = useLoaderData<typeof loader>()
  const { shortName } = useSchool()
  return (
    <PaperPage
      id="roster-print"
      title={`${shortName} ${sport.title}`}
      about={`${season} Roster · ${countPlayers(total, total)}`}
    >
      <ServerHtml id="roster-lists" value={lists}>
        {(value) => <RosterPaper {...value} />}
      </ServerHtml>
    </PaperPage>
  )
}
