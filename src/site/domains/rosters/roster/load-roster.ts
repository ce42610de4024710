import type { RosterPlayer } from '#contract/rosters.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import type { LoadArgs } from '#site/page/page.ts'
import { knownShell } from '#site/page/school/known-root.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'
import { teamAddress } from '#site/parts/teams/team-address.ts'
import { choosePlayers, readRosterChoice, rosterOptions } from './roster-choice.ts'
import { filledColumns, shownColumns } from './roster-columns.ts'
import { rosterFacts } from './roster-facts.ts'

/** Who is asking: the public sees what was announced, the office everything. */
type Audience = 'public' | 'office'

/** A roster with the columns that it is shown in. */
export async function askRoster(
  api: LoadArgs['api'],
  asked: { slug: string; season: string | null | undefined },
  audience: Audience = 'public',
) {
  const { slug, season } = asked
  const ask = audience === 'office' ? api.rosters.hiddenBySport : api.rosters.bySport
  const [roster, template] = await Promise.all([
    ask({ slug, ...(season ? { season } : {}) }),
    knownShell()?.sportsTemplate ?? api.settings.sportsTemplate(),
  ])
  const columns = shownColumns(template?.roster, roster.sport.globalSportNameSlug)
  return { ...roster, columns: filledColumns(columns, roster.players) }
}

/** The page of a roster. Which players it shows, and how, is read from its address where it is rendered. */
export async function loadRoster(
  { api, params, url, school, viewport }: LoadArgs,
  audience: Audience = 'public',
) {
  const roster = await askRoster(api, { slug: params.slug ?? '', season: params.season }, audience)
  const { sport, season, seasons, currentSeason, columns, coaches, supportStaff } = roster
  const isHidden = audience === 'office'
  const prefix = isHidden ? '/hidden' : ''
  const players = roster.players.map((player) => ({ ...player, url: prefix + player.url }))
  const team = `/sports/${sport.globalSportNameSlug}`
  const addressOf = (title: string) =>
    prefix + teamAddress(sport.globalSportNameSlug, 'roster', title, currentSeason)
  const address = addressOf(season)
  await requireAddress(url, {
    address,
    alsoAt: prefix + teamAddress(sport.globalSportNameSlug, 'roster', season, ''),
  })
  const options = rosterOptions(players, columns)
  const [bar, sports] = await Promise.all([sportBar(api, sport), api.sports.list()])
  return {
    head: {
      tokens: { sport: sport.title, season },
      canonical: address,
      image: sports.find(({ id }) => id === sport.id)?.poster ?? null,
      imageAlt: sport.title,
      isHidden,
    },
    sportBar: bar,
    ...(isHidden
      ? {}
      : {
          structuredData: [
            breadcrumbList([
              { name: sport.title, href: team },
              { name: 'Roster', href: address },
            ]),
            sportsTeam(sport, school, { athletes: players, coaches }),
          ],
        }),
    sport,
    season,
    address,
    seasonLinks: seasons.map((title) => ({ season: title, href: addressOf(title) })),
    /** Only what was announced is printed and downloaded. */
    papers: isHidden
      ? null
      : {
          print: season === currentSeason ? `${team}/roster/print` : `${team}/roster/print/${season}`,
          csv: `${team}/roster.csv`,
          csvSeason: season === currentSeason ? null : season,
        },
    facts: rosterFacts(players, { coaches, supportStaff }),
    columns,
    options,
    viewport,
    total: players.length,
    /** How many the address asked for shows, for as long as the players are in the HTML only. */
    found: choosePlayers(players, readRosterChoice(url.searchParams, options)).length,
    players,
    staff: { coaches, supportStaff },
  }
}

type Loaded = Awaited<ReturnType<typeof loadRoster>>

/** As the browser has it: in its first render the long lists are in the HTML alone. */
export type RosterPage = Omit<Loaded, 'players' | 'staff'> & {
  players?: RosterPlayer[]
  staff?: Loaded['staff']
}
