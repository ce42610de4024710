import type { CSSProperties } from 'react'
import type { GameOnAir } from '#contract/live.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { lineScript } from './line-script.ts'
import styles from './ScoreLine.module.css'

/** Written by the server alone: the browser keeps it, and what moves in it is told by `follow-line`. */
export default function LineGames({ games, nonce }: { games: GameOnAir[]; nonce: string | undefined }) {
  const { tenant, shell } = useRootData() ?? {}
  const { shortName } = useSchool()
  if (games.length === 0) return null
  const own = {
    name: shortName,
    abbreviation: shell?.google?.clientAbbreviation ?? shortName,
    color: tenant?.brand.primary ?? null,
  }
  return (
    <nav aria-label="On now" className={`no-print ${styles.line}`}>
      <ul className={`u-frame u-relative ${styles.games}`}>
        {games.map(({ id, sport, locationIndicator, opponent: { title, abbreviation, color } }) => {
          const other = { name: title, abbreviation, color }
          const [away, home] = locationIndicator === 'A' ? [own, other] : [other, own]
          return (
            <li key={id}>
              <a className={`u-row ${styles.game}`} href={`/game-center/${id}`} data-on-air={id}>
                <Stamp tone="live" size="x-small">
                  <span data-line="word">Live</span>
                </Stamp>{' '}
                <span className={styles.sport}>{sport.title}</span> <Team team={away} side="away" />{' '}
                <Team team={home} side="home" />{' '}
                <span className={`u-figures ${styles.moment}`} data-line="moment" />
              </a>
            </li>
          )
        })}
      </ul>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: lineScript }} />
    </nav>
  )
}

interface TeamProps {
  team: { name: string; abbreviation: string; color: string | null }
  side: 'away' | 'home'
}

const Team = ({ team: { name, abbreviation, color }, side }: TeamProps) => (
  <span className={`u-row ${styles.team}`} style={{ '--fill': color ?? undefined } as CSSProperties}>
    <span className="visually-hidden">{name} </span>
    <span className="u-title">{abbreviation}</span>{' '}
    <b className={`u-headline u-figures ${styles.score}`} data-line={side} />
  </span>
)
