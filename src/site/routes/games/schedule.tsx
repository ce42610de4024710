import { useLoaderData } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { ConferenceLine } from '../../domains/games/ConferenceLine.tsx'
import { rowId } from '../../domains/games/live-row.ts'
import { locationFilters, locationHref } from '../../domains/games/location-filter.ts'
import { RecordBlock } from '../../domains/games/RecordBlock.tsx'
import { ScheduleLive } from '../../domains/games/ScheduleLive.tsx'
import { ScheduleNote } from '../../domains/games/ScheduleNote.tsx'
import { ScheduleWays } from '../../domains/games/ScheduleWays.tsx'
import { scheduleList } from '../../domains/games/schedule-loads.ts'
import { FilterLinks } from '../../domains/sports/FilterLinks.tsx'
import { TeamPageHead } from '../../domains/sports/TeamPageHead.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import styles from './schedule.module.css'

export const headers = cachedPage

export const meta = pageMeta

const loadSchedule = lateLoad(async () => (await import('../../domains/games/load-schedule.ts')).loadSchedule)

export const loader = serverLoads(loadSchedule, { inHtmlOnly: ['games'] })
export const clientLoader = scheduleList.with(clientLoads(loadSchedule))

export default function SchedulePage() {
  const { schedule, address, seasonLinks, location, nextId, hasConferenceGames, live, games } =
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
          <ScheduleWays schedule={schedule} />
        </div>
        <div className={styles.line}>
          {conference ? <ConferenceLine conference={conference} legend={hasConferenceGames} /> : null}
          {nextId ? (
            <Button kind="text" href={`#${rowId(nextId)}`} iconAfter="arrow-down">
              Jump to next game
            </Button>
          ) : null}
        </div>
        {note && showNoteOnTop ? <ScheduleNote note={note} /> : null}
        <div className={styles.games}>
          <ServerHtml id="schedule-games" value={games}>
            {(list) => {
              if (list.length === 0) return <p className={styles.empty}>There are no games to show.</p>
              const { ScheduleList } = scheduleList.get()
              return (
                <ScheduleList
                  games={list}
                  nextId={nextId}
                  scoreDisplay={settings.scoreDisplay}
                  showsHistory={settings.opponentHistoryEnabled}
                  live={live}
                />
              )
            }}
          </ServerHtml>
        </div>
        <ScheduleLive rows={live} />
        {note && !showNoteOnTop ? <ScheduleNote note={note} /> : null}
      </div>
    </>
  )
}
