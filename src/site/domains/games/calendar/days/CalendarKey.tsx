import type { CalendarDay } from '#contract/games.ts'
import { shortWords } from './short-words.ts'

interface CalendarKeyProps {
  days: readonly CalendarDay[]
  timeZone: string
  showSport: boolean
}

/** What the few letters beside events stand for, to be seen: who hears the page hears it with each. */
export function CalendarKey({ days, timeZone, showSport }: CalendarKeyProps) {
  const words = shortWords(days, timeZone, showSport)
  if (words.length === 0) return null
  return (
    <dl className="u-wrap u-gap-2-4 u-note u-above-4">
      {words.map(([short, full]) => (
        <div key={short} className="u-flex u-gap-1">
          <dt className="u-bold">{short}</dt>
          <dd>{full}</dd>
        </div>
      ))}
    </dl>
  )
}
