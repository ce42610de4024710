import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
import type { ShownBox } from '../live-box.ts'
import { PlayList } from './PlayList.tsx'
import styles from './Plays.module.css'
import { periodPlays } from './period-plays.ts'

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
      {periodPlays(box).map(({ number, title, plays, isCurrent }) => (
        <ExpansionPanel key={number} level={3} title={title} open={isCurrent}>
          <PlayList plays={plays} box={box} list="play" />
        </ExpansionPanel>
      ))}
    </div>
  )
}
