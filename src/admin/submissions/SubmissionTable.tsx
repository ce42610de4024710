import type { DeskSubmission } from '#contract/editing/submissions.shapes.ts'
import { classNames } from '#ui/class-names.ts'
import { useSchool } from '../api/queries.ts'
import { shortMoment } from '../words/moments.ts'
import styles from './SubmissionTable.module.css'
import { answerColumns, moneyWords, nameOf, reviewWords, standingWords } from './submission-words.ts'

interface SubmissionTableProps {
  submissions: readonly DeskSubmission[]
  chosen: ReadonlySet<number>
  /** Whether the asker is told whose they are, and decides about them. */
  mayDecide: boolean
  onChoose(chosen: ReadonlySet<number>): void
  onOpen(submission: DeskSubmission): void
}

/** A line for each; on a phone a card. */
export function SubmissionTable({ submissions, chosen, mayDecide, onChoose, onOpen }: SubmissionTableProps) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  // Its first answer is what a line is called by.
  const columns = answerColumns(submissions).slice(1)
  const open = submissions.filter(({ isErased }) => !isErased)
  const isAll = open.length > 0 && open.every(({ id }) => chosen.has(id))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Submissions, the last first</caption>
        <thead>
          <tr>
            {mayDecide ? (
              <th scope="col" className={styles.check}>
                <label className={styles.all}>
                  <input
                    type="checkbox"
                    aria-label="Select all"
                    checked={isAll}
                    onChange={() => onChoose(new Set(isAll ? [] : open.map(({ id }) => id)))}
                  />
                  <span className={styles.allWords}>Select all</span>
                </label>
              </th>
            ) : null}
            <th scope="col">{mayDecide ? 'From' : 'Reference'}</th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Sent</th>
            <th scope="col">Payment</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {submissions.map((submission) => {
            const { id, at, personal, review, isErased } = submission
            const name = nameOf(submission)
            const standing = standingWords(submission)
            return (
              <tr key={id} className={classNames(chosen.has(id) && styles.chosen)}>
                {mayDecide ? (
                  <td className={styles.check}>
                    <input
                      type="checkbox"
                      aria-label={`Select ${name}`}
                      disabled={isErased}
                      checked={chosen.has(id)}
                      onChange={() => toggle(id)}
                    />
                  </td>
                ) : null}
                <th scope="row" className={styles.name}>
                  <button type="button" className={styles.open} onClick={() => onOpen(submission)}>
                    {name}
                  </button>
                  {personal?.note ? <span className={styles.note}>{personal.note}</span> : null}
                </th>
                {columns.map(({ name: field, title }) => (
                  <td key={field} data-label={title}>
                    {personal?.answers.find((answer) => answer.name === field)?.value ?? ''}
                  </td>
                ))}
                <td data-label="Sent">{shortMoment(at, timeZone)}</td>
                <td data-label="Payment">{moneyWords(submission)}</td>
                <td data-label="State">
                  <span className={classNames(styles.state, styles[review])}>{reviewWords[review]}</span>
                  {standing ? <span className={styles.standing}>{standing}</span> : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
