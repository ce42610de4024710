import type { ReactNode } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import type { Breakpoint } from '#site/page/browser/viewport.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { classNames } from '#ui/class-names.ts'
import { PersonThumbnail } from '#ui/PersonThumbnail.tsx'
import { CaptainMark } from '../parts/CaptainMark.tsx'
import { classAbbr, positionAbbr } from '../parts/PlayerBits.tsx'
import { PositionGroups } from '../parts/PositionGroups.tsx'
import { measures } from '../parts/player-words.ts'
import styles from './RosterCards.module.css'

interface RosterCardsProps {
  players: readonly RosterPlayer[]
  isGrouped: boolean
  /** The school's portrait mode. */
  portraits: boolean
  viewport: Breakpoint
}

export function RosterCards({ players, isGrouped, portraits, viewport }: RosterCardsProps) {
  const first = onFirstScreen[viewport]
  if (!isGrouped) return cards(players, first, portraits)
  return (
    <PositionGroups players={players}>
      {(members, isFirst) => cards(members, isFirst ? first : 0, portraits)}
    </PositionGroups>
  )
}

/** How many faces the first row shows before anything is scrolled; they are loaded at once. */
const onFirstScreen: Record<Breakpoint, number> = { xs: 2, sm: 2, md: 3, lg: 4, xl: 5, '2xl': 6 }

const cards = (players: readonly RosterPlayer[], first: number, portraits: boolean) => (
  <ul className={classNames(styles.cards, portraits && styles.portraits)}>
    {players.map((player, index) => (
      <li key={player.rosterPlayerId} className="u-far">
        <PersonThumbnail
          name={fullName(player)}
          href={player.url}
          src={player.image}
          number={player.jerseyNumber}
          meta={cardMeta(player)}
          size={portraits ? 'large' : 'regular'}
          priority={index < first}
          className={`u-grow ${styles.card}`}
        />
      </li>
    ))}
  </ul>
)

function cardMeta(player: RosterPlayer): ReactNode {
  const size = measures(player)
  return (
    <>
      <span className={`u-block u-figures ${styles.line}`}>
        {positionAbbr(player)} {classAbbr(player)} {size ? <span>{size}</span> : null}
      </span>
      {player.hometown ? <span className={`u-block u-figures ${styles.line}`}>{player.hometown}</span> : null}
      {player.isCaptain ? <CaptainMark className={styles.captain} /> : null}
    </>
  )
}
