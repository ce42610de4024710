import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
import styles from './PlayByPlay.module.css'
import { PlayList } from './plays/PlayList.tsx'
import { playGroups } from './plays/play-groups.ts'
import { RallyStrip } from './plays/RallyStrip.tsx'

type Told = Pick<BoxScore, 'sport' | 'periods' | 'plays' | 'away' | 'home'> &
  Partial<Pick<BoxScore, 'drives'>> & { sportGroup?: SportGroup | null }

/** The plays of each period, by possession or half inning where they tell it; those that scored stand out, and a reader may see them alone. */
export function PlayByPlay({ box }: { box: Told }) {
  const { sport, periods, sportGroup = null } = box
  const heads = periodHeads(sport.globalSportNameSlug, periods.length)
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
      {periods.map((label, index) => {
        const groups = playGroups({ ...box, sportGroup }, index + 1)
        return groups.length > 0 ? (
          <ExpansionPanel key={label} level={3} title={heads[index]?.full ?? label} open={index === 0}>
            {sportGroup === 'volleyball' ? (
              <RallyStrip plays={groups.flatMap(({ plays }) => plays)} names={box} />
            ) : null}
            {groups.map((group, number) => (
              <div key={number} className={styles.group}>
                <PlayList group={group} names={box} />
              </div>
            ))}
          </ExpansionPanel>
        ) : null
      })}
    </div>
  )
}
