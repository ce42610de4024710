import type { RosterPlayer } from '#contract/rosters.ts'
import { PersonThumbnail } from '#ui/PersonThumbnail.tsx'
import { rosterStripId } from './RosterSection.tsx'
import styles from './RosterStrip.module.css'

export type Face = Pick<RosterPlayer, 'rosterPlayerId' | 'jerseyNumber' | 'image' | 'url'> & {
  name: string
  meta: string
}

/** As much of a player as the strip shows. */
export function toFace(player: RosterPlayer): Face {
  const { rosterPlayerId, jerseyNumber, image, url, firstName, lastName, position, academicYear } = player
  const meta = [position, academicYear].filter(Boolean).join(' · ')
  return { rosterPlayerId, jerseyNumber, image, url, name: `${firstName} ${lastName}`, meta }
}

/** Some of the team, face by face. */
export function RosterStrip({ players, label }: { players: Face[]; label: string }) {
  return (
    <ul id={rosterStripId} className={styles.strip} aria-label={label}>
      {players.map(({ rosterPlayerId, name, image, url, jerseyNumber, meta }) => (
        <li key={rosterPlayerId} className={styles.player}>
          <PersonThumbnail name={name} href={url} src={image} number={jerseyNumber} meta={meta} />
        </li>
      ))}
    </ul>
  )
}
