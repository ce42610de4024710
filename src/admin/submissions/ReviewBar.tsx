import type { DeskSubmission, Review } from '#contract/editing/submissions.shapes.ts'
import { call } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'
import styles from '../list/SelectionBar.module.css'
import { Button } from '../parts/Button.tsx'
import { notify, notifyProblem } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import { reviewWords } from './submission-words.ts'

type Before = Awaited<ReturnType<typeof review>>['before']

const review = (formId: number, ids: number[], to: Review) =>
  call('reviewSubmissions', { formId, body: { ids, review: to } })

/** Decides about some of them, and offers to take it back. */
async function decide(formId: number, ids: number[], to: Review): Promise<void> {
  try {
    const { before } = await review(formId, ids, to)
    notify(`${counted(before.length, 'submission', 'submissions')}: ${reviewWords[to].toLowerCase()}.`, {
      action: { label: 'Undo', onPress: () => void takeBack(formId, before) },
    })
  } catch (error) {
    notifyProblem(error)
  }
  await somethingChanged()
}

async function takeBack(formId: number, before: Before): Promise<void> {
  try {
    for (const [was, rows] of Map.groupBy(before, (row) => row.review))
      await review(
        formId,
        rows.map(({ id }) => id),
        was,
      )
    notify('Undone.')
  } catch (error) {
    notifyProblem(error)
  }
  await somethingChanged()
}

interface ReviewBarProps {
  formId: number
  chosen: readonly DeskSubmission[]
  onClear(): void
}

/** So many are decided about in one go. */
const mostInOneGo = 200

/** What can be decided about several at once. */
export function ReviewBar({ formId, chosen, onClear }: ReviewBarProps) {
  if (chosen.length === 0) return null
  const ids = chosen.slice(0, mostInOneGo).map(({ id }) => id)
  const press = (to: Review) => () => {
    onClear()
    void decide(formId, ids, to)
  }
  return (
    <div className={styles.bar} role="region" aria-label="Selected">
      <p className={styles.words} aria-live="polite">
        {counted(ids.length, 'submission', 'submissions')} selected
      </p>
      <div className={styles.acts}>
        <Button look="main" icon="check" onPress={press('approved')}>
          Approve
        </Button>
        <Button onPress={press('declined')}>Decline</Button>
        <Button look="quiet" onPress={press('new')}>
          Back to new
        </Button>
      </div>
      <Button look="quiet" icon="close" label="Select none" onPress={onClear} />
    </div>
  )
}
