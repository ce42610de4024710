import type { Game } from '#contract/games.ts'
import { useSchool } from '../../shell/school.ts'
import { useLink } from '../../shell/use-link.ts'
import type { ScoreDisplay } from './GameOutcome.tsx'
import { GameRow } from './GameRow.tsx'
import { MonthHeading } from './MonthHeading.tsx'
import styles from './ScheduleList.module.css'
import { byMonth } from './season-games.ts'

interface ScheduleListProps {
  games: readonly Game[]
  nextId: number | null
  scoreDisplay: ScoreDisplay
}

export function ScheduleList({ games, nextId, scoreDisplay }: ScheduleListProps) {
  const link = useLink()
  const { shortName } = useSchool()
  return byMonth(games).map((month) => (
    <section key={month.title} className={styles.month}>
      <MonthHeading title={month.title} />
      <ol className={styles.games}>
        {month.games.map((game) => (
          <GameRow
            key={game.id}
            game={game}
            school={shortName}
            scoreDisplay={scoreDisplay}
            isNext={game.id === nextId}
            link={link}
          />
        ))}
      </ol>
    </section>
  ))
}
