import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
import styles from './Abbreviations.module.css'
import { type Abbreviation, abbreviationsOf } from './abbreviations.ts'

/** What the letters in the tables above stand for: a tooltip is for those with a mouse alone. */
export function Abbreviations({ of }: { of: readonly Abbreviation[] }) {
  const all = abbreviationsOf(of)
  if (all.length === 0) return null
  return (
    <ExpansionPanel size="small" title="What the abbreviations mean" className="no-print">
      <dl className={styles.list}>
        {all.map(({ short, full }) => (
          <div key={short}>
            <dt className="u-semibold">{short}</dt>
            <dd>{full}</dd>
          </div>
        ))}
      </dl>
    </ExpansionPanel>
  )
}
