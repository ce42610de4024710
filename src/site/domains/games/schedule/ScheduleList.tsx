import type { Game } from '#contract/games.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Heading } from '#ui/Heading.tsx'
import { byMonth, byTournament } from '../parts/season-games.ts'
import type { ScoreDisplay } from './GameOutcome.tsx'
import { GameRow } from './GameRow.tsx'
import type { LiveRow } from './live-row.ts'
import styles from './ScheduleList.module.css'

interface ScheduleListProps {
  games: readonly Game[]
  nextId: number | null
  scoreDisplay: ScoreDisplay
  showsHistory: boolean
  /** The games that may be on now. */
  live: readonly LiveRow[]
}

/** A season month by month; the games of a tournament stand together under its name. */
export function ScheduleList({ games, nextId, live, ...shown }: ScheduleListProps) {
  const link = useLink()
  const { shortName } = useSchool()
  const rows = (list: readonly Game[], isInTournament: boolean) =>
    list.map((game, index) => (
      <GameRow
        key={game.id}
        game={game}
        school={shortName}
        isNext={game.id === nextId}
        link={link}
        live={live.find(({ id }) => id === game.id)}
        isInTournament={isInTournament}
        isJoined={isFirstOfTwo(game, list[index + 1])}
        {...shown}
      />
    ))
  return byMonth(games).map((month) => (
    <section key={month.title} className={styles.month}>
      <MonthHeading title={month.title} />
      {byTournament(month.games).map(({ tournament, games: group }) =>
        tournament ? (
          <div key={group[0]?.id} className={styles.tournament}>
            <Heading level={3} size="x-small" className={styles.name}>
              {tournament}
            </Heading>
            <ol className={`u-block ${styles.games}`}>{rows(group, true)}</ol>
          </div>
        ) : (
          <ol key={group[0]?.id} className={`u-block ${styles.games}`}>
            {rows(group, false)}
          </ol>
        ),
      )}
    </section>
  ))
}

/** 'November 2026', with the year stepping back: within a season it is rarely the question. */
function MonthHeading({ title }: { title: string }) {
  const [month, year] = title.split(' ')
  return (
    <Heading level={2} size="regular" className={styles.title}>
      {month} <span className="u-medium u-muted">{year}</span>
    </Heading>
  )
}

/** The first game of a doubleheader, with the second right below. */
const isFirstOfTwo = (game: Game, next: Game | undefined): boolean =>
  game.isDoubleheader &&
  next?.isDoubleheader === true &&
  game.startDate.slice(0, 10) === next.startDate.slice(0, 10) &&
  game.opponent.id === next.opponent.id
