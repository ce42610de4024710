import { useState } from 'react'
import type { GridPlan } from '#contract/editing/desk.grids.ts'
import { Button } from '../parts/Button.tsx'
import { counted } from '../words/plural.ts'
import styles from './PlanPanel.module.css'
import { countsOf, isUnclear, type LineState, states, stateWords } from './plan-words.ts'

const atOnce = 100

type Shown = LineState | 'all' | 'unclear'

/** Every row of a table with what becomes of it; those that somebody should look at come first. */
export function PlanLines({ plan, isBusy }: { plan: GridPlan; isBusy: boolean }) {
  const [shown, setShown] = useState<Shown>('all')
  const [most, setMost] = useState(atOnce)
  const counts = countsOf(plan)
  const unclear = plan.lines.filter(isUnclear)
  const lines =
    shown === 'unclear'
      ? unclear
      : shown === 'all'
        ? plan.lines.toSorted((a, b) => Number(isUnclear(b)) - Number(isUnclear(a)) || a.row - b.row)
        : plan.lines.filter(({ state }) => state === shown)
  const choices: [Shown, string, number][] = [
    ['all', 'All rows', plan.lines.length],
    ['unclear', 'To look at', unclear.length],
    ...states.map((state): [Shown, string, number] => [state, stateWords[state], counts[state]]),
  ]
  return (
    <section className={styles.part} aria-busy={isBusy}>
      <div className={styles.tabs} role="group" aria-label="Rows that are shown">
        {choices
          .filter(([name, , count]) => count > 0 || name === 'all')
          .map(([name, label, count]) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              aria-pressed={shown === name}
              onClick={() => {
                setShown(name)
                setMost(atOnce)
              }}
            >
              {label} <span className={styles.count}>{count.toLocaleString('en-US')}</span>
            </button>
          ))}
      </div>
      <ul className={styles.lines}>
        {lines.slice(0, most).map(({ row, state, name, notes, changes }) => (
          <li key={row} className={styles.line} data-state={state}>
            <span className={styles.row}>{row}</span>
            <span className={styles.state}>{stateWords[state]}</span>
            <span className={styles.what}>
              <span className={styles.who}>{name}</span>
              {changes.map(({ label, before, after }) => (
                <span key={label} className={styles.change}>
                  {label}: <del>{before || 'empty'}</del> → <ins>{after || 'empty'}</ins>
                </span>
              ))}
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > most ? (
        <Button look="quiet" onPress={() => setMost(most + 5 * atOnce)}>
          Show more of {counted(lines.length - most, 'row', 'rows')}
        </Button>
      ) : null}
    </section>
  )
}
