import type { Game } from '#contract/games.ts'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { type GameLink, GameLinks } from '../links/GameLinks.tsx'
import { dateOnly, dateParts, gameDays } from '../parts/game-dates.ts'
import { gameName, gameTags, isEvent, venueWords } from '../parts/game-words.ts'
import { GameLineScore } from './GameLineScore.tsx'
import { GameOutcome, type ScoreDisplay } from './GameOutcome.tsx'
import styles from './GameRow.module.css'
import { type LiveRow, rowId } from './live-row.ts'

interface GameRowProps {
  game: Game
  /** What the school is called in a line score. */
  school: string
  scoreDisplay: ScoreDisplay
  isNext: boolean
  link: GameLink
  showsHistory: boolean
  /** How it stands, if it may be on. */
  live: LiveRow | undefined
  /** Under the heading of a tournament the row need not name it. */
  isInTournament: boolean
  /** The same two teams meet again right after this one. */
  isJoined: boolean
}

/** One game of a schedule. Its heading alone tells the day, the opponent and which is next, for those who jump by headings. */
export function GameRow({ game, school, isNext, link, isInTournament, ...props }: GameRowProps) {
  const { opponent, media, result } = game
  const tags = gameTags(isInTournament ? { ...game, tournament: null } : game)
  const name = gameName(game)
  const isOpen = result === null && game.status === 'A'
  const isAhead = isNext && props.live?.live?.phase !== 'live'
  return (
    <li
      id={rowId(game.id)}
      className={classNames(
        'u-far',
        styles.game,
        isNext && styles.next,
        props.isJoined && styles.joined,
        (game.status === 'P' || game.status === 'C') && styles.calledOff,
      )}
    >
      <DateBlock game={game} />
      <div className={styles.crest}>
        {opponent.image ? (
          <Image src={opponent.image} alt="" width={56} height={56} method="resize" sizes="56px" />
        ) : null}
      </div>
      <div className={styles.main}>
        {isAhead ? (
          <Stamp tone="brand" size="x-small">
            Next game
          </Stamp>
        ) : null}
        <Heading level={isInTournament ? 4 : 3} size="small" caps={false} className={styles.opponent}>
          <span className="visually-hidden">
            {isAhead ? 'Next game: ' : ''}
            {gameDays(game)}{' '}
          </span>
          {isEvent(game) ? null : <span className="u-medium u-muted">{game.atVs} </span>}
          {opponent.prefix ? <span className={styles.rank}>{opponent.prefix} </span> : null}
          {opponent.title}
          {opponent.mascot ? <span className="u-medium u-muted"> {opponent.mascot}</span> : null}
          {game.isConference ? (
            <>
              <span aria-hidden="true" className="u-link">
                {' *'}
              </span>
              <span className="visually-hidden"> (conference game)</span>
            </>
          ) : null}
        </Heading>
        <p className={`u-note u-wrap ${styles.venue}`}>
          {venueWords(game).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        {tags.length > 0 ? (
          <p className={`u-wrap u-text-sm u-semibold u-ink ${styles.tags}`}>
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
        ) : null}
        {isOpen && (media.tv || media.radio) ? (
          <p className={`u-note u-wrap ${styles.stations}`}>
            {media.tv ? (
              <span>
                {media.tvImage ? (
                  <Image src={media.tvImage} alt="" width={24} height={24} method="resize" />
                ) : (
                  <Icon name="tv" size="x-small" />
                )}
                <span className="visually-hidden">TV: </span>
                {media.tv}
              </span>
            ) : null}
            {media.radio ? (
              <span>
                <Icon name="radio" size="x-small" />
                <span className="visually-hidden">Radio: </span>
                {media.radio}
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      <GameOutcome game={game} scoreDisplay={props.scoreDisplay} live={props.live} />
      <div className={`u-cluster u-gap-0-4 u-shrink ${styles.extras}`}>
        {result?.lineScores ? (
          <GameLineScore
            sportSlug={game.sport.globalSportNameSlug}
            school={school}
            opponent={opponent.title}
            result={result}
            lines={result.lineScores}
            name={name}
          />
        ) : null}
        <GameLinks game={game} isOpen={isOpen} name={name} link={link} showsHistory={props.showsHistory} />
      </div>
    </li>
  )
}

/** For the eye; the row's heading says the same in words. */
function DateBlock({ game: { startDate, endDate } }: { game: Pick<Game, 'startDate' | 'endDate'> }) {
  const first = dateParts(startDate)
  const last = endDate !== null && endDate > dateOnly(startDate) ? dateParts(endDate) : null
  return (
    <time
      className={`u-column ${styles.date}`}
      dateTime={dateOnly(startDate)}
      aria-hidden="true"
      data-range={last ? '' : undefined}
    >
      <span>{last ? `${first.weekday}–${last.weekday}` : first.weekday}</span>
      <b>{last ? `${first.day}–${last.day}` : first.day}</b>
    </time>
  )
}
