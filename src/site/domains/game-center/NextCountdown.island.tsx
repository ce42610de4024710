import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import CountdownIsland from '#site/domains/games/countdown/Countdown.island.tsx'
import { type NextClock, nextClockId } from './next-clock.ts'

const never = () => () => {}

/** The part is the server's HTML and stays it; the clock is drawn beside the date that stood there, which its style hides. */
export default function NextCountdown({ clock }: { clock: NextClock }) {
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(nextClockId),
    () => null,
  )
  return place ? createPortal(<CountdownIsland {...clock} />, place) : null
}
