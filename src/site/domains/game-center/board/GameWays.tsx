import type { Game } from '#contract/games.ts'
import { opponentWords } from '#site/domains/games/parts/game-words.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import styles from './GameWays.module.css'

/** Where to see it, hear it and sit at it, each one thumb away; when it is over, what was written of it. */
export function GameWays({ game }: { game: Game }) {
  const link = useLink()
  const { media, result, status } = game
  const isOpen = result === null && status === 'A'
  const ways = [
    { title: 'Watch', icon: 'video', href: isOpen ? media.video : null },
    { title: 'Listen', icon: 'audio', href: isOpen ? media.audio : null },
    { title: 'Tickets', icon: 'ticket', href: isOpen ? media.tickets : null },
    { title: 'Follow', icon: 'bell', href: isOpen ? `/follow?game=${game.id}` : null },
    { title: 'Recap', icon: 'news', href: result?.recap },
    { title: 'Box Score', icon: 'table', href: result?.boxscore },
  ] as const
  const offered = ways.flatMap(({ href, ...look }) => (href ? [{ ...look, href }] : []))
  if (offered.length === 0) return null
  return (
    <div className={`no-print ${styles.ways}`}>
      {offered.map(({ title, icon, href }, index) => (
        <Button
          key={title}
          {...link(href)}
          kind={index === 0 && title !== 'Follow' ? 'priority' : 'alternate'}
          icon={icon}
        >
          {title}
          <span className="visually-hidden"> {opponentWords(game)}</span>
        </Button>
      ))}
    </div>
  )
}
