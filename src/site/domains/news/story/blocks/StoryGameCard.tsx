import type { StoryGame } from '#contract/shapes/news.story-parts.ts'
import { Crest } from '#site/domains/games/parts/Crest.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import styles from './StoryGameCard.module.css'
import { storyGameWords } from './story-game.ts'

/** A game that a story is about: who, when, how it ended, and the way to its figures. */
export function StoryGameCard({ game }: { game: StoryGame }) {
  const { opponent, day, outcome, figure, note, link } = storyGameWords(game)
  return (
    <div className={styles.card}>
      <p className={`u-label u-tracked-6 ${styles.sport}`}>{game.sport.title}</p>
      <Crest src={game.opponent.image} abbreviation={game.opponent.title.charAt(0)} />
      <p className={styles.opponent}>{opponent}</p>
      <p className="u-cluster u-gap-2">
        {outcome ? (
          <Stamp tone={outcome.tone}>
            <span aria-hidden="true">{outcome.letter}</span>
            <span className="visually-hidden">{outcome.word}</span>
          </Stamp>
        ) : null}{' '}
        <b className="u-headline u-display-md u-figures u-tight">{figure}</b>
        {note ? <span className="u-note"> {note}</span> : null}
      </p>
      <time className={`u-note ${styles.day}`} dateTime={game.date}>
        {day}
      </time>
      <a className={`u-row u-quiet u-target u-spread u-bold u-ruled-above ${styles.link}`} href={link.href}>
        {link.label}
        <span className="visually-hidden">
          , {opponent}, {day}
        </span>
        <Icon name="arrow-right" size="small" />
      </a>
    </div>
  )
}
