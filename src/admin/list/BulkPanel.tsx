import { useState } from 'react'
import type { BulkLook, FieldDescription, KindDescription } from '#contract/editing/desk.shapes.ts'
import { call } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { AdviceList } from '../parts/AdviceList.tsx'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { notify, notifyDone, notifyProblem } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import { titleWords } from '../words/title-words.ts'
import styles from './BulkPanel.module.css'

interface BulkPanelProps {
  kind: KindDescription
  ids: readonly number[]
  /** Drafts that were never published, and are left as they are. */
  left: number
  isOpen: boolean
  onClose(): void
  onDone(): void
}

/** What a field begins with here: a mark that is set is set for a reason. */
const first = (field: FieldDescription | undefined): unknown => (field?.type === 'yes-no' ? true : null)

/** The same field of several: chosen first, then looked at, then done. */
export function BulkPanel({ kind, ids, left, isOpen, onClose, onDone }: BulkPanelProps) {
  const fields = kind.fields.filter(({ isForMany }) => isForMany)
  const [name, setName] = useState(fields[0]?.name ?? '')
  const field = fields.find((each) => each.name === name)
  const [value, setValue] = useState<unknown>(first(field))
  const [look, setLook] = useState<BulkLook | null>(null)
  const [isBusy, setBusy] = useState(false)
  const body = { ids: [...ids], values: { [name]: value } }
  const close = () => {
    setLook(null)
    onClose()
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(notifyProblem)
    setBusy(false)
  }
  const show = () => attempt(async () => setLook(await call('lookAtBulk', { kind: kind.kind, body })))
  const change = ({ count, isDrafted }: BulkLook) =>
    attempt(async () => {
      const done = await call('bulk', { kind: kind.kind, body })
      close()
      onDone()
      await somethingChanged()
      const many = counted(count, kind.one, kind.several)
      if (isDrafted)
        notify(`${field?.label} changed in drafts of ${many}. A publisher sees them once submitted.`)
      else notifyDone(`${field?.label} of ${many} changed.`, done)
    })
  return (
    <Panel
      title={`Change ${counted(ids.length, kind.one, kind.several)}`}
      isOpen={isOpen}
      onClose={close}
      actions={
        look ? (
          <>
            <Button onPress={() => setLook(null)}>Back</Button>
            <Button
              look="main"
              isDisabled={isBusy || look.count === 0 || look.problems.length > 0}
              onPress={() => void change(look)}
            >
              {look.isDrafted
                ? `Save ${counted(look.count, 'draft', 'drafts')}`
                : `Publish ${counted(look.count, 'change', 'changes')}`}
            </Button>
          </>
        ) : (
          <Button look="main" isDisabled={isBusy || !field} onPress={() => void show()}>
            Show what changes
          </Button>
        )
      }
    >
      {look ? (
        <Changes look={look} kind={kind} label={field?.label ?? ''} />
      ) : (
        <>
          <label className={styles.label}>
            What to change
            <select
              className={styles.select}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setValue(first(fields.find((each) => each.name === target.value)))
              }}
            >
              {fields.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </select>
          </label>
          {field ? (
            <FieldInput key={name} field={field} value={value} titles={{}} onChange={setValue} />
          ) : null}
          {left > 0 ? <p>Drafts that were never published are left as they are.</p> : null}
        </>
      )}
    </Panel>
  )
}

const namesOf = (titles: readonly string[], count: number): string =>
  [
    ...titles.map(titleWords),
    ...(count > titles.length ? [`${(count - titles.length).toLocaleString('en-US')} more`] : []),
  ].join(', ')

/** Each by its name, as it is and as it would be. */
function Changes({ look, kind, label }: { look: BulkLook; kind: KindDescription; label: string }) {
  const more = look.count - look.changes.length
  const many = (count: number) => counted(count, kind.one, kind.several)
  return (
    <>
      <p>
        {look.count === 0
          ? `Nothing changes: ${label} is this already.`
          : `${label} changes in ${many(look.count)}.`}
        {look.count > 0 && look.same > 0
          ? ` ${many(look.same)} already ${look.same === 1 ? 'has' : 'have'} it.`
          : ''}
        {look.isDrafted && look.count > 0 ? ' You do not publish these, so each becomes a draft.' : ''}
      </p>
      {look.problems.length > 0 ? (
        <ul className={styles.problems} role="alert">
          {look.problems.map(({ title, message }) => (
            <li key={title + message}>
              {titleWords(title)}: {message}
            </li>
          ))}
        </ul>
      ) : null}
      {look.lacks.length > 0 ? (
        <section aria-labelledby="not-for-everybody">
          <h3 id="not-for-everybody">Not for everybody yet</h3>
          <AdviceList
            advice={look.lacks.map(({ titles, count, ...lack }) => ({
              ...lack,
              words: `${lack.words} In ${namesOf(titles, count)}.`,
            }))}
          />
        </section>
      ) : null}
      {look.changes.length > 0 ? (
        <ul className={styles.changes}>
          {look.changes.map(({ id, title, before, after }) => (
            <li key={id} className={styles.change}>
              <span className={styles.name}>{titleWords(title)}</span>
              <span className={styles.values}>
                <del>{titleWords(before) || 'Empty'}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{titleWords(after) || 'Empty'}</ins>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {more > 0 ? <p>and {more.toLocaleString('en-US')} more</p> : null}
    </>
  )
}
