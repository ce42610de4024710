import type { BoxScore } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
import styles from './PlayByPlay.module.css'

type Told = Pick<BoxScore, 'sport' | 'periods' | 'plays' | 'away' | 'home'>

/** The plays of each period; those that scored stand out, and a reader may see them alone. */
export function PlayByPlay({ box }: { box: Told }) {
  const { sport, periods, plays } = box
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
        const own = plays.filter(({ period }) => period === index + 1)
        return own.length > 0 ? (
          <ExpansionPanel key={label} level={3} title={heads[index]?.full ?? label} open={index === 0}>
            <ol className={styles.list}>
              {own.map((play, number) => (
                <li key={number} data-scores={play.homeScore !== null || undefined}>
                  <span className={styles.clock}>{play.clock}</span>
                  <span className={styles.team}>{play.side ? box[play.side].abbreviation : ''}</span>
                  <span>{play.text}</span>
                  {play.homeScore !== null && play.awayScore !== null ? (
                    <b className={styles.score}>
                      <span aria-hidden="true">
                        {play.awayScore}-{play.homeScore}
                      </span>
                      <span className="visually-hidden">
                        {box.away.name} {play.awayScore}, {box.home.name} {play.homeScore}
                      </span>
                    </b>
                  ) : null}
                </li>
              ))}
            </ol>
          </ExpansionPanel>
        ) : null
      })}
    </div>
  )
}
