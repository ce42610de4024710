import type { Game, GameResult } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { dateOnly } from '../parts/game-dates.ts'
import { gameStanding, scoreText } from '../parts/game-standing.ts'
import { venueWords } from '../parts/game-words.ts'
import { outcomeOf } from '../parts/outcome.ts'
import styles from './OpponentMeetings.module.css'
import { type Decade, isCounted } from './opponent-series.ts'

/** Every meeting, the latest first, a table for each decade. */
export function OpponentMeetings({
  decades,
  opponent,
}: {
  decades: readonly Decade<Game>[]
  opponent: string
}) {
  return decades.map(({ title, record, games }) => (
    <section key={title} className="u-grid u-gap-3 u-shrink">
      <div className="u-flex u-gap-4 u-spread u-baseline">
        <Heading level={3} size="small">
          The {title}
        </Heading>
        <p className="u-headline u-display-sm u-figures">{record}</p>
      </div>
      <TableFrame
        caption={`Meetings with ${opponent} in the ${title}`}
        hideCaption
        fits
        className={styles.meetings}
      >
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Result</th>
            <th scope="col">Where</th>
            <th scope="col">More</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <Meeting key={game.id} game={game} />
          ))}
        </tbody>
      </TableFrame>
    </section>
  ))
}

const places = { H: 'Home', A: 'Away', N: 'Neutral' } as const

function Meeting({ game }: { game: Game }) {
  const day = dateOnly(game.startDate)
  return (
    <tr data-counted={isCounted(game) ? game.result?.status : undefined}>
      <th scope="row">
        <time dateTime={day}>{formatDate(day)}</time>
      </th>
      <td>
        <Outcome game={game} />
      </td>
      <td className={`u-note ${styles.place}`}>
        <b>{places[game.locationIndicator]}</b> {venueWords(game).join(', ')}
      </td>
      <td>{game.result ? <MeetingLinks result={game.result} day={formatDate(day)} /> : null}</td>
    </tr>
  )
}

function Outcome({ game }: { game: Game }) {
  const standing = gameStanding(game)
  if (standing.kind === 'called-off') return <Stamp>{standing.word}</Stamp>
  if (standing.kind !== 'over') return null
  const outcome = outcomeOf(standing.result)
  const { prescore, postscore } = standing.result
  const notes = [prescore, postscore, game.isExhibition ? 'Exhibition' : null, game.tournament].filter(
    Boolean,
  )
  return (
    <span className="u-inline u-gap-2">
      {outcome ? (
        <Stamp tone={outcome.tone}>
          <span aria-hidden="true">{outcome.letter}</span>
          <span className="visually-hidden">{outcome.word}</span>
        </Stamp>
      ) : null}{' '}
      <b className={`u-headline ${styles.score}`}>{scoreText(standing.result, 'team-first')}</b>
      {notes.length > 0 ? <span className="u-note"> {notes.join(' · ')}</span> : null}
    </span>
  )
}

function MeetingLinks({ result: { recap, boxscore }, day }: { result: GameResult; day: string }) {
  if (!recap && !boxscore) return null
  const which = <span className="visually-hidden"> of {day}</span>
  return (
    <span className={styles.links}>
      {recap ? (
        <a href={recap}>
          <Icon name="news" size="small" /> Recap{which}
        </a>
      ) : null}
      {boxscore ? (
        <a href={boxscore}>
          <Icon name="table" size="small" /> Box score{which}
        </a>
      ) : null}
    </span>
  )
}
