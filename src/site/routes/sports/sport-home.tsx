import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { sportFeedAddress } from '../../domains/feeds/feed-addresses.ts'
import { CountdownBand, type CountdownClock } from '../../domains/games/CountdownBand.tsx'
import type { ClockedGame } from '../../domains/games/GameClock.tsx'
import { NextGame } from '../../domains/games/NextGame.tsx'
import { ScoreboardStrip } from '../../domains/games/ScoreboardStrip.tsx'
import type { Board } from '../../domains/games/scoreboard-board.ts'
import { RosterSection } from '../../domains/sports/RosterSection.tsx'
import { lateModule } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { useRootData } from '../../shell/root-data.ts'
import { type Frame, frame, SectionList } from '../../shell/SectionList.tsx'
import { useSchool } from '../../shell/school.ts'
import type { TeamView } from '../../templates/sport-home-sections.tsx'
import { sportHomeStyles } from '../../templates/sport-home-styles.ts'

const late = lateModule(() => import('../../templates/sport-home-sections.tsx'), sportHomeStyles)

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const { loadSportHome } = await late.load()
  const parts = await loadSportHome(args)
  const { title, globalSportNameSlug } = parts.team.sport
  return {
    head: {
      key: 'sport_home' as const,
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
