import type { BoxScore, StatLeader } from '#contract/stats.ts'
import type { StatTable } from '#contract/stats-shapes.ts'
import styles from './BoxLeaders.module.css'
import { statValue } from './stat-value.ts'

/** The best of both teams face each other, number by number. */
export function BoxLeaders({ box }: { box: Pick<BoxScore, 'away' | 'home' | 'columns'> }) {
  const { away, home, columns } = box
  const names = [
    ...new Set([...away.leaders, ...home.leaders].map(({ group, statName }) => `${group}|${statName}`)),
  ]
  return (
    <div className={styles.leaders}>
      {names.map((name) => {
        const is = ({ group, statName }: StatLeader) => `${group}|${statName}` === name
        return (
          <section key={name} className={styles.category}>
            <h3 className={styles.title}>{name.split('|')[1]}</h3>
            <Leader team={away.name} leader={away.leaders.find(is)} columns={columns} />
            <Leader team={home.name} leader={home.leaders.find(is)} columns={columns} />
          </section>
        )
      })}
    </div>
  )
}

interface LeaderProps {
  team: string
  leader: StatLeader | undefined
  columns: StatTable[]
}

function Leader({ team, leader, columns }: LeaderProps) {
  if (!leader) return <p className={styles.none}>{team}: none</p>
  const { name, number, position, url, value } = leader
  const facts = [number ? `#${number}` : null, position, team].filter(Boolean).join(' · ')
  return (
    <div className={styles.leader}>
      <p className={styles.value}>{statValue(value, formatOf(columns, leader))}</p>
      <p className={styles.who}>
        {url ? <a href={url}>{name}</a> : <b>{name}</b>}
        <span className={styles.facts}>{facts}</span>
      </p>
    </div>
  )
}

const formatOf = (columns: StatTable[], { group, statName }: StatLeader) =>
  columns
    .find(({ title, key }) => title === group || key === group)
    ?.columns.find(({ name }) => name === statName)?.format ?? 'whole'
