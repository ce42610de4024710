import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { siteFeedAddress } from '#site/domains/feeds/feed-addresses.ts'
import { GameDay } from '#site/domains/game-center/game-day/GameDay.tsx'
import { gameDayPart } from '#site/domains/game-center/game-day/game-day-part.ts'
import type { GameDayWords } from '#site/domains/game-center/game-day/load-game-day.ts'
import { CountdownBand, type CountdownClock } from '#site/domains/games/countdown/CountdownBand.tsx'
import { type Featured, FeaturedGame } from '#site/domains/games/front/FeaturedGame.tsx'
import { ScoreboardStrip } from '#site/domains/games/scoreboard/ScoreboardStrip.tsx'
import type { Board } from '#site/domains/games/scoreboard/scoreboard-board.ts'
import { NewsSection } from '#site/domains/news/front/NewsSection.tsx'
import { lateModule } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useSchool } from '#site/page/school/school.ts'
import { type Frame, frame, SectionList } from '#site/parts/sections/SectionList.tsx'
import type { HomeView } from '#site/templates/home-sections.tsx'

const late = lateModule(() => import('#site/templates/home-sections.tsx'))

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const { loadHome } = await late.load()
  return {
    head: { canonical: '/', feed: siteFeedAddress('rss') },
    sportBar: null,
    ...(await loadHome(args)),
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['stillParts'] })

const loadInBrowser = clientLoads(load)

/** The home page as it stands in this window. */
let shown: Awaited<ReturnType<typeof load>> | undefined

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { otherNews } = await late.load()
  return shown ? otherNews(shown, new URL(args.request.url)) : loadInBrowser(args)
}

const frames: Record<string, Frame<HomeView>> = {
  hero: frame<HomeView, Featured | undefined>(({ live, content, view }) => (
    <FeaturedGame featured={live ?? null} sports={view.sports} isHero>
      {content}
    </FeaturedGame>
  )),

  'featured-game': frame<HomeView, Featured>(({ live, content, view }) => (
    <FeaturedGame featured={live} sports={view.sports}>
      {content}
    </FeaturedGame>
  )),

  countdown: frame<HomeView, CountdownClock>(({ live, content, place }) => (
    <CountdownBand clock={live} theme={place.options.theme}>
      {content}
    </CountdownBand>
  )),

  scoreboard: frame<HomeView, Board>(({ live, view, place }) => (
    <ScoreboardStrip board={live} school={view.school} sports={view.sports} options={place.options} />
  )),

  news: frame<HomeView, undefined>(({ content, view, place }) => (
    <NewsSection place={place} sports={view.sports} chosen={view.newsSport}>
      {content}
    </NewsSection>
  )),
}

export default function HomePage() {
  const page = useLoaderData<typeof loader>()
  const school = useSchool()
  const view = { newsSport: page.newsSport, school, sports: useRootData()?.shell.sports ?? [] }
  const still = page.stillParts as typeof page.stillParts | undefined
  const words = still && gameDayPart in still ? (still[gameDayPart] as GameDayWords) : undefined
  useEffect(() => {
    shown = page
    return () => {
      shown = undefined
    }
  }, [page])
  return (
    <SectionList
      page={page}
      frames={frames}
      show={(place, still) => late.get().sections[place.kind]?.show(still, view, place)}
      view={view}
      title={school.siteName}
      lead={page.gameDay ? <GameDay gameDay={page.gameDay} words={words} /> : null}
    />
  )
}
