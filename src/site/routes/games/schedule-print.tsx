import { useLoaderData } from 'react-router'
import { SchedulePaper } from '#site/domains/games/paper/SchedulePaper.tsx'
import { scheduleLines } from '#site/domains/games/paper/schedule-lines.ts'
import { recordWords } from '#site/domains/games/parts/record-words.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { usePrintPage } from '#site/parts/print/use-print-page.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './schedule-print.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const { games, schedule, head } = await loadSeason(args)
  return { head, sportBar: null, schedule, lines: scheduleLines(games) }
}

const loadSeason = lateLoad(
  async () => (await import('#site/domains/games/schedule/load-schedule.ts')).loadSeason,
)

export const loader = serverLoads(load, { inHtmlOnly: ['lines'] })
export const clientLoader = clientLoads(load)

const paperId = 'schedule-print'

export default function SchedulePrintPage() {
  const { schedule, lines } = useLoaderData<typeof loader>()
  const { sport, season, record, conference, note } = schedule
  const { shortName } = useSchool()
  usePrintPage(paperId)
  return (
    <div id={paperId} className={styles.paper}>
      <Heading level={1} size="large">
        {shortName} {sport.title} <span className={styles.season}>{season} Schedule</span>
      </Heading>
      <p className={styles.record}>{recordWords(record)}</p>
      <ServerHtml id="schedule-lines" value={lines}>
        {(list) => <SchedulePaper caption={schedule.title} lines={list} />}
      </ServerHtml>
      <p className={styles.note}>
        * {conference ? `${conference.title} game` : 'conference game'}. {note}
      </p>
    </div>
  )
}
