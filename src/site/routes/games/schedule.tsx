import { useLoaderData } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { ConferenceLine } from '../../domains/games/ConferenceLine.tsx'
import { gamesAt, locationFilters, locationHref, readLocation } from '../../domains/games/location-filter.ts'
import { RecordBlock } from '../../domains/games/RecordBlock.tsx'
import { ScheduleList } from '../../domains/games/ScheduleList.tsx'
import { ScheduleNote } from '../../domains/games/ScheduleNote.tsx'
import { nextGameId } from '../../domains/games/season-games.ts'
import { FilterLinks } from '../../domains/sports/FilterLinks.tsx'
import { sportBar } from '../../domains/sports/sport-bar.ts'
import { TeamPageHead } from '../../domains/sports/TeamPageHead.tsx'
import { teamAddress } from '../../domains/sports/team-address.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import styles from './schedule.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, params, url }: LoadArgs) {
  const slug = params.globalSportNameSlug ?? ''
  const { games: season, ...schedule } = await api.games.scheduleBySport({
    slug,
    ...(params.seasonTitle ? { season: params.seasonTitle } : {}),
  })
  const { sport, seasons, currentSeason } = schedule
  const addressOf = (title: string) =>
    teamAddress(sport.globalSportNameSlug, 'schedule', title, currentSeason)
  const location = readLocation(url.searchParams)
  const games = gamesAt(season, location)
  return {
    head: {
      key: 'schedule' as const,
      tokens: { sport: sport.title, season: schedule.season },
      canonical: addressOf(schedule.season),
    },
    sportBar: await sportBar(api, sport),
    schedule,
    address: addressOf(schedule.season),
    seasonLinks: seasons.map((title) => ({ season: title, href: addressOf(title) })),
    location,
    nextId: nextGameId(games, new Date()),
    hasConferenceGames: games.some(({ isConference }) => isConference),
    games,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['games'] })
export const clientLoader = clientLoads(load)

export default function SchedulePage() {
  const { schedule, address, seasonLinks, location, nextId, hasConferenceGames, games } =
    useLoaderData<typeof loader>()
  const { sport, season, record, conference, note, showNoteOnTop, settings } = schedule
  return (
    <>
      <TeamPageHead sport={sport} page="Schedule" season={season} seasonLinks={seasonLinks}>
        <RecordBlock record={record} />
      </TeamPageHead>
      <div className={styles.page}>
        <div className={styles.toolbar}>
          <FilterLinks
            label="Show"
            links={locationFilters.map(({ label, location: value }) => ({
              href: locationHref(address, value),
              label,
              current: value === location,
            }))}
          />
          {nextId ? (
            <Button kind="text" href="#next" iconAfter="arrow-down">
              Jump to next game
            </Button>
          ) : null}
        </div>
        {conference ? <ConferenceLine conference={conference} legend={hasConferenceGames} /> : null}
        {note && showNoteOnTop ? <ScheduleNote note={note} /> : null}
        <div className={styles.games}>
          <ServerHtml id="schedule-games" value={games}>
            {(list) =>
              list.length === 0 ? (
                <p className={styles.empty}>There are no games to show.</p>
              ) : (
                <ScheduleList games={list} nextId={nextId} scoreDisplay={settings.scoreDisplay} />
              )
            }
          </ServerHtml>
        </div>
        {note && !showNoteOnTop ? <ScheduleNote note={note} /> : null}
      </div>
    </>
  )
}
