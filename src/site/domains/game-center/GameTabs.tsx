import { useEffect, useSyncExternalStore } from 'react'
import board from './board/Board.module.css'
import { boardProps, colorStyle } from './board/board-props.ts'
import type { LiveBoardProps } from './board/LiveBoard.island.tsx'
import { LiveBoard } from './board/LiveBoard.tsx'
import type { BothColors } from './board/team-colors.ts'
import styles from './GameTabs.module.css'
import type { GameTab } from './panels/game-tabs.ts'
import type { ToldGame } from './told/told-game.ts'

interface GameTabsProps {
  tabs: readonly GameTab[]
  hero: ToldGame
  clock: LiveBoardProps['game']
  colors: BothColors
  /** Before a game there is no score to keep in sight. */
  hasScore: boolean
}

/** Stays in sight while the page is read: the score, and the ways to its parts, which are plain anchors. */
export function GameTabs({ tabs, hero, clock, colors, hasScore }: GameTabsProps) {
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  )
  useEffect(showAsked, [])
  return (
    <div className={board.sticky} style={colorStyle(colors)}>
      {hasScore ? (
        <div className={board.place}>
          <LiveBoard {...boardProps(hero)} game={clock} look="bar" />
        </div>
      ) : null}
      {tabs.length > 1 ? (
        <nav aria-label="Parts of this game" className={`no-print on-primary ${styles.tabs}`}>
          <ul className={`u-frame ${styles.list}`}>
            {tabs.map(({ id, title }) => (
              <li key={id}>
                <a
                  className={`u-title ${styles.tab}`}
                  href={`#${id}`}
                  aria-current={hash === `#${id}` ? 'true' : undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

/** A part that the browser draws after it was asked for is not what the address points at until it is asked for again. */
function showAsked(): void {
  if (location.hash && !document.querySelector(':target')) location.replace(location.hash)
}
