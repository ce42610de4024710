import { useInfiniteQuery } from '@tanstack/react-query'
import { accountEventNames } from '#contract/shapes/account-events.ts'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import { useAddress } from '../navigation/use-address.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { Pages } from '../parts/Pages.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { Screen } from '../shell/Screen.tsx'
import { agoWords, momentWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { eventLabels, eventWords } from './event-words.ts'
import styles from './Log.module.css'

/** What happened to people and keys. None of it can be undone, and nobody can change a line. */
export function Component() {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  const [query, set] = useAddress()
  const search = query.get('q') ?? ''
  const what = accountEventNames.find((name) => name === query.get('what'))
  const asked = { ...(search ? { search } : {}), ...(what ? { what } : {}) }
  const list = useInfiniteQuery({
    queryKey: ['accountLog', asked],
    queryFn: ({ pageParam }) => call('accountLog', { limit: 50, after: pageParam, ...asked }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const events = list.data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Screen
      title="People log"
      actions={
        <ButtonLink icon="people" to="/people">
          People
        </ButtonLink>
      }
    >
      <search className={styles.bar}>
        <SearchField
          label="Search the log"
          placeholder="A name, an address or a key"
          value={search}
          onSearch={(value) => set('q', value)}
        />
        <select
          className={controls.input}
          aria-label="What happened"
          value={what ?? ''}
          onChange={({ target }) => set('what', target.value)}
        >
          <option value="">Everything</option>
          {accountEventNames.map((name) => (
            <option key={name} value={name}>
              {eventLabels[name]}
            </option>
          ))}
        </select>
      </search>
      <Pages
        list={list}
        entries={events}
        nothing={
          search || what
            ? 'Nothing like that happened.'
            : 'Invitations, roles, sign-ins from new browsers and keys will be listed here.'
        }
      >
        {(shown) => (
          <ol className={styles.list}>
            {shown.map(({ id, what: event, by, about, detail, at }) => (
              <li key={id} className={styles.event}>
                <span>
                  <span className={styles.who}>{by.name}</span> {eventWords(event)}
                  {event === 'signed in' ? '' : ' '}
                  {event === 'signed in' ? null : <span className={styles.who}>{about}</span>}
                  {detail ? <span className={styles.detail}> {detail}</span> : null}
                </span>
                <time className={styles.when} dateTime={at} title={momentWords(at, timeZone)}>
                  {agoWords(at, now, timeZone)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </Pages>
    </Screen>
  )
}
