import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Subscriber, subscriberStates } from '#contract/editing/incoming.shapes.ts'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import { table } from '../api/table.ts'
import controls from '../fields/parts/controls.module.css'
import { useAddress } from '../navigation/use-address.ts'
import { Button, OutLink } from '../parts/Button.tsx'
import { Pages } from '../parts/Pages.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import plain from '../screens/plain.module.css'
import { Screen } from '../shell/Screen.tsx'
import { shortMoment } from '../words/moments.ts'
import { counted } from '../words/plural.ts'
import styles from './people.module.css'
import { RemoveSubscriberPanel } from './RemoveSubscriberPanel.tsx'

const stateWords: Readonly<Record<Subscriber['state'], string>> = {
  subscribed: 'Subscribed',
  waiting: 'Not confirmed yet',
  left: 'Unsubscribed',
}

/** Who gets the news by mail. Addresses are added by those who own them, and by nobody else. */
export function Component() {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const [query, set] = useAddress()
  const typed = query.get('q') ?? ''
  const search = typed.trim()
  const state = subscriberStates.find((each) => each === query.get('state'))
  const [leaving, setLeaving] = useState<Subscriber | null>(null)
  const asked = { ...(search ? { search } : {}), ...(state ? { state } : {}) }
  const list = useInfiniteQuery({
    queryKey: ['subscribers', asked],
    queryFn: ({ pageParam }) => call('subscribers', { limit: 50, after: pageParam, ...asked }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const subscribers = list.data?.pages.flatMap((page) => page.subscribers) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <Screen
      title="Subscribers"
      {...(list.isSuccess ? { lead: counted(total, 'address', 'addresses') } : {})}
      actions={
        <OutLink icon="download" href={table.exportSubscribers.path}>
          Download as CSV
        </OutLink>
      }
    >
      <search className={plain.bar}>
        <SearchField
          label="Search subscribers"
          placeholder="An e-mail address, or a part of one"
          value={typed}
          onSearch={(value) => set('q', value)}
        />
        <select
          className={controls.input}
          aria-label="Which subscribers"
          value={state ?? ''}
          onChange={({ target }) => set('state', target.value)}
        >
          <option value="">Everybody</option>
          {subscriberStates.map((each) => (
            <option key={each} value={each}>
              {stateWords[each]}
            </option>
          ))}
        </select>
      </search>
      <Pages
        list={list}
        entries={subscribers}
        nothing={
          search || state
            ? 'Nobody like that is on the list.'
            : 'Nobody has asked for the news by mail yet. The form is at /subscribe.'
        }
      >
        {(shown) => (
          <ul className={plain.cards}>
            {shown.map((subscriber) => (
              <li key={subscriber.id} className={plain.card}>
                <span className={plain.name}>{subscriber.email}</span>
                <span className={plain.facts}>
                  {stateWords[subscriber.state]} · {subscriber.sports.join(', ') || 'All news'} · since{' '}
                  {shortMoment(subscriber.since, timeZone)}
                </span>
                <span className={plain.end}>
                  <Button
                    look="danger"
                    aria-label={`Remove ${subscriber.email}`}
                    onPress={() => setLeaving(subscriber)}
                  >
                    Remove
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Pages>
      <p className={styles.facts}>
        Everybody can leave by the link in each mail. The download has those who are subscribed now.
      </p>
      {leaving ? <RemoveSubscriberPanel subscriber={leaving} onClose={() => setLeaving(null)} /> : null}
    </Screen>
  )
}
