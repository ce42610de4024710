import { useLoaderData } from 'react-router'
import { Heading } from '#ui/Heading.tsx'
import { recordWords } from '../../domains/games/record-words.ts'
import { SchedulePaper } from '../../domains/games/SchedulePaper.tsx'
import { scheduleLines } from '../../domains/games/schedule-lines.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { usePrintPage } from '../../shell/print/use-print-page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { useSchool } from '../../shell/school.ts'
import styles from './schedule-print.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const { games, schedule, head } = await loadSeason(args)
  return { head, sportBar: null, schedule, lines: scheduleLines(games) }
}

const loadSeason = lateLoad(async () => (await import('../../domains/games/load-schedule.ts')).loadSeason)

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
