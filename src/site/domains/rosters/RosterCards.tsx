import type { ReactNode } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import { Heading } from '#ui/Heading.tsx'
import { PersonThumbnail } from '#ui/PersonThumbnail.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { classAbbr, positionAbbr } from './PlayerBits.tsx'
import { byPosition, fullName, measures } from './player-words.ts'
import styles from './RosterCards.module.css'

interface RosterCardsProps {
  players: readonly RosterPlayer[]
  grouped: boolean
}

export function RosterCards({ players, grouped }: RosterCardsProps) {
  if (!grouped) return cards(players, true)
  return byPosition(players).map((group, index) => (
    <section key={group.title} className={styles.group}>
      <Heading level={3} size="regular" className={styles.title}>
        {group.title} <span className={styles.count}>{group.players.length}</span>
      </Heading>
      {cards(group.players, index === 0)}
    </section>
  ))
}

/** A phone shows the first row's faces before anything is scrolled. */
const onFirstScreen = 2

const cards = (players: readonly RosterPlayer[], isFirst: boolean) => (
  <ul className={styles.cards}>
    {players.map((player, index) => (
      <li key={player.rosterPlayerId}>
        <PersonThumbnail
          name={fullName(player)}
          src={player.image}
          number={player.jerseyNumber}
          meta={cardMeta(player)}
          priority={isFirst && index < onFirstScreen}
          className={styles.card}
        />
      </li>
    ))}
  </ul>
)

function cardMeta(player: RosterPlayer): ReactNode {
  const size = measures(player)
  return (
    <>
      <span className={styles.line}>
        {positionAbbr(player)} {classAbbr(player)} {size ? <span>{size}</span> : null}
      </span>
      {player.hometown ? <span className={styles.line}>{player.hometown}</span> : null}
      {player.isCaptain ? (
        <Stamp tone="brand" size="x-small" className={styles.captain}>
          Captain
        </Stamp>
      ) : null}
    </>
  )
}
