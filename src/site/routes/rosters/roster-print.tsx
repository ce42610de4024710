import { useLoaderData } from 'react-router'
import { Heading } from '#ui/Heading.tsx'
import { askRoster } from '../../domains/rosters/load-roster.ts'
import { RosterPaper } from '../../domains/rosters/RosterPaper.tsx'
import { sortRoster } from '../../domains/rosters/roster-sort.ts'
import { countPlayers } from '../../domains/rosters/roster-words.ts'
import { teamAddress } from '../../domains/sports/team-address.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { usePrintPage } from '../../shell/print/use-print-page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { useSchool } from '../../shell/school.ts'
import styles from './roster-print.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, params }: LoadArgs) {
  const roster = await askRoster(api, { slug: params.slug ?? '', season: params.season })
  const { sport, season, currentSeason, columns, coaches, supportStaff } = roster
  return {
    head: {
      key: 'roster_list' as const,
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

const paperId = 'roster-print'

export default function RosterPrintPage() {
  const { sport, season, total, lists } = useLoaderData<typeof loader>()
  const { shortName } = useSchool()
  usePrintPage(paperId)
  return (
    <div id={paperId} className={styles.paper}>
      <Heading level={1} size="large">
        {shortName} {sport.title}
      </Heading>
      <p className={styles.note}>
        {season} Roster · {countPlayers(total, total)}
      </p>
      <ServerHtml id="roster-lists" value={lists}>
        {(value) => <RosterPaper {...value} />}
      </ServerHtml>
    </div>
  )
}
