import type { BoxScore, StatLeader } from '#contract/stats.ts'
import { statValue } from '../parts/stat-value.ts'
import styles from './BoxLeaders.module.css'
import { type FacingLeaders, facingLeaders } from './facing-leaders.ts'

/** The best of both teams face each other, number by number. */
export function BoxLeaders({ box }: { box: Pick<BoxScore, 'away' | 'home' | 'columns'> }) {
  return (
    <div className={styles.leaders}>
      {facingLeaders(box).map(({ key, title, format, away, home }) => (
        <section key={key} className={styles.category}>
          <h3 className={styles.title}>{title}</h3>
          <Leader team={box.away.name} leader={away} title={title} format={format} />
          <Leader team={box.home.name} leader={home} title={title} format={format} />
        </section>
      ))}
    </div>
  )
}

interface LeaderProps {
  team: string
  leader: StatLeader | undefined
  /** What stands above; the short label is not to say the same again. */
  title: string
  format: FacingLeaders['format']
}

function Leader({ team, leader, title, format }: LeaderProps) {
  if (!leader) return <p className="u-note">{team}: none</p>
  const { name, number, position, url, value, descriptor } = leader
  const facts = [number ? `#${number}` : null, position, team].filter(Boolean).join(' · ')
  return (
    <div className={styles.leader}>
      <p className="u-headline u-display-md u-figures u-tight u-text-end">
        {statValue(value, format)}
        {descriptor === title ? null : <span className="u-note u-bold"> {descriptor}</span>}
      </p>
      <p className={styles.who}>
        {url ? <a href={url}>{name}</a> : <b>{name}</b>}
        <span className="u-note">{facts}</span>
      </p>
    </div>
  )
}
