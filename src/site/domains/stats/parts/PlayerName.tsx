import type { StatLeader } from '#contract/stats.ts'
import styles from './PlayerName.module.css'

/** A name, and the way to the player where we know it. */
export function PlayerName({ leader }: { leader: Pick<StatLeader, 'name' | 'url'> }) {
  return leader.url ? (
    <a className={`u-title u-plain u-relative ${styles.player}`} href={leader.url}>
      {leader.name}
    </a>
  ) : (
    <span className={`u-title u-plain u-relative ${styles.player}`}>{leader.name}</span>
  )
}
