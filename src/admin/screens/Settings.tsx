import { Link } from 'react-router'
import type { Draft, KindSummary } from '#contract/editing/desk.shapes.ts'
import { useCall, useKinds, useSchool } from '../api/queries.ts'
import { aboutSetting, settingGroups } from '../kinds/setting-groups.ts'
import { Icon } from '../parts/Icon.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { StateMark } from '../parts/StateMark.tsx'
import { Screen } from '../shell/Screen.tsx'
import { agoWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import styles from './plain.module.css'
import own from './Settings.module.css'

/** What there is one of: the home page, the footer, what rosters tell. */
export function Component() {
  const kinds = useKinds()
  const drafts = useCall('drafts', { limit: 100 }).data?.drafts ?? []
  const groups = settingGroups(kinds)
  return (
    <Screen title="Settings">
      {groups.length === 0 && kinds.length > 0 ? <Nothing>Settings are an administrator's.</Nothing> : null}
      {groups.map(({ title, kinds: listed }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={own.grid}>
            {listed.map((each) => (
              <li key={each.kind}>
                <Setting {...each} draft={drafts.find(({ kind }) => kind === each.kind)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  )
}

/** One group of settings: what it decides, where it stands, and who changed it last. */
function Setting({ kind, one, draft }: Pick<KindSummary, 'kind' | 'one'> & { draft: Draft | undefined }) {
  const now = useNow()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const history = useCall('history', { kind, id: 1, limit: 1 }).data
  const last = history?.entries.find((entry) => entry.kind === kind)
  const { icon, words } = aboutSetting(kind)
  return (
    <Link className={own.setting} to={`/content/${kind}/1`}>
      <span className={own.icon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={own.name}>{one}</span>
      {draft ? (
        <span className={own.state}>
          <StateMark isPublished draftState={draft.state} publishAt={draft.publishAt} />
        </span>
      ) : null}
      <span className={own.words}>{words}</span>
      <span className={own.last}>
        {last ? `${last.by.name}, ${agoWords(last.at, now, timeZone)}` : history ? 'Never changed here' : ' '}
      </span>
    </Link>
  )
}
