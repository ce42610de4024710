import { Suspense, useRef, useState } from 'react'
import type { SectionOptions } from '#contract/settings.ts'
import type { Sport } from '#contract/sports.ts'
import { useLiveNews } from '#site/domains/live/use-live-news.ts'
import { islandComponent } from '#site/lateness/late-code.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import type { School } from '#site/page/school/school.ts'
import { ScrollArrows } from '#site/parts/reading/ScrollArrows.tsx'
import { Button } from '#ui/Button.tsx'
import { ScoreboardFilter } from './ScoreboardFilter.tsx'
import styles from './ScoreboardStrip.module.css'
import { ScoreCards } from './ScoreCards.tsx'
import { type Board, loadBoard, loadMore } from './scoreboard-board.ts'
import type { SportEntry } from './scoreboard-sports.ts'

/** Few schools have the strip turn by itself. */
const ScoreboardPlay = islandComponent(() => import('./ScoreboardPlay.island.tsx'))

const rowId = 'scoreboard-games'
const emptyText = 'There are currently no upcoming events or recent results.'

export interface ScoreboardStripProps {
  board: Board
  school: School
  /** What the filter offers; without them there is none. */
  sports?: readonly Sport[]
  /** The team's own strip, on its page. */
  slug?: string
  /** As the school's template has it. */
  options?: Pick<SectionOptions, 'autoplay' | 'scrollbar'>
}

export function Scoreboard({ board: first, school, sports, slug, options = {} }: ScoreboardStripProps) {
  const { board, isLoading, notice, choose, more } = useBoard(first)
  const news = useLiveNews(board.cards)
  return (
    <>
      <a className={styles.skip} href="#scoreboard-end">
        Skip Scoreboard
      </a>
      <div className={`u-cluster u-gap-0-5 ${styles.head}`}>
        <p className={`u-poster ${styles.title}`}>Calendar</p>
        <Button
          href={slug ? `/sports/${slug}/schedule` : '/calendar'}
          kind="text"
          size="small"
          iconAfter="arrow-right"
        >
          {slug ? 'Schedule' : 'Composite'}
        </Button>
        <div className={`u-row ${styles.tools}`}>
          {sports ? (
            <ScoreboardFilter sports={sports} chosen={first.sportId || null} onChoose={choose} />
          ) : null}
          {options.autoplay ? (
            <Suspense fallback={null}>
              <ScoreboardPlay of={rowId} />
            </Suspense>
          ) : null}
          {board.cards.length > 0 ? <ScrollArrows of={rowId} what="games" /> : null}
        </div>
      </div>
      <div className={styles.body} aria-busy={isLoading}>
        {board.cards.length === 0 ? (
          <p className={styles.empty}>{emptyText}</p>
        ) : (
          <ScoreCards
            key={board.sportId}
            id={rowId}
            cards={board.cards}
            school={school}
            hasScrollbar={options.scrollbar ?? false}
            onNearEnd={more}
          />
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        <span>{notice}</span> <span>{news}</span>
      </p>
      <span id="scoreboard-end" tabIndex={-1} />
    </>
  )
}

/** The cards, more of them when the strip nears its end, others when another sport is chosen. */
function useBoard(first: Board) {
  const [board, setBoard] = useState(first)
  const [isLoading, setIsLoading] = useState(false)
  const [notice, setNotice] = useState('')
  const lastAsked = useRef<Promise<Board>>(null)

  /** An answer that was overtaken by another question is dropped. */
  async function show(asked: Promise<Board>): Promise<Board | null> {
    lastAsked.current = asked
    setIsLoading(true)
    const answer = await asked
    if (lastAsked.current !== asked) return null
    setBoard(answer)
    setIsLoading(false)
    return answer
  }

  return {
    board,
    isLoading,
    notice,
    async choose({ id, title }: SportEntry) {
      const shown = await show(loadBoard(await lateApi(), id))
      const count = shown?.cards.length
      if (shown) setNotice(count ? `${title}: ${count} ${count === 1 ? 'game' : 'games'}` : emptyText)
    },
    more:
      board.hasMore && !isLoading
        ? () => void lateApi().then((api) => show(loadMore(api, board)))
        : undefined,
  }
}
