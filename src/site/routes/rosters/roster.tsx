import { useLoaderData } from 'react-router'
import { Heading } from '#ui/Heading.tsx'
import { RosterCards } from '../../domains/rosters/RosterCards.tsx'
import { RosterList } from '../../domains/rosters/RosterList.tsx'
import { RosterTable } from '../../domains/rosters/RosterTable.tsx'
import { RosterToolbar } from '../../domains/rosters/RosterToolbar.tsx'
import { positionsOf, readRosterChoice } from '../../domains/rosters/roster-choice.ts'
import { rosterFacts } from '../../domains/rosters/roster-facts.ts'
import { sortRoster } from '../../domains/rosters/roster-sort.ts'
import { TeamStaff } from '../../domains/rosters/TeamStaff.tsx'
import { FactStrip } from '../../domains/sports/FactStrip.tsx'
import { sportBar } from '../../domains/sports/sport-bar.ts'
import { TeamPageHead } from '../../domains/sports/TeamPageHead.tsx'
import { teamAddress } from '../../domains/sports/team-address.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import styles from './roster.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, params, url }: LoadArgs) {
  const slug = params.slug ?? ''
  const {
    players: everybody,
    coaches,
    supportStaff,
    ...roster
  } = await api.rosters.bySport({
    slug,
    ...(params.season ? { season: params.season } : {}),
  })
  const { sport, season, seasons, currentSeason } = roster
  const addressOf = (title: string) => teamAddress(sport.globalSportNameSlug, 'roster', title, currentSeason)
  const positions = positionsOf(everybody)
  const choice = readRosterChoice(url.searchParams, positions)
  const shown = choice.position ? everybody.filter(({ position }) => position === choice.position) : everybody
  return {
    head: {
      key: 'roster_list' as const,
      tokens: { sport: sport.title, season },
      canonical: addressOf(season),
    },
    sportBar: await sportBar(api, sport),
    roster,
    facts: rosterFacts(everybody, { coaches, supportStaff }),
    address: addressOf(season),
    seasonLinks: seasons.map((title) => ({ season: title, href: addressOf(title) })),
    positions,
    choice,
    players: sortRoster(shown, choice.sort),
    staff: { coaches, supportStaff },
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['players', 'staff'] })
export const clientLoader = clientLoads(load)

export default function RosterPage() {
  const { roster, facts, address, seasonLinks, positions, choice, players, staff } =
    useLoaderData<typeof loader>()
  return (
    <>
      <TeamPageHead sport={roster.sport} page="Roster" season={roster.season} seasonLinks={seasonLinks}>
        <FactStrip facts={facts} />
      </TeamPageHead>
      <div className={styles.page}>
        <RosterToolbar address={address} choice={choice} positions={positions} />
        <section className={styles.players}>
          <Heading level={2} className="visually-hidden">
            Players
          </Heading>
          <ServerHtml id="roster-players" value={players}>
            {(list) => {
              if (list.length === 0) return <p>The roster of this season has not been announced yet.</p>
              if (choice.view === 'list') return <RosterList players={list} />
              if (choice.view === 'cards')
                return <RosterCards players={list} grouped={choice.sort === 'position'} />
              return (
                <RosterTable
                  caption={`${roster.season} ${roster.sport.title} roster`}
                  players={list}
                  address={address}
                  choice={choice}
                />
              )
            }}
          </ServerHtml>
        </section>
        <ServerHtml id="roster-staff" value={staff}>
          {({ coaches, supportStaff }) => (
            <>
              <TeamStaff title="Coaching Staff" members={coaches} size="regular" />
              <TeamStaff title="Support Staff" members={supportStaff} size="small" />
            </>
          )}
        </ServerHtml>
      </div>
    </>
  )
}
