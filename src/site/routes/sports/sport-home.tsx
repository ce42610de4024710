import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { sportFeedAddress } from '#site/domains/feeds/feed-addresses.ts'
import { CountdownBand, type CountdownClock } from '#site/domains/games/countdown/CountdownBand.tsx'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { NextGame } from '#site/domains/games/front/NextGame.tsx'
import { ScoreboardStrip } from '#site/domains/games/scoreboard/ScoreboardStrip.tsx'
import type { Board } from '#site/domains/games/scoreboard/scoreboard-board.ts'
import { RosterSection } from '#site/domains/sports/RosterSection.tsx'
import { lateModule } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useSchool } from '#site/page/school/school.ts'
import { type Frame, frame, SectionList } from '#site/parts/sections/SectionList.tsx'
import type { TeamView } from '#site/templates/sport-home-sections.tsx'

const late = lateModule(() => import('#site/templates/sport-home-sections.tsx'))

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const { loadSportHome } = await late.load()
  const parts = await loadSportHome(args)
  const { title, globalSportNameSlug } = parts.team.sport
  return {
    head: {
      tokens: { sport: title },
      canonical: `/sports/${globalSportNameSlug}`,
      feed: sportFeedAddress('rss', globalSportNameSlug),
    },
    ...parts,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['stillParts'] })

const loadInBrowser = clientLoads(load)

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([loadInBrowser(args), late.load()])
  return page
}

const frames: Record<string, Frame<TeamView>> = {
  'next-game': frame<TeamView, ClockedGame>(({ live, content }) => (
    <NextGame game={live}>{content}</NextGame>
  )),

  countdown: frame<TeamView, CountdownClock>(({ live, content, place }) => (
    <CountdownBand clock={live} theme={place.options.theme}>
      {content}
    </CountdownBand>
  )),

  scoreboard: frame<TeamView, Board>(({ live, view, place }) => (
    <ScoreboardStrip
      board={live}
      school={view.school}
      slug={view.team.sport.globalSportNameSlug}
      options={place.options}
    />
  )),

  'roster-strip': frame<TeamView, undefined>(({ content, view, place }) => (
    <RosterSection place={place} slug={view.team.sport.globalSportNameSlug}>
      {content}
    </RosterSection>
  )),
}

export default function SportHomePage() {
  const page = useLoaderData<typeof loader>()
  const { team } = page
  const school = useSchool()
  const sport = useRootData()?.shell.sports.find(({ id }) => id === team.sport.id)
  const view = { team, school, sport }
  return (
    <SectionList
      page={page}
      frames={frames}
      show={(place, still) => late.get().sections[place.kind]?.show(still, view, place)}
      view={view}
      title={team.sport.title}
    />
  )
}
