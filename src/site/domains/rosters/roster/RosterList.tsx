import type { RosterPlayer } from '#contract/rosters.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { CaptainMark } from '../parts/CaptainMark.tsx'
import { PositionGroups } from '../parts/PositionGroups.tsx'
import { homeLine, measures } from '../parts/player-words.ts'
import styles from './RosterList.module.css'

interface RosterListProps {
  players: readonly RosterPlayer[]
  isGrouped: boolean
}

export function RosterList({ players, isGrouped }: RosterListProps) {
  const numbered = players.some(({ jerseyNumber }) => jerseyNumber)
  if (!isGrouped) return lines(players, numbered)
  return <PositionGroups players={players}>{(members) => lines(members, numbered)}</PositionGroups>
}

const lines = (players: readonly RosterPlayer[], numbered: boolean) => (
  <ol className={`u-line-above ${styles.list}`} data-numbered={numbered || undefined}>
    {players.map((player) => {
      const name = fullName(player)
      return (
        <li key={player.rosterPlayerId}>
          {numbered ? <b>{player.jerseyNumber}</b> : null}
          <Avatar name={name} src={player.image} size="large" decorative />
          <div>
            <a className="u-card-link" href={player.url}>
              {name}
            </a>
            {player.isCaptain ? <CaptainMark /> : null}
            <p>
              {[player.positionTitle || player.position, player.academicYear].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p>{measures(player)}</p>
          <p>
            {homeLine(player)}
            {player.previousSchool ? <small>{player.previousSchool}</small> : null}
            {player.major ? <small>{player.major}</small> : null}
          </p>
        </li>
      )
    })}
  </ol>
)
