import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Island } from '#site/lateness/Island.tsx'
import { useLink } from '#site/page/links/use-link.ts'
import type { School } from '#site/page/school/school.ts'
import { classNames } from '#ui/class-names.ts'
import { openAtStart, ScoreboardStart } from './ScoreboardStart.tsx'
import styles from './ScoreboardStrip.module.css'
import { ScoreCard } from './ScoreCard.tsx'
import type { ScoreboardCard } from './scoreboard-card.ts'
import { firstCard } from './scoreboard-start.ts'
import { useScrollbarHiding } from './scrollbar-hiding.ts'

interface ScoreCardsProps {
  id: string
  cards: ScoreboardCard[]
  school: School
  /** One that shows while the cards are scrolled, and hides after. */
  hasScrollbar: boolean
  /** Absent when there is no more to load. */
  onNearEnd?: (() => void) | undefined
}

export function ScoreCards({ id, cards, school, hasScrollbar, onNearEnd }: ScoreCardsProps) {
  const row = useRef<HTMLUListElement>(null)
  const start = firstCard(cards)
  useLayoutEffect(() => {
    if (row.current) openAtStart(row.current)
  }, [])
  useNearEnd(row, onNearEnd)
  useScrollbarHiding(row, hasScrollbar)
  return (
    <>
      <ul ref={row} id={id} className={classNames(styles.cards, hasScrollbar && styles.scrollbar)}>
        {cards.map((card, index) => (
          <Slot key={card.id} card={card} school={school} isFirst={index === start} />
        ))}
      </ul>
      <ScoreboardStart />
    </>
  )
}

interface SlotProps {
  card: ScoreboardCard
  school: School
  /** The strip opens on it. */
  isFirst: boolean
}

/** A card behaves when it is seen; more of them, or a word about the strip, are nothing to those that are there. */
const Slot = memo(({ card, school, isFirst }: SlotProps) => (
  <li className={classNames(styles.slot, isFirst && styles.first)} data-start={isFirst ? '' : undefined}>
    <Island defer="visible" className={styles.place}>
      <LinkedCard card={card} school={school} />
    </Island>
  </li>
))

const LinkedCard = ({ card, school }: Omit<SlotProps, 'isFirst'>) => (
  <ScoreCard card={card} school={school} link={useLink()} />
)

/** The end is near when the third card before it shows. */
const nearEnd = -3

function useNearEnd(row: RefObject<HTMLElement | null>, onNearEnd: (() => void) | undefined) {
  useEffect(() => {
    const { current } = row
    const card = current && Array.from(current.children).at(nearEnd)
    if (!card || !onNearEnd) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNearEnd(), {
      root: current,
    })
    observer.observe(card)
    return () => observer.disconnect()
  }, [row, onNearEnd])
}
