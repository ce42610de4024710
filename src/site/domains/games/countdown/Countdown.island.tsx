import { useEffect, useState } from 'react'
import { type Cell, Countdown } from './Countdown.tsx'
import { countdownCells } from './countdown-cells.ts'

interface TickingProps {
  startDateUtc: string
  /** What stood here before the first tick. */
  still: Cell[]
}

/** Ticks each second and stops at zero. Until it runs, it is what the server sent. */
export default function CountdownIsland({ startDateUtc, still }: TickingProps) {
  const [now, setNow] = useState<number>()
  const start = Date.parse(startDateUtc)
  const isOver = now !== undefined && now >= start

  useEffect(() => {
    if (isOver) return
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [isOver])

  return <Countdown cells={now === undefined ? still : countdownCells(start - now)} />
}
