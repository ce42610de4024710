import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { calendarHref } from './calendar-choice.ts'
import { isShownPeriod, periodOf } from './calendar-period.ts'
import { startOfMonth } from './days/calendar-days.ts'
import type { CalendarData } from './load-calendar.ts'

/** What the days do beyond their HTML; its code comes once the page is there. */
export function useCalendarDays(page: CalendarData, hint: string): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const { address, choice, bounds, today, timeZone } = page
    const stops: (() => void)[] = []
    let isGone = false

    const go = (day: string) => {
      const date = startOfMonth(day)
      if (!isShownPeriod(periodOf('month', date), bounds)) return
      focused.current = day
      void navigate(calendarHref(address, { ...choice, date }), { preventScrollReset: true })
    }

    void import('./calendar-behaviour.ts')
      .catch(missingCode)
      .then(({ startCalendarGrid, startTodayMark }) => {
        if (isGone || !body.current) return
        stops.push(startTodayMark(body.current, timeZone))
        const table = body.current.querySelector('table')
        if (table) stops.push(startCalendarGrid(table, { hint, today, focused: focused.current, go }))
        focused.current = null
      })
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [page, hint, navigate])
  return body
}
