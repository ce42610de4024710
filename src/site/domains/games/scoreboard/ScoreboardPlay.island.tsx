import { useEffect, useState } from 'react'
import { lessMotion } from '#site/page/looks/less-motion.ts'
import arrows from '#site/parts/reading/ScrollArrows.module.css'
import { areRotatorsPaused, onRotatorsPaused } from '#site/parts/rotators/rotators-paused.ts'
import { Icon } from '#ui/Icon.tsx'

/** Milliseconds that each card has. */
export const autoplayDelay = 3_000

/** Whoever reads, is about to choose or looks elsewhere is not hurried. */
const isHeld = (row: HTMLElement): boolean =>
  document.hidden || row.matches(':hover') || row.contains(document.activeElement)

function turn(row: HTMLElement): void {
  const behavior = lessMotion() ? 'instant' : 'smooth'
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
  const card = row.firstElementChild?.getBoundingClientRect().width ?? 0
  if (isAtEnd) row.scrollTo({ left: 0, behavior })
  else row.scrollBy({ left: card, behavior })
}

/** Turns the games of a scoreboard by themselves where a school wants that, with a button that stops it. */
export default function ScoreboardPlay({ of }: { of: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    const follow = () => setIsPlaying(!areRotatorsPaused())
    follow()
    return onRotatorsPaused(follow)
  }, [])
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      const row = document.getElementById(of)
      if (row && !isHeld(row)) turn(row)
    }, autoplayDelay)
    return () => clearInterval(timer)
  }, [isPlaying, of])
  return (
    <div className={`u-flex u-gap-1 ${arrows.arrows}`} data-delay={autoplayDelay}>
      <button
        type="button"
        className={`u-center ${arrows.arrow}`}
        aria-controls={of}
        onClick={() => setIsPlaying((current) => !current)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} label={isPlaying ? 'Pause games' : 'Play games'} />
      </button>
    </div>
  )
}
