import type { StatGame } from '#contract/stats.ts'
import { gameDay } from '#site/domains/games/parts/game-dates.ts'
import { outcomeOf } from '#site/domains/games/parts/outcome.ts'
import { formatDate } from '#site/format/date.ts'
import { Stamp } from '#ui/Stamp.tsx'
import styles from './player-tables.module.css'

/** Plain functions rather than components: a season of sixty games calls them in every row. */

/** 'at Northfield' */
export const opponentText = ({
  locationIndicator,
  opponent,
}: Pick<StatGame, 'locationIndicator' | 'opponent'>): string =>
  `${locationIndicator === 'A' ? 'at' : 'vs'} ${opponent.title}`

/** The day and the opponent, and the way to the whole game. */
export const gameLink = (
  game: Pick<StatGame, 'startDate' | 'locationIndicator' | 'opponent'>,
  href: string,
  /** Where games of several years stand together. */
  withYear = false,
) => (
  <a className={styles.game} href={href}>
    <span className="u-note-xs u-block u-medium">
      {withYear ? formatDate(game.startDate, 'DD') : gameDay(game.startDate)}
    </span>{' '}
    {opponentText(game)}
  </a>
)

/** 'W 63-3' */
export function resultCell({
  status,
  teamScore,
  opponentScore,
}: Pick<StatGame, 'status' | 'teamScore' | 'opponentScore'>) {
  const outcome = outcomeOf({ status: status ?? 'N', teamScore, opponentScore })
  return (
    <span className="u-inline u-gap-2">
      {outcome ? (
        <Stamp tone={outcome.tone} size="x-small">
          <span aria-hidden="true">{outcome.letter}</span>
          <span className="visually-hidden">{outcome.word}</span>
        </Stamp>
      ) : null}{' '}
      {teamScore === null || opponentScore === null ? null : `${teamScore}-${opponentScore}`}
    </span>
  )
}
