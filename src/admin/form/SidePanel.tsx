import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useStore } from '../ground/store.ts'
import { shown } from './autosave.ts'
import type { Written } from './everybody/advice.ts'
import type { FormSession } from './form-session.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import styles from './SidePanel.module.css'
import { UsedInPanel } from './UsedInPanel.tsx'

// Only what has a page with a text of its own is found and shared.
const HelpPanel = lazy(async () => ({ default: (await import('./HelpPanel.tsx')).HelpPanel }))
const isShared = ({ fields, title }: FormSession['kind']): boolean =>
  title.length === 1 &&
  fields.some(({ type }) => type === 'html') &&
  fields.some(({ name }) => name === 'slug' || name === 'filename')

// What is written for everybody to read or to see.
const EverybodyPanel = lazy(async () => ({
  default: (await import('./everybody/EverybodyPanel.tsx')).EverybodyPanel,
}))
const EverybodyCount = lazy(async () => ({
  default: (await import('./everybody/EverybodyCount.tsx')).EverybodyCount,
}))
const isForEverybody = ({ fields }: FormSession['kind']): boolean =>
  fields.some(
    ({ type, file }) =>
      type === 'html' || type === 'picture' || file?.type === 'video' || file?.type === 'sound',
  )

/** What is written now; whoever types does not wait for it. */
function AsWritten({ session, to: Part }: { session: FormSession; to: ComponentType<Written> }) {
  const values = useDeferredValue(shown(useStore(session.saving)))
  return (
    <Suspense>
      <Part fields={session.kind.fields} values={values} />
    </Suspense>
  )
}

/** Beside a form: how it will look, what was done to it, where it is used. */
export function SidePanel({
  session,
  isWide,
  onWiden,
  onReopen,
}: {
  session: FormSession
  isWide: boolean
  onWiden(isWide: boolean): void
  onReopen(): void
}) {
  const { item } = useStore(session.known)
  return (
    <Tabs className={styles.panel} defaultSelectedKey="preview" onSelectionChange={() => onWiden(false)}>
      <TabList className={styles.tabs} aria-label="Beside the form">
        <Tab id="preview" className={styles.tab}>
          Preview
        </Tab>
        {isShared(session.kind) ? (
          <Tab id="help" className={styles.tab}>
            Search and share
          </Tab>
        ) : null}
        {isForEverybody(session.kind) ? (
          <Tab id="everybody" className={styles.tab}>
            <span>
              For everybody <AsWritten session={session} to={EverybodyCount} />
            </span>
          </Tab>
        ) : null}
        <Tab id="history" className={styles.tab}>
          History
        </Tab>
        {session.kind.isSingle ? null : (
          <Tab id="used" className={styles.tab}>
            Used in
          </Tab>
        )}
      </TabList>
      <TabPanel id="preview" className={styles.content}>
        <PreviewPanel session={session} isWide={isWide} onWiden={onWiden} />
      </TabPanel>
      {isShared(session.kind) ? (
        <TabPanel id="help" className={styles.content}>
          <Suspense>
            <HelpPanel session={session} />
          </Suspense>
        </TabPanel>
      ) : null}
      {isForEverybody(session.kind) ? (
        <TabPanel id="everybody" className={styles.content}>
          <AsWritten session={session} to={EverybodyPanel} />
        </TabPanel>
      ) : null}
      <TabPanel id="history" className={styles.content}>
        {item ? (
          <HistoryPanel session={session} onReopen={onReopen} />
        ) : (
          <p className={styles.nothing}>Nothing was done yet.</p>
        )}
      </TabPanel>
      {session.kind.isSingle ? null : (
        <TabPanel id="used" className={styles.content}>
          {item?.published ? (
            <UsedInPanel session={session} />
          ) : (
            <p className={styles.nothing}>Nothing names it yet.</p>
          )}
        </TabPanel>
      )}
    </Tabs>
  )
}
