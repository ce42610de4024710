import type { Game } from '#contract/games.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './GameFacts.module.css'
import { gameDays, gameTime } from './game-dates.ts'
import { venueWords, zoneWords } from './game-words.ts'

/** When, where, and on which channel. */
export function GameFacts({ game }: { game: Game }) {
  const hasClock = !game.isTbd && !game.isAllDay
  const facts = [
    { icon: 'calendar', words: gameDays(game) },
    { icon: 'clock', words: hasClock ? `${gameTime(game)} ${zoneWords(game)}` : gameTime(game) },
    { icon: 'stadium', words: venueWords(game).join(', ') },
    { icon: 'tv', words: game.media.tv },
  ] as const
  return (
    <ul className="u-wrap u-gap-2-5 u-figures">
      {facts.map(({ icon, words }) =>
        words ? (
          <li key={icon} className={`u-row u-gap-2 u-text-lg u-semibold ${styles.fact}`}>
            <Icon name={icon} size="small" />
            {words}
          </li>
        ) : null,
      )}
    </ul>
  )
}
