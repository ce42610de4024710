import type { GridPlan } from '#contract/editing/desk.grids.ts'
import { counted } from '../words/plural.ts'
import styles from './PlanPanel.module.css'

interface PlanColumnsProps {
  plan: GridPlan
  onChoose(columns: (string | null)[], hasHeads: boolean): void
}

/** Each column as it was understood, with what is in it; another meaning is one choice away. */
export function PlanColumns({ plan: { columns, fields, hasHeads }, onChoose }: PlanColumnsProps) {
  const known = columns.map(({ field }) => field)
  const unused = known.filter((field) => field === null).length
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.heading}>Columns</h3>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={hasHeads}
            onChange={({ target }) => onChoose(known, target.checked)}
          />
          The first row names them
        </label>
        {unused > 0 ? <span className={styles.quiet}>{counted(unused, 'is', 'are')} left out</span> : null}
      </div>
      <ul className={styles.columns}>
        {columns.map(({ heading, field, samples }, index) => (
          // Two columns may have one heading: their place tells them apart.
          <li key={`${index} ${heading}`} className={styles.column} data-unused={field === null || undefined}>
            <span className={styles.columnHead} title={heading}>
              {heading || `Column ${index + 1}`}
            </span>
            <select
              aria-label={`${heading || `Column ${index + 1}`} is`}
              className={styles.select}
              value={field ?? ''}
              onChange={({ target }) =>
                onChoose(
                  known.map((other, at) =>
                    at === index ? target.value || null : other === target.value ? null : other,
                  ),
                  hasHeads,
                )
              }
            >
              <option value="">Left out</option>
              {fields.map((each) => (
                <option key={each.field} value={each.field}>
                  {each.label}
                </option>
              ))}
            </select>
            {samples.map((sample, at) => (
              <span key={`${at} ${sample}`} className={styles.sample}>
                {sample}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
