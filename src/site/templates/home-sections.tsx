import type { Api } from '#contract/api.ts'
import type { Sport } from '#contract/sports.ts'
import { gameDayOf } from '#site/domains/game-center/game-day/chosen-game.ts'
import { gameDayPart } from '#site/domains/game-center/game-day/game-day-part.ts'
import type { GameDay, GameDayLive } from '#site/domains/game-center/game-day/load-game-day.ts'
import { CountdownWords } from '#site/domains/games/countdown/CountdownWords.tsx'
import { clockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { nearest } from '#site/domains/games/countdown/countdown-clock.ts'
import type { Featured } from '#site/domains/games/front/FeaturedGame.tsx'
import { FeaturedWords, SchoolWords } from '#site/domains/games/front/FeaturedWords.tsx'
import { FixtureList } from '#site/domains/games/front/FixtureList.tsx'
import { featuredGame } from '#site/domains/games/front/featured-game.ts'
import { ResultGrid } from '#site/domains/games/front/ResultGrid.tsx'
import { latestResults } from '#site/domains/games/front/team-games.ts'
import { dayAt, nearness } from '#site/domains/games/parts/game-dates.ts'
import { readGames } from '#site/domains/games/parts/read-games.ts'
import { loadChosenBoard } from '#site/domains/games/scoreboard/scoreboard-board.ts'
import { PodcastRow } from '#site/domains/media/podcasts/PodcastRow.tsx'
import { VideoWall } from '#site/domains/media/videos/VideoWall.tsx'
import { LeadStories } from '#site/domains/news/front/LeadStories.tsx'
import { NewsList } from '#site/domains/news/front/NewsList.tsx'
import { StoryMosaic } from '#site/domains/news/front/StoryMosaic.tsx'
import { chosenSport } from '#site/domains/news/front/sport-filter.ts'
import { PromotionPlace } from '#site/domains/promotions/campaigns/PromotionPlace.tsx'
import { PartnerCards } from '#site/domains/settings/PartnerCards.tsx'
import { ShopShelf } from '#site/domains/settings/ShopShelf.tsx'
import { SocialWall } from '#site/domains/settings/SocialWall.tsx'
import { TeamsGrid } from '#site/domains/sports/TeamsGrid.tsx'
import { leadersOf } from '#site/domains/stats/parts/leaders-of.ts'
import { TeamLeaders } from '#site/domains/stats/parts/TeamLeaders.tsx'
import { lateApi } from '#site/page/browser/late-api.ts'
import { once } from '#site/page/once.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import type { LoadArgs } from '#site/page/page.ts'
import { knownShell } from '#site/page/school/known-root.ts'
import type { School } from '#site/page/school/school.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import type { Place } from '#site/parts/sections/section-places.ts'
import {
  askSections,
  framed,
  plain,
  type Sections,
  type SectionsData,
  still,
  unlessEmpty,
} from '#site/parts/sections/sections.ts'
import { TicketsBanner } from './TicketsBanner.tsx'

export interface HomeParts extends SectionsData {
  /** The slug of the sport whose news show; null for all. */
  newsSport: string | null
  /** The game that the page leads with while it is on, and on the day of it. */
  gameDay: GameDayLive | null
}

export interface HomeView {
  newsSport: string | null
  school: School
  sports: readonly Sport[]
}

export async function loadHome({
  api,
  url,
  timeZone,
}: Pick<LoadArgs, 'api' | 'url' | 'timeZone'>): Promise<HomeParts> {
  const shell = knownShell()
  const [template, sports] = shell
    ? [shell.template, shell.sports]
    : await Promise.all([api.settings.template(), api.sports.list()])
  const newsSport = chosenSport(sports, url.searchParams)
  const today = dayAt(new Date(), timeZone)
  const [parts, gameDay] = await Promise.all([
    askSections(sections, template, (places) => asking(api, url, places, newsSport)),
    orNothing('The game of the day', gameDayOf(api, today)),
  ])
  return {
    newsSport: newsSport?.globalSportNameSlug ?? null,
    gameDay: gameDay?.live ?? null,
    ...(gameDay ? ledBy(gameDay, parts) : parts),
  }
}

/** The game of the day stands above all sections, and none of them puts it forward a second time. */
function ledBy({ live, still }: GameDay, parts: SectionsData): SectionsData {
  const isSaid = ({ kind, name }: Place) =>
    kind === 'hero' ||
    (kind === 'featured-game' && (parts.liveParts[name] as Featured | undefined)?.game.id === live.clock.id)
  return {
    ...parts,
    places: parts.places.filter((place) => !isSaid(place)),
    stillParts: { ...parts.stillParts, [gameDayPart]: still },
  }
}

/** Another sport's news changes nothing else on the page, so nothing else is asked for. */
export async function otherNews<Page extends HomeParts>(page: Page, url: URL): Promise<Page> {
  const newsSport = chosenSport(knownShell()?.sports ?? [], url.searchParams)
  const news = await newsOf(asking(await lateApi(), url, page.places, newsSport))
  return {
    ...page,
    newsSport: newsSport?.globalSportNameSlug ?? null,
    stillParts: { ...page.stillParts, news },
  }
}

/** What several sections need is asked for once. */
function asking(api: Api, url: URL, places: Place[], newsSport: Sport | null) {
  const now = new Date()
  const count = (kind: string, usual: number) => {
    const place = places.find((wanted) => wanted.kind === kind)
    return place ? (place.options.count ?? usual) : 0
  }
  const counts = { lead: count('lead-stories', 4), top: count('top-stories', 5), news: count('news', 8) }
  const front = once(() => api.news.front(counts))
  const board = once(() => loadChosenBoard(api, url))
  const homeGames = once(async () =>
    readGames((await api.games.upcoming({ locationIndicator: 'H', $pageSize: 13 })).items),
  )
  return { api, now, newsSport, newsCount: counts.news, front, board, homeGames }
}

type HomeAsk = ReturnType<typeof asking>

async function newsOf({ api, newsSport, newsCount, front }: HomeAsk) {
  if (!newsSport) return (await front()).news
  return (await api.news.stories({ sportId: newsSport.id, $pageSize: newsCount })).items
}

async function featuredOf({ homeGames, board, now }: HomeAsk) {
  const game = featuredGame(await homeGames())
  if (!game) return null
  const { id, title, shortName } = game.sport
  const live: Featured = {
    game: await clockedGame(game, board),
    sport: { id, title, shortName },
    near: nearness(game, now),
  }
  return { still: game, live }
}

export const sections: Sections<HomeAsk, HomeView> = {
  hero: framed(
    async (asked) => (await featuredOf(asked)) ?? { still: null },
    (game) => (game ? <FeaturedWords game={game} level={1} /> : <SchoolWords />),
  ),

  'lead-stories': still(
    async ({ front }) => unlessEmpty((await front()).lead),
    (stories, _view, { options }) => (
      <LeadStories stories={stories} layout={options.layout} theme={options.theme} />
    ),
  ),

  scoreboard: framed(
    async ({ board }) => ({ still: null, live: await board() }),
    () => null,
  ),

  'top-stories': still(
    async ({ front }) => unlessEmpty((await front()).top),
    (stories, _view, place) => (
      <Section place={place} title="Top stories" more={{ href: '/archives', title: 'All stories' }}>
        <StoryMosaic stories={stories} />
      </Section>
    ),
  ),

  news: still(newsOf, (stories, _view, { options }) => (
    <NewsList stories={stories} layout={options.layout} />
  )),

  'featured-game': framed(featuredOf, (game) => <FeaturedWords game={game} level={2} />),

  countdown: framed(
    async ({ api }) => nearest(await api.games.countdowns({})),
    (countdown) => <CountdownWords countdown={countdown} />,
  ),

  'next-home-games': still(
    async ({ homeGames }, { options }) => {
      const games = await homeGames()
      const featured = featuredGame(games)
      return unlessEmpty(games.filter((game) => game !== featured).slice(0, options.count ?? 8))
    },
    (games, _view, place) => (
      <Section place={place} title="Next home games" more={{ href: '/calendar', title: 'Calendar' }}>
        <FixtureList games={games} showSport />
      </Section>
    ),
  ),

  results: still(
    async ({ api }, { options: { count = 8 } }) =>
      unlessEmpty(latestResults((await api.games.results({ $pageSize: count * 2 })).items, count)),
    (games, _view, place) => (
      <Section place={place} title="Latest results" raised>
        <ResultGrid games={games} showSport />
      </Section>
    ),
  ),

  videos: still(
    async ({ api }, { options: { count = 5 } }) =>
      unlessEmpty((await api.media.videos({ $pageSize: count })).items),
    (videos, _view, place) => (
      <Section place={place} title="Watch" theme="dark-theme" more={{ href: '/watch', title: 'All videos' }}>
        <VideoWall videos={videos} />
      </Section>
    ),
  ),

  podcasts: still(
    async ({ api }, { options: { count = 4 } }) =>
      unlessEmpty((await api.media.podcasts({ $pageSize: count })).items),
    (podcasts, _view, place) => (
      <Section place={place} title="Listen" more={{ href: '/podcasts', title: 'All podcasts' }}>
        <PodcastRow podcasts={podcasts} />
      </Section>
    ),
  ),

  leaders: still(
    async ({ api }, { options: { sports = [], count = 3 } }) => {
      const teams = await Promise.all(sports.map((slug) => leadersOf(api, slug, count)))
      return unlessEmpty(teams.filter((team) => team !== null))
    },
    (teams, _view, place) => (
      <Section place={place} title="Season leaders" theme="on-primary">
        <TeamLeaders teams={teams} />
      </Section>
    ),
  ),

  shop: still(
    async ({ api }, { options: { count = 6 } }) =>
      unlessEmpty((await api.settings.shopProducts({ $pageSize: count })).items),
    (products, _view, place) => {
      const [{ shopUrl } = { shopUrl: '/' }] = products
      return (
        <Section place={place} title="Team shop" more={{ href: shopUrl, title: 'Visit the shop' }}>
          <ShopShelf products={products} />
        </Section>
      )
    },
  ),

  social: still(
    async ({ api }, { options: { count = 8 } }) =>
      unlessEmpty((await api.settings.socialAccounts({ departmentOnly: true })).slice(0, count)),
    (accounts, { school }, place) => (
      <Section
        place={place}
        title={`Follow the ${school.mascots}`}
        more={{ href: '/social-accounts', title: 'All accounts' }}
      >
        <SocialWall accounts={accounts} />
      </Section>
    ),
  ),

  partners: still(
    async ({ api }) => unlessEmpty((await api.settings.partners()).filter(({ tier }) => tier === 'premier')),
    (partners, _view, place) => (
      <Section place={place} title="Our partners" raised more={{ href: '/partners', title: 'All partners' }}>
        <PartnerCards partners={partners} />
      </Section>
    ),
  ),

  promotion: still(
    ({ api }, { what }) => api.promotions.byName({ promotionName: what }),
    (set, _view, { what }) => <PromotionPlace name={what} set={set} />,
  ),

  teams: plain(({ sports }, place) => (
    <Section place={place} title="Our teams" theme="on-primary">
      <TeamsGrid sports={sports} />
    </Section>
  )),

  'tickets-banner': plain(({ school }) => <TicketsBanner school={school} />),
}
