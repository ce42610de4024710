import type { Roster, RosterPlayer } from '#contract/rosters.ts'
import { milestonesWithinReach } from '#contract/stats/milestones.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { teamFeed } from '#site/domains/games/feeds/feed-addresses.ts'
import { compareAddress } from '#site/domains/stats/compare/compare-choice.ts'
import { withAllPurpose } from '#site/domains/stats/player/all-purpose.ts'
import { streaksOf } from '#site/domains/stats/player/streaks.ts'
import { playerCard } from '#site/page/head/card-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { ifThere, orNothing } from '#site/page/or-nothing.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { teamAddress } from '#site/parts/teams/team-address.ts'
import { playerChoice } from './player-choice.ts'
import { playerComparison } from './player-comparison.ts'
import { playerHonors } from './player-honors.ts'
import { playerJumps } from './player-jumps.ts'
import { playerPerson } from './player-person.ts'
import { rankChips } from './player-ranks.ts'
import { playerStatistics } from './player-statistics.ts'
import { relatedStory, relatedVideo } from './related-items.ts'

/** Who is asking: the public sees what was announced, the office everything, under addresses of its own. */
export type Audience = 'public' | 'office'

export async function loadPlayer({ api, params, url, school }: LoadArgs, audience: Audience) {
  const rosterPlayerId = readId(params.rosterPlayerId)
  if (!rosterPlayerId) throw pageNotFound(url)
  const isHidden = audience === 'office'
  const ask = isHidden
    ? { player: api.rosters.hiddenPlayer, roster: api.rosters.hiddenBySport }
    : { player: api.rosters.player, roster: api.rosters.bySport }
  const { player, sport, season, bio, seasons, previous, next } = await ask.player({ rosterPlayerId })
  const at = (path: string) => (isHidden ? `/hidden${path}` : path)
  const address = at(player.url)
  await requireAddress(url, { address })

  const slug = sport.globalSportNameSlug
  const { playerId } = player
  // The office sees players whom the public has not heard of: those have no statistics yet.
  const statisticsOf = (id: number) =>
    orNothing('The statistics of a player', ifThere(api.stats.player({ playerId: id })))
  const [bar, stats, roster, stories, videos, awards, allAmericans] = await Promise.all([
    sportBar(api, sport),
    statisticsOf(playerId),
    orNothing('The roster of a player', ask.roster({ slug, season })),
    orNothing('The stories about a player', api.news.stories({ playerId, $pageSize: 6 })),
    orNothing('The videos of a player', api.media.videos({ playerId, $pageSize: 4 })),
    orNothing('The awards of a player', api.honors.awards({ playerId, $pageSize: 20 })),
    orNothing('The honors of a player', api.honors.allAmericans({ playerId, $pageSize: 20 })),
  ])

  const choice = playerChoice(address, url.searchParams)
  const sportStats = stats?.sports.find((own) => own.sport.id === sport.id)
  const other = roster?.players.find(
    (one) => one.rosterPlayerId === choice.compare && one.playerId !== playerId,
  )
  const otherStats = other && (await statisticsOf(other.playerId))
  const up = {
    href: at(teamAddress(slug, 'roster', season, roster?.currentSeason ?? '')),
    label: `${season} ${sport.title} Roster`,
  }
  const name = fullName(player)
  const lines = seasons.map((line) => ({ ...line, url: at(line.url) }))
  const { controls, figures, games } = playerStatistics(sportStats, season, choice)
  const [splits, leaders, careers] = sportStats
    ? await Promise.all([
        orNothing(
          'The splits of a player',
          api.stats.playerSplits({ playerId, season: games.season || season }),
        ),
        orNothing('The leaders of a team', api.stats.leaders({ slug, season: figures.season ?? season })),
        orNothing('The records of careers', api.stats.records({ slug, scope: 'career' })),
      ])
    : [null, null, null]
  const ownSplits = splits?.sports.find((one) => one.sport.id === sport.id)?.splits ?? []
  const mates = teammates(roster, player)
  const isPlaying = season === roster?.currentSeason
  const marks = {
    isPlaying,
    milestones: sportStats && isPlaying ? milestonesWithinReach(sportStats) : [],
    streaks: sportStats ? streaksOf(sportStats.sportGroup, sportStats.gameLog) : [],
  }
  return {
    head: {
      tokens: { name, season, sport: sport.title },
      canonical: address,
      image: player.image,
      imageAlt: name,
      type: 'profile' as const,
      ...(isHidden ? {} : { card: playerCard(rosterPlayerId) }),
      isHidden,
    },
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${slug}` },
        { name: 'Roster', href: up.href },
        { name, href: address },
      ]),
      playerPerson({ ...player, url: address }, sport, school),
    ],
    rosterPlayerId,
    controls,
    compare: {
      address: `${address}#compare`,
      chosen: other?.rosterPlayerId ?? null,
      options: mates,
      kept: choice.kept,
      more: isHidden || !sportStats ? null : compareAddress(slug, [playerId, other?.playerId]),
    },
    // What follows travels in the HTML only.
    top: {
      player,
      up,
      follow: isPlaying && !isHidden ? `/follow?player=${rosterPlayerId}` : null,
      bio,
      figures,
      ranks: rankChips(player, { leaders, careers }),
      jumps: playerJumps({
        bio: Boolean(bio),
        career: sportStats !== undefined,
        games: controls !== null,
        splits: controls !== null && ownSplits.length > 0,
        highs: games.highs.length > 0,
        compare: mates.length > 0,
        news: (stories?.items.length ?? 0) + (videos?.items.length ?? 0) > 0,
      }),
      seasons: lines,
      honors: playerHonors(allAmericans?.items ?? [], awards?.items ?? []),
    },
    career: {
      name,
      career: sportStats && withAllPurpose(sportStats),
      marks,
      addresses: lines.map((line): [number, string] => [line.rosterPlayerId, line.url]),
    },
    games: { name, sportSlug: slug, ...games, splits: ownSplits },
    comparison: {
      found: other
        ? playerComparison(
            { player, stats: sportStats },
            { player: other, stats: otherStats?.sports.find((own) => own.sport.id === sport.id) },
            { asked: choice.season, own: season },
          )
        : null,
    },
    bottom: {
      stories: (stories?.items ?? []).map(relatedStory),
      videos: (videos?.items ?? []).map(relatedVideo),
      team: { title: sport.title, feed: teamFeed(slug) },
      neighbours: { previous: previous && toNeighbour(previous), next: next && toNeighbour(next) },
    },
  }

  function toNeighbour({ firstName, lastName, jerseyNumber, position, image, url: path }: Neighbour) {
    const title = [jerseyNumber ? `#${jerseyNumber}` : null, position].filter(Boolean).join(' · ')
    return { firstName, lastName, title, image, url: at(path) }
  }
}

export type PlayerPage = Awaited<ReturnType<typeof loadPlayer>>

type Neighbour = Pick<RosterPlayer, 'firstName' | 'lastName' | 'jerseyNumber' | 'position' | 'image' | 'url'>

/** Whom a player can be compared with: those of the same position first. */
function teammates(roster: Roster | null, player: RosterPlayer) {
  const others = (roster?.players ?? []).filter(({ playerId }) => playerId !== player.playerId)
  const [rivals, rest] = [true, false].map((isRival) =>
    others.filter(({ position }) => (position === player.position) === isRival),
  )
  return [...(rivals ?? []), ...(rest ?? [])].map((other) => ({
    value: String(other.rosterPlayerId),
    label: [
      [other.jerseyNumber ? `#${other.jerseyNumber}` : null, fullName(other)].filter(Boolean).join(' '),
      other.position,
    ]
      .filter(Boolean)
      .join(', '),
  }))
}
