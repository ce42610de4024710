import { AdviceList } from '../../parts/AdviceList.tsx'
import type { Written } from './advice.ts'
import styles from './EverybodyPanel.module.css'
import { useAdvice } from './use-advice.ts'

/** Whether everybody gets what is written, while it is written. Nothing here keeps it from being published. */
export function EverybodyPanel(written: Written) {
  const advice = useAdvice(written)
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.sum}>
        {advice.length === 0
          ? 'Nothing is in anybody’s way, as far as rules can tell.'
          : advice.length === 1
            ? 'One thing is in somebody’s way.'
            : `${advice.length} things are in somebody’s way.`}
      </p>
      <AdviceList advice={advice} />
      <p className={styles.note}>
        Looked at: alternative texts, words of links, order of headings, heads of tables, captions and
        transcripts, and how hard the text is to read. It may be published as it is.
      </p>
    </div>
  )
}
