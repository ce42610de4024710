import type { ReactNode } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './PositionGroups.module.css'
import { byPosition } from './player-words.ts'

interface PositionGroupsProps {
  players: readonly RosterPlayer[]
  children: (players: readonly RosterPlayer[], isFirst: boolean) => ReactNode
}

/** Players in the order of their positions, under them. */
export function PositionGroups({ players, children }: PositionGroupsProps) {
  return byPosition(players).map((group, index) => (
    <section key={group.title} className={styles.group}>
      <Heading level={3} size="regular" className={styles.title}>
        {group.title} <span className={styles.count}>{group.players.length}</span>
      </Heading>
      {children(group.players, index === 0)}
    </section>
  ))
}
