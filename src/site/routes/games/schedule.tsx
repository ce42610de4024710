import { useLoaderData } from 'react-router'
import { ConferenceLine } from '#site/domains/games/parts/ConferenceLine.tsx'
import { locationFilters, locationHref } from '#site/domains/games/parts/location-filter.ts'
import { RecordBlock } from '#site/domains/games/parts/RecordBlock.tsx'
import { rowId } from '#site/domains/games/schedule/live-row.ts'
import { ScheduleLive } from '#site/domains/games/schedule/ScheduleLive.tsx'
import { ScheduleWays } from '#site/domains/games/schedule/ScheduleWays.tsx'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './schedule.module.css'

export const headers = cachedPage

export const meta = pageMeta

/** What draws the rows of a schedule: the browser needs it when it first has some that did not come as HTML. */
const scheduleList = lateModule(() => import('#site/domains/games/schedule/ScheduleList.tsx'))

const loadSchedule = lateLoad(
  async () => (await import('#site/domains/games/schedule/load-schedule.ts')).loadSchedule,
)

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
      <div className={`u-frame ${styles.page}`}>
        <div className={`no-print u-cluster u-gap-2-5 u-spread ${styles.toolbar}`}>
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
        <div className={`u-cluster u-gap-2-5 u-spread ${styles.line}`}>
          {conference ? <ConferenceLine conference={conference} legend={hasConferenceGames} /> : null}
          {nextId ? (
            <Button kind="text" href={`#${rowId(nextId)}`} iconAfter="arrow-down">
              Jump to next game
            </Button>
          ) : null}
        </div>
        {note && showNoteOnTop ? <p className={styles.note}>{note}</p> : null}
        <div className="u-above-5">
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
        {note && !showNoteOnTop ? <p className={styles.note}>{note}</p> : null}
      </div>
    </>
  )
}
