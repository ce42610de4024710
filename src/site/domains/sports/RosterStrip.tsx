import type { RosterPlayer } from '#contract/rosters.ts'
import { PersonThumbnail } from '#ui/PersonThumbnail.tsx'
import styles from './RosterStrip.module.css'

export const rosterStripId = 'roster-strip'

export type Face = Pick<RosterPlayer, 'rosterPlayerId' | 'jerseyNumber' | 'image'> & {
  name: string
  meta: string
}

/** As much of a player as the strip shows. */
export function toFace(player: RosterPlayer): Face {
  const { rosterPlayerId, jerseyNumber, image, firstName, lastName, position, academicYear } = player
  const meta = [position, academicYear].filter(Boolean).join(' · ')
  return { rosterPlayerId, jerseyNumber, image, name: `${firstName} ${lastName}`, meta }
}

/** Some of the team, face by face. */
export function RosterStrip({ players, label }: { players: Face[]; label: string }) {
  return (
    // Nothing in it takes the focus, so it takes it itself: arrow keys scroll it.
    <ul id={rosterStripId} className={styles.strip} aria-label={label} tabIndex={0}>
      {players.map(({ rosterPlayerId, name, image, jerseyNumber, meta }) => (
        <li key={rosterPlayerId} className={styles.player}>
          <PersonThumbnail name={name} src={image} number={jerseyNumber} meta={meta} />
        </li>
      ))}
    </ul>
  )
}
