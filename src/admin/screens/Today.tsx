import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall, useKinds, useMe, useSchool } from '../api/queries.ts'
import { HistoryList } from '../history/HistoryList.tsx'
import { newAddress } from '../navigation/addresses.ts'
import { Button } from '../parts/Button.tsx'
import { Screen } from '../shell/Screen.tsx'
import { momentWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { counted } from '../words/plural.ts'
import { DraftList } from './DraftList.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { GamesToTell } from './GamesToTell.tsx'
import { ReportsWaiting } from './ReportsWaiting.tsx'
import styles from './Today.module.css'

/** What an office begins most often. */
const begun = ['stories', 'games', 'alerts', 'campaigns']

/** What waits for whoever sits here, what goes out, and what was done last. */
export function Component() {
  const me = useMe()
  const school = useSchool()
  const kinds = useKinds()
  const navigate = useNavigate()
  const waiting = useCall('drafts', { state: 'submitted', limit: 20 }).data?.drafts ?? []
  const returned = useCall('drafts', { state: 'returned', mine: true, limit: 20 }).data?.drafts ?? []
  const mine = useCall('drafts', { state: 'open', mine: true, limit: 12 })
  const all = useCall('drafts', { limit: 100 }).data?.drafts ?? []
  const releases = useCall('releases', {}).data?.releases ?? []
  const log = useCall('log', { limit: 12 })
  const latest = log.data?.entries ?? []
  const timeZone = school?.timeZone ?? 'UTC'
  const now = useNow()
  const planned = all
    .filter(({ publishAt }) => publishAt !== null)
    .toSorted((a, b) => (a.publishAt ?? '').localeCompare(b.publishAt ?? ''))
  const open = releases.filter(({ publishedAt }) => publishedAt === null)
  const own = (mine.data?.drafts ?? []).filter(({ publishAt }) => publishAt === null)
  const offered = begun.flatMap((name) => kinds.find(({ kind, mayWrite }) => kind === name && mayWrite) ?? [])
  // Of what was done for other teams somebody with a team of their own is told nothing: that is no new school.
  const isNew = log.isSuccess && latest.length === 0 && me !== undefined && !me.sportIds
  const isQuiet = waiting.length + returned.length + own.length + planned.length + open.length === 0
  return (
    <Screen
      title="Today"
      lead={`${me ? `${me.name}, ` : ''}${new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(now)}`}
      actions={offered.map(({ kind, one }) => (
        <Button key={kind} icon="add" onPress={() => void navigate(newAddress(kind))}>
          {one}
        </Button>
      ))}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <GamesToTell />
          <ReportsWaiting />
          <Part title="Waiting for approval" count={waiting.length}>
            <DraftList drafts={waiting} />
          </Part>
          <Part title="Sent back to you" count={returned.length}>
            <DraftList drafts={returned} />
          </Part>
          <Part title="Your drafts" count={own.length} more={{ to: '/drafts', label: 'All drafts' }}>
            <DraftList drafts={own} />
          </Part>
          <Part title="Going out by itself" count={planned.length}>
            <DraftList drafts={planned} />
          </Part>
          <Part title="Releases" count={open.length} more={{ to: '/releases', label: 'All releases' }}>
            <ul className={styles.releases}>
              {open.map(({ id, title, publishAt, drafts }) => (
                <li key={id}>
                  <Link className={styles.release} to={`/releases/${id}`}>
                    <span className={styles.name}>{title}</span>
                    <span className={styles.facts}>
                      {counted(drafts.length, 'draft', 'drafts')}
                      {publishAt ? ` · ${momentWords(publishAt, timeZone)}` : ' · no time yet'}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
          {isNew ? <FirstSteps /> : null}
          {isQuiet && mine.isSuccess && !isNew ? (
            <p className={styles.quiet}>Nothing waits for you. Begin something above, or press Ctrl K.</p>
          ) : null}
        </div>
        <div className={styles.column}>
          <Part
            title="Done last"
            count={latest.length}
            more={{ to: '/history', label: 'All history' }}
            isCounted={false}
          >
            <HistoryList entries={latest} />
          </Part>
          {isNew ? (
            <p className={styles.quiet}>What is published here is listed, and can be undone.</p>
          ) : null}
        </div>
      </div>
    </Screen>
  )
}

interface PartProps {
  title: string
  count: number
  children: ReactNode
  more?: { to: string; label: string }
  isCounted?: boolean
}

function Part({ title, count, children, more, isCounted = true }: PartProps) {
  if (count === 0) return null
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {title}
          {isCounted ? <span className={styles.count}>{count}</span> : null}
        </h2>
        {more ? (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        ) : null}
      </header>
      {children}
    </section>
  )
}
