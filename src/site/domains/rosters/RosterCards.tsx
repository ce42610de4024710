import type { ReactNode } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import { classNames } from '#ui/class-names.ts'
import { PersonThumbnail } from '#ui/PersonThumbnail.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { classAbbr, positionAbbr } from './PlayerBits.tsx'
import { PositionGroups } from './PositionGroups.tsx'
import { fullName, measures } from './player-words.ts'
import styles from './RosterCards.module.css'

interface RosterCardsProps {
  players: readonly RosterPlayer[]
  isGrouped: boolean
  /** The school's portrait mode. */
  portraits: boolean
}

export function RosterCards({ players, isGrouped, portraits }: RosterCardsProps) {
  if (!isGrouped) return cards(players, true, portraits)
  return (
    <PositionGroups players={players}>
      {(members, isFirst) => cards(members, isFirst, portraits)}
    </PositionGroups>
  )
}

/** A phone shows the first row's faces before anything is scrolled. */
const onFirstScreen = 2

const cards = (players: readonly RosterPlayer[], isFirst: boolean, portraits: boolean) => (
  <ul className={classNames(styles.cards, portraits && styles.portraits)}>
    {players.map((player, index) => (
      <li key={player.rosterPlayerId}>
        <PersonThumbnail
          name={fullName(player)}
          href={player.url}
          src={player.image}
          number={player.jerseyNumber}
          meta={cardMeta(player)}
          size={portraits ? 'large' : 'regular'}
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
      {player.isCaptain ? <CaptainMark className={styles.captain} /> : null}
    </>
  )
}
