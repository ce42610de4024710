import type { Game } from '#contract/games.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import styles from './GameCoverage.module.css'
import { opponentWords } from './game-words.ts'

const coverage = [
  { medium: 'video', title: 'Watch', icon: 'video' },
  { medium: 'audio', title: 'Listen', icon: 'audio' },
] as const

/** Ways to a game: a seat first, then the broadcasts. */
export function GameCoverage({ game, size }: { game: Game; size?: ButtonProps['size'] }) {
  const link = useLink()
  const { tickets } = game.media
  // Where a game has a page of its own, it is followed there.
  const [stats, follow] = game.gameCenterEnabled
    ? [game.gameCenterLink, 'Game Center']
    : [game.media.stats, 'Live Stats']
  const offered = [
    ...coverage.map(({ medium, ...look }) => ({ url: game.media[medium], ...look })),
    { url: stats, title: follow, icon: 'stats' as const },
  ].flatMap(({ url, ...look }) => (url ? [{ url, ...look }] : []))
  if (!tickets && offered.length === 0) return null
  const which = <span className="visually-hidden"> {opponentWords(game)}</span>
  return (
    <div className={`u-wrap u-gap-3 ${styles.coverage}`}>
      {tickets ? (
        <Button {...link(tickets)} size={size} icon="ticket">
          Tickets{which}
        </Button>
      ) : null}
      {offered.map(({ url, title, icon }) => (
        <Button key={title} {...link(url)} kind="alternate" size={size} icon={icon}>
          {title}
          {which}
        </Button>
      ))}
    </div>
  )
}
