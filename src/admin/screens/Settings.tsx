import { Link } from 'react-router'
import { useCall, useKinds } from '../api/queries.ts'
import { settingGroups } from '../kinds/setting-groups.ts'
import { StateMark } from '../parts/StateMark.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from './plain.module.css'

/** What there is one of: the home page, the footer, what rosters tell. */
export function Component() {
  const kinds = useKinds()
  const drafts = useCall('drafts', { limit: 100 }).data?.drafts ?? []
  const groups = settingGroups(kinds)
  return (
    <Screen title="Settings">
      {groups.length === 0 && kinds.length > 0 ? (
        <p className={styles.nothing}>Settings are an administrator's.</p>
      ) : null}
      {groups.map(({ title, kinds: own }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={styles.grid}>
            {own.map(({ kind, one }) => {
              const draft = drafts.find((each) => each.kind === kind)
              return (
                <li key={kind}>
                  <Link className={styles.card} to={`/content/${kind}/1`}>
                    <span className={styles.name}>{one}</span>
                    {draft ? (
                      <span className={styles.end}>
                        <StateMark isPublished draftState={draft.state} publishAt={draft.publishAt} />
                      </span>
                    ) : null}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </Screen>
  )
}
