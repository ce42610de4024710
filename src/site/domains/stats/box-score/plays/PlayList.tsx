import type { Play } from '#contract/shapes/stats-shapes.ts'
import { Bases } from './Bases.tsx'
import styles from './PlayList.module.css'
import type { PlayGroup } from './play-groups.ts'
import { downWords, type Names, wordsOf } from './play-words.ts'

/** Plays that belong together, under what they belong to. */
export function PlayList({ group, names }: { group: PlayGroup; names: Names }) {
  const { side, title, facts, plays } = group
  return (
    <div className={styles.group} data-side={side ?? undefined} data-titled={title ? true : undefined}>
      {title ? (
        <h4 className={`u-title ${styles.title}`}>
          {title}
          {facts ? <span className={styles.facts}> {facts}</span> : null}
        </h4>
      ) : null}
      <ol className={styles.list}>
        {plays.map((play, index) => (
          <PlayLine key={index} play={play} names={names} />
        ))}
      </ol>
    </div>
  )
}

function PlayLine({ play, names }: { play: Play; names: Names }) {
  const { clock, side, down, outs, serve, awayScore, homeScore } = play
  const isScore = homeScore !== null && awayScore !== null
  return (
    <li data-scores={isScore || undefined}>
      <span className={styles.clock}>{outs === undefined ? clock : <Bases play={play} />}</span>
      <span className={styles.team} data-side={side ?? undefined}>
        {side ? names[side].abbreviation : ''}
      </span>
      <span>
        {down ? <span className={styles.down}>{downWords(down, names)} </span> : null}
        {wordsOf(play)}
        {serve ? <span className="u-note-xs"> (serve: {names[serve].abbreviation})</span> : null}
      </span>
      {isScore ? (
        <b className={styles.score}>
          <span aria-hidden="true">
            {awayScore}-{homeScore}
          </span>
          <span className="visually-hidden">
            {names.away.name} {awayScore}, {names.home.name} {homeScore}
          </span>
        </b>
      ) : null}
    </li>
  )
}
