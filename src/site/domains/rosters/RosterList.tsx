import type { RosterPlayer } from '#contract/rosters.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { fullName, homeLine, measures } from './player-words.ts'
import styles from './RosterList.module.css'

export function RosterList({ players }: { players: readonly RosterPlayer[] }) {
  const numbered = players.some(({ jerseyNumber }) => jerseyNumber)
  return (
    <ol className={styles.list} data-numbered={numbered || undefined}>
      {players.map((player) => {
        const name = fullName(player)
        return (
          <li key={player.rosterPlayerId}>
            {numbered ? <b>{player.jerseyNumber}</b> : null}
            <Avatar name={name} src={player.image} size="large" decorative />
            <div>
              <strong>{name}</strong>
              {player.isCaptain ? (
                <Stamp tone="brand" size="x-small">
                  Captain
                </Stamp>
              ) : null}
              <p>
                {[player.positionTitle || player.position, player.academicYear].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p>{measures(player)}</p>
            <p>
              {homeLine(player)}
              {player.previousSchool ? <small>{player.previousSchool}</small> : null}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
