import type { NextGame } from '#contract/game-center.ts'
import { Button } from '#ui/Button.tsx'
import { useLink } from '../../shell/use-link.ts'
import { Crest } from '../games/Crest.tsx'
import { GameFacts } from '../games/GameFacts.tsx'
import { opponentWords } from '../games/game-words.ts'
import styles from './NextUp.module.css'

/** The team's next game, with its record up to then. */
export function NextUp({ next: { game, record, ticketUrl } }: { next: NextGame }) {
  const link = useLink()
  return (
    <div className={styles.next}>
      <Crest src={game.opponent.image} abbreviation={game.opponent.abbreviation} size="large" />
      <div className={styles.words}>
        <p className={styles.opponent}>{opponentWords(game)}</p>
        <GameFacts game={game} />
        <p>Record: {record}</p>
      </div>
      <div className={styles.ways}>
        {game.gameCenterLink ? (
          <Button kind="alternate" href={game.gameCenterLink}>
            Game Center
          </Button>
        ) : null}
        {ticketUrl ? <Button {...link(ticketUrl)}>Tickets</Button> : null}
      </div>
    </div>
  )
}
