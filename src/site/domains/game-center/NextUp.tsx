import type { NextGame } from '#contract/game-center.ts'
import { Countdown } from '#site/domains/games/countdown/Countdown.tsx'
import { Crest } from '#site/domains/games/parts/Crest.tsx'
import { GameFacts } from '#site/domains/games/parts/GameFacts.tsx'
import { opponentWords } from '#site/domains/games/parts/game-words.ts'
import { priceText } from '#site/domains/settings/shop-words.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './NextUp.module.css'
import { nextClock, nextClockId } from './next-clock.ts'

const media = [
  { medium: 'video', title: 'Watch', icon: 'video' },
  { medium: 'audio', title: 'Listen', icon: 'audio' },
  { medium: 'stats', title: 'Live Stats', icon: 'stats' },
] as const

/** The game that the team plays next, with its record up to then: the ways to it, or how it ended. */
export function NextUp({ next }: { next: NextGame }) {
  const { game, teams, record, backgroundImage, ticketUrl, shopUrl, coverage, gear } = next
  const clock = nextClock(next)
  const link = useLink()
  const isOpen = game ? game.result === null : next.winner === null
  return (
    <div className="u-cluster u-gap-4-6">
      {backgroundImage ? (
        <Image
          className={styles.picture}
          src={backgroundImage}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 64em) 20rem, 100vw"
        />
      ) : null}
      <Crest src={teams.away.icon} abbreviation={teams.away.abbreviation} size="large" />
      <Crest src={teams.home.icon} abbreviation={teams.home.abbreviation} size="large" />
      <div className={styles.words}>
        <p className="u-headline u-display-md u-caps u-tight">
          {game ? opponentWords(game) : `${teams.away.name} – ${teams.home.name}`}
        </p>
        {game ? <GameFacts game={game} /> : null}
        {coverage.radio ? <p>Radio: {coverage.radio}</p> : null}
        {record ? <p>Record before it: {record}</p> : null}
        {isOpen ? null : <p className="u-bold">{outcomeOf(next)}</p>}
      </div>
      {clock ? (
        <div id={nextClockId} className={styles.clock}>
          <Countdown cells={clock.still} />
        </div>
      ) : null}
      <div className="u-wrap u-gap-3">
        {game?.gameCenterLink ? (
          <Button kind="alternate" href={game.gameCenterLink}>
            Game Center
          </Button>
        ) : null}
        {isOpen && ticketUrl ? (
          <Button {...link(ticketUrl)} icon="ticket">
            Tickets
          </Button>
        ) : null}
        {isOpen && shopUrl ? (
          <Button {...link(shopUrl)} kind="alternate" icon="shop">
            Shop
          </Button>
        ) : null}
        {media.map(({ medium, title, icon }) => {
          const url = isOpen ? coverage[medium] : null
          return url ? (
            <Button key={medium} {...link(url)} kind="alternate" icon={icon}>
              {title}
            </Button>
          ) : null
        })}
      </div>
      {isOpen && gear.length > 0 ? (
        <div className={styles.gear}>
          <h3>Gear for the game</h3>
          <ul>
            {gear.map(({ id, title, link: url, finalPrice }) => (
              <li key={id}>
                <a {...link(url)}>{title}</a> {finalPrice === null ? null : priceText(finalPrice)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** 'Halcyon State won, 3-1'; the winner's number first. */
export function outcomeOf({ winner, teams }: Pick<NextGame, 'winner' | 'teams'>): string {
  const { home, away } = teams
  if (!winner) return [away.Score, home.Score].every(Boolean) ? `Final: ${away.Score}-${home.Score}` : 'Final'
  const [won, lost] = winner === 'home' ? [home, away] : [away, home]
  const score = won.Score && lost.Score ? `, ${won.Score}-${lost.Score}` : ''
  return `${won.name} won${score}`
}
