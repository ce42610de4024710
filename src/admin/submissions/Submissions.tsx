import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type DeskSubmission, reviews } from '#contract/editing/submissions.shapes.ts'
import { submissions as publicCalls } from '#contract/submissions.ts'
import { addressOf, call } from '../api/call.ts'
import controls from '../fields/parts/controls.module.css'
import { useAddress } from '../navigation/use-address.ts'
import { OutLink } from '../parts/Button.tsx'
import { Pages } from '../parts/Pages.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import plain from '../screens/plain.module.css'
import { Screen } from '../shell/Screen.tsx'
import { counted } from '../words/plural.ts'
import { ReviewBar } from './ReviewBar.tsx'
import { SubmissionPanel } from './SubmissionPanel.tsx'
import { SubmissionTable } from './SubmissionTable.tsx'
import { reviewWords } from './submission-words.ts'

const none: ReadonlySet<number> = new Set()

/** What came by one form: looked through, decided about, written down. */
export function Component() {
  const formId = Number(useParams().formId)
  const [query, set] = useAddress()
  const typed = query.get('q') ?? ''
  const search = typed.trim()
  const review = reviews.find((each) => each === query.get('state'))
  const [chosen, setChosen] = useState(none)
  const asked = { formId, ...(search ? { search } : {}), ...(review ? { review } : {}) }
  const list = useInfiniteQuery({
    queryKey: ['submissionsOf', asked],
    queryFn: ({ pageParam }) => call('submissionsOf', { limit: 100, after: pageParam, ...asked }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const [first] = list.data?.pages ?? []
  const all = list.data?.pages.flatMap(({ submissions }) => submissions) ?? []
  const opened = all.find(({ id }) => String(id) === query.get('open')) ?? null
  const mayKnow = first?.mayKnow ?? false
  return (
    <Screen
      title={first?.title ?? 'Submissions'}
      width="full"
      {...(first ? { lead: counted(first.total, 'submission', 'submissions') } : {})}
      actions={
        mayKnow ? (
          <OutLink icon="download" href={addressOf(`/api/v2${publicCalls.export.path}`, { formId })}>
            Download as CSV
          </OutLink>
        ) : null
      }
    >
      <search className={plain.bar}>
        <SearchField
          label="Search submissions"
          placeholder={mayKnow ? 'A name, an answer, a note or a reference' : 'A reference'}
          value={typed}
          onSearch={(value) => set('q', value)}
        />
        <select
          className={controls.input}
          aria-label="Which submissions"
          value={review ?? ''}
          onChange={({ target }) => set('state', target.value)}
        >
          <option value="">All</option>
          {reviews.map((each) => (
            <option key={each} value={each}>
              {reviewWords[each]}
            </option>
          ))}
        </select>
      </search>
      {first && !mayKnow ? (
        <p className={plain.lead}>
          Who sent them, and what, is told to publishers and administrators who work for all teams.
        </p>
      ) : null}
      <Pages
        list={list}
        entries={all}
        nothing={search || review ? 'No submission is like that.' : 'Nothing has come by this form yet.'}
      >
        {(shown) => (
          <SubmissionTable
            submissions={shown}
            chosen={chosen}
            mayDecide={mayKnow}
            onChoose={setChosen}
            onOpen={({ id }) => set('open', String(id))}
          />
        )}
      </Pages>
      <ReviewBar
        formId={formId}
        chosen={all.filter(({ id }: DeskSubmission) => chosen.has(id))}
        onClear={() => setChosen(none)}
      />
      {opened ? (
        <SubmissionPanel
          key={opened.id}
          submission={opened}
          mayErase={first?.mayErase ?? false}
          onClose={() => set('open', '')}
        />
      ) : null}
    </Screen>
  )
}
