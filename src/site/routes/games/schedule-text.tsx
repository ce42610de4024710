import { useLoaderData } from 'react-router'
import { SchedulePaper } from '#site/domains/games/paper/SchedulePaper.tsx'
import { scheduleLines } from '#site/domains/games/paper/schedule-lines.ts'
import { recordWords } from '#site/domains/games/parts/record-words.ts'
import { loadSeason } from '#site/domains/games/schedule/load-schedule.ts'
import { listAddress, scheduleAddress } from '#site/domains/games/schedule/schedule-address.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import styles from './schedule-text.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const { games, schedule, address, head } = await loadSeason(args)
  return {
    head,
    sportBar: null,
    schedule,
    listHref: listAddress(address, schedule.settings.defaultView),
    printHref: scheduleAddress(schedule, 'print'),
    lines: scheduleLines(games),
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['lines'] })
export const clientLoader = clientLoads(load)

/** The season in plain words, for reporters: to be read, copied and pasted. */
export default function ScheduleTextPage() {
  const { schedule, listHref, printHref, lines } = useLoaderData<typeof loader>()
  const { sport, season, record, conference, note } = schedule
  const { name } = useSchool()
  return (
    <div className={styles.text}>
      <h1 className={styles.title}>
        {name} {season} {sport.title} Schedule
      </h1>
      <p>{recordWords(record)}</p>
      {note ? <p>{note}</p> : null}
      <ServerHtml id="schedule-lines" value={lines}>
        {(list) => <SchedulePaper caption={schedule.title} lines={list} isPlain />}
      </ServerHtml>
      <p className="u-above-4">
        * {conference ? `${conference.title} game` : 'conference game'}. Times are local to the venue.
      </p>
      <p>
        <a href={listHref}>Full schedule</a> · <a href={printHref}>Print</a>
      </p>
    </div>
  )
}
