import type { ReactNode } from 'react'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import { formatDate } from '#site/format/date.ts'
import type { Link } from '#site/page/links/use-link.ts'
import type { School } from '#site/page/school/school.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { Crest } from '../parts/Crest.tsx'
import { outcomeOf } from '../parts/outcome.ts'
import styles from './ScoreCard.module.css'
import { ScoreLinks } from './ScoreLinks.tsx'
import type { ScoreboardCard } from './scoreboard-card.ts'
import { type CardStanding, cardStanding, leader } from './scoreboard-standing.ts'

interface ScoreCardProps {
  card: ScoreboardCard
  school: School
  link: Link
}

/** One game of the scoreboard. */
export function ScoreCard({ card, school, link }: ScoreCardProps) {
  const standing = cardStanding(card, useLiveGame(card, card.live))
  const isDelayed = standing.kind === 'live' && standing.word === 'Delayed'
  return (
    <article
      className={classNames(
        'u-column u-gap-2 u-relative u-raised',
        styles.card,
        !isDelayed && styles[standing.kind],
      )}
    >
      <p className={`u-title u-row ${styles.head}`}>
        <Icon name={sportIcon(card.sport.code)} size="small" />
        <a
          className={`u-card-link u-shrink u-nowrap u-clip u-grow ${styles.link}`}
          href={card.links.gameCenter ?? `/sports/${card.sport.slug}/schedule`}
        >
          {card.sport.title}
          <span className="visually-hidden"> {card.words}</span>
        </a>
      </p>
      <p className={`u-title-bold u-row ${styles.state}`}>{stateWords(card, standing)}</p>
      <CardRows card={card} standing={standing} school={school} />
      <ScoreLinks card={card} link={link} />
    </article>
  )
}

function stateWords(card: ScoreboardCard, standing: CardStanding): ReactNode {
  switch (standing.kind) {
    case 'live':
      return (
        <>
          <Stamp tone={standing.word === 'Live' ? 'live' : 'neutral'} size="x-small">
            {standing.word}
          </Stamp>
          <span className={styles.time}>{standing.moment}</span>
        </>
      )
    case 'called-off':
      return (
        <>
          <Stamp size="x-small">{standing.word}</Stamp> <CardDate card={card} isLast />
        </>
      )
    case 'ahead':
      return (
        <>
          <CardDate card={card} /> <span className={styles.time}>{card.time}</span>
        </>
      )
    case 'over': {
      const outcome = outcomeOf(standing.result)
      return (
        <>
          {outcome ? (
            <Stamp tone={outcome.tone} size="x-small">
              {outcome.word}
            </Stamp>
          ) : null}{' '}
          Final{outcome && standing.result.postscore ? ` / ${standing.result.postscore}` : ''}{' '}
          <CardDate card={card} isLast />
        </>
      )
    }
  }
}

/** Both spellings are in the page; the screen's width chooses. */
function CardDate({ card: { startDate }, isLast = false }: { card: ScoreboardCard; isLast?: boolean }) {
  return (
    <time className={classNames(isLast && styles.time)} dateTime={startDate}>
      <span className={styles.wide}>{formatDate(startDate, 'ccc, MMM d')}</span>
      <span className={styles.narrow}>{formatDate(startDate, 'MM.dd.yy')}</span>
    </time>
  )
}

interface CardRowsProps {
  card: ScoreboardCard
  standing: CardStanding
  school: School
}

function CardRows({ card, standing, school }: CardRowsProps) {
  if (!card.isEvent && standing.kind === 'live' && standing.score) {
    const { team, opponent } = standing.score
    return <Scores card={card} school={school} scores={[team, opponent]} winner={leader(standing.score)} />
  }
  if (!card.isEvent && standing.kind === 'over') {
    const { status, teamScore, opponentScore } = standing.result
    const winner = status === 'W' ? 'team' : status === 'L' ? 'opponent' : null
    return <Scores card={card} school={school} scores={[teamScore, opponentScore]} winner={winner} />
  }
  return <Meeting card={card} />
}

interface ScoresProps {
  card: ScoreboardCard
  school: School
  scores: [team: number | string | null, opponent: number | string | null]
  /** Whose score is emphasised. */
  winner: 'team' | 'opponent' | null
}

function Scores({ card: { opponent }, school, scores: [team, other], winner }: ScoresProps) {
  return (
    <div className={styles.rows}>
      <p className={classNames('u-row', styles.row, winner === 'team' && styles.winner)}>
        <Crest src={school.crest} abbreviation={school.shortName} size="small" />
        <span className={`u-shrink u-nowrap u-clip u-grow ${styles.name}`}>{school.shortName}</span>{' '}
        <b className={styles.score}>{team}</b>
      </p>
      <p className={classNames('u-row', styles.row, winner === 'opponent' && styles.winner)}>
        <Crest src={opponent.image} abbreviation={opponent.abbreviation} size="small" />
        <span className={`u-shrink u-nowrap u-clip u-grow ${styles.name}`}>{opponent.title}</span>{' '}
        <b className={styles.score}>{other}</b>
      </p>
    </div>
  )
}

/** Before a game, and where nobody keeps a score between two: who, and where or which place. */
function Meeting({ card: { opponent, isEvent, atVs, result, facts } }: { card: ScoreboardCard }) {
  const places = result && [result.prescore, result.postscore].filter(Boolean).join(' · ')
  return (
    <div className={styles.rows}>
      <p className={classNames('u-row', styles.row, styles.winner)}>
        <Crest src={opponent.image} abbreviation={opponent.abbreviation} size="small" />
        <span className={`u-shrink u-nowrap u-clip u-grow ${styles.name}`}>
          {isEvent ? null : <span className="u-semibold u-muted">{atVs}</span>} {opponent.title}
        </span>
      </p>
      <p className={`u-note u-nowrap u-clip ${styles.facts}`}>{places ?? facts}</p>
    </div>
  )
}
