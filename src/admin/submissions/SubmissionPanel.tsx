import { useState } from 'react'
import type { DeskSubmission } from '#contract/editing/submissions.shapes.ts'
import { longestNote } from '#contract/editing/submissions.shapes.ts'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import plain from '../screens/plain.module.css'
import { notify } from '../shell/notices.ts'
import { momentWords } from '../words/moments.ts'
import styles from './SubmissionPanel.module.css'
import { moneyWords, nameOf, reviewWords, standingWords } from './submission-words.ts'

interface SubmissionPanelProps {
  submission: DeskSubmission
  /** Gives money back and erases, which cannot be undone. */
  mayErase: boolean
  onClose(): void
}

/** What somebody sent, and what an office does with it. */
export function SubmissionPanel({ submission, mayErase, onClose }: SubmissionPanelProps) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const { id, reference, at, personal, review, standing, money, isErased } = submission
  const [note, setNote] = useState(personal?.note ?? '')
  const [asks, setAsks] = useState<'refund' | 'erase' | null>(null)
  const { act, isBusy, problem } = useAct()
  const facts = [reviewWords[review], standingWords(submission), moneyWords(submission)].filter(Boolean)

  async function keepNote() {
    const kept = await act(() =>
      call('noteSubmission', { submissionId: id, body: { note, was: personal?.note ?? '' } }),
    )
    if (kept) notify('The note is kept.')
  }
  async function resend(to: 'sender' | 'office') {
    const sent = await act(() => call('resendSubmission', { submissionId: id, body: { to } }))
    if (sent) notify(`The mail goes to ${sent.to.join(', ')} once more.`)
  }
  async function refund() {
    const after = await act(() => call('refundSubmission', { submissionId: id }))
    setAsks(null)
    if (after) notify(`${moneyWords(after)}. The place is free again.`)
  }
  async function erase() {
    const gone = await act(() => call('eraseSubmission', { submissionId: id }))
    setAsks(null)
    if (!gone) return
    notify(`${gone.reference} is erased.`)
    onClose()
  }

  return (
    <Panel title={nameOf(submission)} isOpen onClose={onClose} size="wide">
      <p className={plain.facts}>
        {reference} · {momentWords(at, timeZone)} · {facts.join(' · ')}
      </p>
      {personal && personal.answers.length > 0 ? (
        <dl className={styles.answers}>
          {personal.answers.map(({ name, title, value }) => (
            <div key={name} className={styles.answer}>
              <dt>{title}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isErased ? <p>What was answered is erased. What was paid stays in the books.</p> : null}
      {personal && !isErased ? (
        <>
          <label className={plain.label}>
            Note of the office
            <textarea
              className={controls.area}
              maxLength={longestNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <div className={styles.acts}>
            <Button isDisabled={isBusy || note === personal.note} onPress={() => void keepNote()}>
              Keep the note
            </Button>
            {standing === 'counts' && personal.email !== null ? (
              <Button isDisabled={isBusy} icon="mail" onPress={() => void resend('sender')}>
                Thank once more
              </Button>
            ) : null}
            {standing === 'counts' ? (
              <Button isDisabled={isBusy} icon="mail" onPress={() => void resend('office')}>
                Tell the office once more
              </Button>
            ) : null}
            {mayErase && money === 'paid' ? (
              <Button isDisabled={isBusy} onPress={() => setAsks('refund')}>
                Give the money back…
              </Button>
            ) : null}
            {mayErase ? (
              <Button look="danger" isDisabled={isBusy} onPress={() => setAsks('erase')}>
                Erase…
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {personal === null ? <p>Who sent it, and what, is told to publishers and administrators.</p> : null}
      <Problem>{problem}</Problem>
      <Panel
        title={asks === 'refund' ? 'Give the money back?' : 'Erase this submission?'}
        isOpen={asks !== null}
        onClose={() => setAsks(null)}
        role="alertdialog"
        actions={
          <>
            <Button onPress={() => setAsks(null)}>Keep it</Button>
            <Button
              look="danger"
              isDisabled={isBusy}
              onPress={() => void (asks === 'refund' ? refund() : erase())}
            >
              {asks === 'refund' ? 'Give it back' : 'Erase'}
            </Button>
          </>
        }
      >
        <p>
          {asks === 'refund'
            ? 'All of it goes back the way it came, the submission does not count any more, and its place is free. Its sender is told by mail. This cannot be undone.'
            : 'The answers, the address and the note go for good, with the mails that were made of them. What was paid stays in the books as a number. This cannot be undone.'}
        </p>
      </Panel>
    </Panel>
  )
}
