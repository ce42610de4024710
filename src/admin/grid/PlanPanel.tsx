import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GridPlan, GridSource } from '#contract/editing/desk.grids.ts'
import type { Done } from '#contract/editing/desk.shapes.ts'
import { somethingChanged } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notifyDone } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import { PlanColumns } from './PlanColumns.tsx'
import { PlanLines } from './PlanLines.tsx'
import styles from './PlanPanel.module.css'
import { pressWords, writtenBy } from './plan-words.ts'

interface PlanPanelProps {
  source: GridSource
  one: string
  many: string
  /** The opponents that there are, for a name that means one of them. */
  opponents?: readonly { id: number; title: string }[]
  ask(source: GridSource): Promise<GridPlan>
  apply(source: GridSource & { digest: string }): Promise<Done>
  onClose(): void
  /** What was pasted goes into the cells as it is. */
  onCells?: (() => void) | undefined
}

/** What a table would do, before it does it: its columns as they were understood, and a line for every row. */
export function PlanPanel({
  source,
  one,
  many,
  opponents = [],
  ask,
  apply,
  onClose,
  onCells,
}: PlanPanelProps) {
  const [asked, setAsked] = useState(source)
  const [plan, setPlan] = useState<GridPlan | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Why it could not be done, while it is looked at again. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(true)
  const turn = useRef(0)
  /** What is asked last counts, whichever answer comes last. */
  const read = async (next: GridSource) => {
    turn.current += 1
    const mine = turn.current
    const told = await ask(next).catch((error: unknown) =>
      error instanceof Error ? error.message : 'That could not be read.',
    )
    if (mine !== turn.current) return
    if (typeof told === 'string') setProblem(told)
    else {
      setPlan(told)
      setProblem(told.problem)
    }
    setBusy(false)
  }
  const look = (next: GridSource) => {
    setAsked(next)
    setBusy(true)
    return read(next)
  }
  const begin = useEffectEvent(() => void read(source))
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- nothing is set before the answer has come
    begin()
    return () => {
      turn.current += 1
    }
  }, [])

  const removals = asked.remove ? (plan?.removals.length ?? 0) : 0
  const count = plan ? writtenBy(plan, removals) : 0
  const run = async () => {
    if (!plan) return
    setBusy(true)
    setRefusal(null)
    try {
      const done = await apply({ ...asked, digest: plan.digest })
      await somethingChanged()
      onClose()
      notifyDone(`${plan.team} ${plan.season}: ${counted(count, 'row', 'rows')} taken in.`, done)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'That could not be done.')
      await look(asked)
    }
  }
  return (
    <Panel
      title={plan ? `${source.name} into ${plan.team} ${plan.season}` : source.name}
      isOpen
      onClose={onClose}
      size="wide"
      actions={
        <>
          {onCells ? (
            <Button look="quiet" onPress={onCells}>
              Put into the cells as it is
            </Button>
          ) : null}
          <Button onPress={onClose}>Cancel</Button>
          <Button look="main" isDisabled={isBusy || count === 0} onPress={() => void run()}>
            {plan ? pressWords(plan, removals, one, many) : 'Reading…'}
          </Button>
        </>
      }
    >
      <Problem>{refusal ?? problem}</Problem>
      {plan ? (
        <>
          {plan.columns.length > 0 ? (
            <PlanColumns
              plan={plan}
              onChoose={(columns, hasHeads) => void look({ ...asked, columns, hasHeads })}
            />
          ) : null}
          {plan.newOpponents.length > 0 ? (
            <section className={styles.part}>
              <h3 className={styles.heading}>
                {counted(plan.newOpponents.length, 'opponent is', 'opponents are')} not known yet
              </h3>
              <ul className={styles.opponents}>
                {plan.newOpponents.map(({ title, near }) => (
                  <li key={title} className={styles.opponent}>
                    <span>{title}</span>
                    <select
                      aria-label={`${title} is`}
                      className={styles.select}
                      value=""
                      onChange={({ target }) =>
                        void look({
                          ...asked,
                          opponents: [
                            ...(asked.opponents ?? []),
                            { written: title, opponentId: Number(target.value) },
                          ],
                        })
                      }
                    >
                      <option value="">New: will be made</option>
                      {near.length > 0 ? (
                        <optgroup label="May be">
                          {near.map(({ id, title: name }) => (
                            <option key={id} value={id}>
                              {name}
                            </option>
                          ))}
                        </optgroup>
                      ) : null}
                      <optgroup label="All opponents">
                        {opponents.map(({ id, title: name }) => (
                          <option key={id} value={id}>
                            {name}
                          </option>
                        ))}
                      </optgroup>
                    </select>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <PlanLines plan={plan} isBusy={isBusy} />
          {plan.removals.length > 0 && plan.lines.length > 0 ? (
            <label className={styles.remove}>
              <input
                type="checkbox"
                checked={asked.remove ?? false}
                onChange={({ target }) => void look({ ...asked, remove: target.checked })}
              />
              <span>
                Also take out {counted(plan.removals.length, one, many)} that {source.name} does not have:{' '}
                {plan.removals.slice(0, 6).join(', ')}
                {plan.removals.length > 6 ? ` and ${plan.removals.length - 6} more` : ''}
              </span>
            </label>
          ) : null}
        </>
      ) : isBusy ? (
        <p className={styles.quiet}>Reading {source.name}…</p>
      ) : null}
    </Panel>
  )
}
