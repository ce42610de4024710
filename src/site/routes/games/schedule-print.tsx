import { useLoaderData } from 'react-router'
import { SchedulePaper } from '#site/domains/games/paper/SchedulePaper.tsx'
import { scheduleLines } from '#site/domains/games/paper/schedule-lines.ts'
import { recordWords } from '#site/domains/games/parts/record-words.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { PaperPage } from '#site/parts/print/PaperPage.tsx'
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

export default function SchedulePrintPage() {
  const { schedule, lines } = useLoaderData<typeof loader>()
  const { sport, season, record, conference, note } = schedule
  const { shortName } = useSchool()
  return (
    <PaperPage
      id="schedule-print"
      title={
        <>
          {shortName} {sport.title} <span className="u-medium">{season} Schedule</span>
        </>
      }
      about={<b className="u-ink u-semibold">{recordWords(record)}</b>}
    >
      <ServerHtml id="schedule-lines" value={lines}>
        {(list) => <SchedulePaper caption={schedule.title} lines={list} />}
      </ServerHtml>
      <p className={`u-note u-above-3 ${styles.note}`}>
        * {conference ? `${conference.title} game` : 'conference game'}. {note}
      </p>
    </PaperPage>
  )
}
