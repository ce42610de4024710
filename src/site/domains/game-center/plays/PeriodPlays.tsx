import { useState } from 'react'
import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
import type { ShownBox } from '../told/live-box.ts'
import { PlayList } from './PlayList.tsx'
import styles from './Plays.module.css'
import { type PeriodOfPlays, periodPlays } from './period-plays.ts'

/** Every play, the current period open and its newest play on top; a reader may see those that scored alone. */
export function PeriodPlays({ box }: { box: ShownBox }) {
  return (
    <div className={`u-grid u-gap-3 ${styles.plays}`}>
      <fieldset className={`u-wrap u-gap-2-5 ${styles.filter}`}>
        <legend className="visually-hidden">Show</legend>
        <label>
          <input type="radio" name="plays" value="all" defaultChecked /> All plays
        </label>
        <label>
          <input type="radio" name="plays" value="scores" className={styles.scoresOnly} /> Scoring plays
        </label>
      </fieldset>
      {periodPlays(box).map((period) => (
        <Period key={period.number} period={period} box={box} />
      ))}
    </div>
  )
}

/** One that was open when it came stays so in each telling: it may be read when the next one begins. */
function Period({ period: { title, groups, isCurrent }, box }: { period: PeriodOfPlays; box: ShownBox }) {
  const [wasCurrent] = useState(isCurrent)
  return (
    <ExpansionPanel level={3} title={title} open={isCurrent || wasCurrent}>
      {groups.map(({ title: head, facts, side, plays }) => (
        <div key={plays.at(-1)?.place} className={styles.group} data-side={side ?? undefined}>
          {head ? (
            <h4 className={`u-title ${styles.head}`}>
              {head} {facts ? <span className={styles.facts}>{facts}</span> : null}
            </h4>
          ) : null}
          <PlayList plays={plays} box={box} list="play" />
        </div>
      ))}
    </ExpansionPanel>
  )
}
