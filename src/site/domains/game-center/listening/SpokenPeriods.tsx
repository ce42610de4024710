import { Heading } from '#ui/Heading.tsx'
import styles from './Listening.module.css'
import type { SpokenPeriod, SpokenPlay } from './spoken-game.ts'

/** Each period under its heading: what came of it, who scored, and every play for who wants it. */
export function SpokenPeriods({ periods }: { periods: SpokenPeriod[] }) {
  return periods.map(({ title, summary, plays }) => {
    const scores = plays.filter(({ isScore }) => isScore)
    return (
      <section key={title} className={styles.period}>
        <Heading level={2}>{title}</Heading>
        {summary ? <p>{summary}</p> : null}
        {scores.length > 0 ? <Plays plays={scores} /> : null}
        {plays.length > scores.length ? (
          <details>
            <summary>Every play of {title}</summary>
            <Plays plays={plays} />
          </details>
        ) : null}
      </section>
    )
  })
}

const Plays = ({ plays }: { plays: SpokenPlay[] }) => (
  <ol className={styles.plays}>
    {plays.map(({ words }, index) => (
      <li key={index}>{words}</li>
    ))}
  </ol>
)
