import type { BoxScoreTeam } from '#contract/stats.ts'
import { Crest } from '#site/domains/games/parts/Crest.tsx'
import { meetingWord, rankedName, venueWords } from '#site/domains/games/parts/game-words.ts'
import { formatDate } from '#site/format/date.ts'
import { grouped } from '#site/format/number.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './BoxHead.module.css'
import type { GameBox } from './load-box-score.ts'

type Headed = Pick<
  GameBox,
  'sport' | 'season' | 'game' | 'away' | 'home' | 'attendance' | 'stadium' | 'location'
>

/** Who played and how it ended, or how it stands. */
export function BoxHead({ box, standing }: { box: Headed; standing: string }) {
  const { sport, game, away, home } = box
  const winner = away.score === home.score ? null : away.score > home.score ? away : home
  const facts = [
    formatDate(game.startDate, 'cccc, MMMM d, yyyy'),
    box.stadium ?? venueWords(game)[0],
    box.location ?? venueWords(game)[1],
    box.attendance ? `Attendance ${grouped(box.attendance)}` : null,
  ].filter(Boolean)
  // A file may name the town for the stadium.
  const told = [...new Set(facts)]
  return (
    <header className="on-primary u-head">
      <div className={`u-frame ${styles.inner}`}>
        <Heading level={1} size="regular" className={styles.title}>
          {sport.title}: {rankedName(away, game)} {meetingWord(game.locationIndicator)}{' '}
          {rankedName(home, game)}
          <span className="visually-hidden">, Box Score</span>
        </Heading>
        <div className={styles.score}>
          <Team team={away} isWinner={winner === away} />
          <p className={`u-title u-caps u-text-center ${styles.standing}`}>{standing}</p>
          <Team team={home} isWinner={winner === home} />
        </div>
        <ul className="u-wrap u-gap-1-4 u-centered u-text-sm">
          {told.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </header>
  )
}

function Team({ team, isWinner }: { team: BoxScoreTeam; isWinner: boolean }) {
  return (
    <div
      className={`u-grid u-columns-1 u-gap-2 u-text-center ${styles.team}`}
      data-winner={isWinner || undefined}
    >
      <span className={`u-center ${styles.crest}`}>
        <Crest src={team.image} abbreviation={team.abbreviation} size="large" />
      </span>
      <p className={`u-headline u-display-sm u-caps ${styles.name}`}>
        {team.name}
        {team.record ? (
          <span className={`u-block u-text-sm u-medium u-above-1 ${styles.record}`}>({team.record})</span>
        ) : null}
      </p>
      <p className={`u-headline u-figures ${styles.points}`}>{team.score}</p>
    </div>
  )
}
