import { dayByKey } from './calendar-keys.ts'

interface GridOptions {
  /** Id of the words that tell which keys there are. */
  hint: string
  today: string
  /** The day to begin at, when the keyboard came here from another month. */
  focused: string | null
  /** Shows the month of a day that is not in the grid, where there is one. */
  go: (day: string) => void
}

/**
 * Makes a month's table a grid for the keyboard: one day at a time is a stop of the Tab key together with its links,
 * and arrow keys lead from day to day. Answers with how to end it.
 */
export function startCalendarGrid(
  table: HTMLTableElement,
  { hint, today, focused, go }: GridOptions,
): () => void {
  const cells = new Map(
    [...table.querySelectorAll<HTMLTableCellElement>('td[data-day]')].map((cell) => [
      cell.dataset.day ?? '',
      cell,
    ]),
  )
  const first = cells.keys().next().value ?? ''
  let active = ''

  const reach = (day: string, isReachable: boolean) => {
    const cell = cells.get(day)
    if (!cell) return
    const links = [...cell.querySelectorAll('a')]
    for (const stop of links.length > 0 ? links : [cell]) stop.tabIndex = isReachable ? 0 : -1
  }
  const activate = (day: string) => {
    if (day === active) return
    reach(active, false)
    reach(day, true)
    active = day
  }

  table.setAttribute('role', 'grid')
  table.setAttribute('aria-describedby', hint)
  for (const day of cells.keys()) reach(day, false)
  activate([focused, today].find((day) => day && cells.has(day)) ?? first)
  if (focused) focusDay(cells.get(focused))

  const stop = new AbortController()
  const { signal } = stop
  const cellOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-day]') : null

  table.addEventListener('focusin', (event) => activate(cellOf(event)?.dataset.day ?? active), { signal })
  table.addEventListener(
    'keydown',
    (event) => {
      const day = cellOf(event)?.dataset.day
      if (!day) return
      const next = dayByKey(event, day)
      if (!next) return
      event.preventDefault()
      const there = cells.get(next)
      if (there) focusDay(there)
      else go(next)
    },
    { signal },
  )
  return () => stop.abort()
}

/** A day with events is its link, which opens it; one without is its cell. */
const focusDay = (cell: HTMLElement | undefined): void => (cell?.querySelector('a') ?? cell)?.focus()
