import type { Api } from '#contract/api.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { ifThere, orNothing } from '#site/page/or-nothing.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { compareAddress, readCompareChoice, wholeCareer } from './compare-choice.ts'
import { compareSeveral } from './compare-several.ts'

/** Two to four players of a team side by side, in a season or over their careers. */
export async function loadCompare({ api, params, url }: LoadArgs) {
  const slug = params.sportSlug ?? ''
  const choice = readCompareChoice(url.searchParams)
  const [roster, leaders] = await Promise.all([api.rosters.bySport({ slug }), api.stats.leaders({ slug })])
  if (!leaders) throw pageNotFound(url)
  const { sport } = roster
  const own = sport.globalSportNameSlug
  const address = compareAddress(own, [])
  await requireAddress(url, { address })
  const asked = await Promise.all(choice.players.map((id) => comparedPlayer(api, id, sport.id)))
  const players = asked.filter((player) => player !== null)
  const seasons = [...new Set(players.flatMap(({ stats }) => stats.seasons.map(({ season }) => season)))]
    .toSorted()
    .reverse()
  const season = choice.season ?? seasons[0] ?? leaders.season
  const lines = players.map(({ stats }) =>
    season === wholeCareer ? stats.career : stats.seasons.find((line) => line.season === season),
  )
  const names = players.map(({ name }) => name)
  const people = roster.players.map((player) => ({
    value: String(player.playerId),
    label: [
      player.jerseyNumber ? `#${player.jerseyNumber} ${fullName(player)}` : fullName(player),
      player.position,
    ]
      .filter(Boolean)
      .join(', '),
  }))
  const former = players
    .filter(({ id }) => !people.some(({ value }) => value === String(id)))
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return {
    head: {
      words: {
        title: names.length > 1 ? '{names}: {sport} Comparison' : '{sport} Player Comparison',
        description: 'Players of {school_name} {sport} side by side: seasons and careers, number by number.',
      },
      tokens: { sport: sport.title, names: names.join(', ') },
      canonical: address,
      isHidden: true,
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${own}` },
        { name: 'Player Comparison', href: address },
      ]),
    ],
    sport,
    address,
    season,
    chosen: players.map(({ id }) => String(id)),
    people: [...people, ...former],
    seasons: [
      ...(seasons.length > 0 ? seasons : [leaders.season]).map((title) => ({ value: title, label: title })),
      { value: wholeCareer, label: 'Career' },
    ],
    comparison: {
      season: season === wholeCareer ? null : season,
      players: players.map(({ name, url: page, image, about }, index) => ({
        name,
        url: page,
        image,
        about,
        gp: lines[index]?.gp ?? 0,
      })),
      tables:
        players.length > 1
          ? compareSeveral(
              players[0]?.stats.columns ?? [],
              lines.map((line) => line?.stats),
            )
          : [],
    },
  }
}

/** Null for somebody who is not there, or has never played this sport. */
async function comparedPlayer(api: Api, id: number, sportId: number) {
  const found = await orNothing('A player to compare', ifThere(api.stats.player({ playerId: id })))
  const stats = found?.sports.find(({ sport }) => sport.id === sportId)
  if (!found || !stats) return null
  const line = stats.seasons.map(({ rosterPlayerId }) => rosterPlayerId).find((own) => own !== null)
  const bio = line
    ? await orNothing('The page of a player', ifThere(api.rosters.player({ rosterPlayerId: line })))
    : null
  const { jerseyNumber = null, position = null } = bio?.player ?? {}
  return {
    id,
    stats,
    name: found.name,
    url: bio?.player.url ?? null,
    image: bio?.player.image ?? null,
    about: [jerseyNumber ? `#${jerseyNumber}` : null, position].filter(Boolean).join(' · '),
  }
}
